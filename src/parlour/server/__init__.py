"""The table server: private tables by link."""

PORT = 8280  # unless somebody asks for another
