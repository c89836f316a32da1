"""The table server: private tables by link."""
