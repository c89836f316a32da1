"""Pages in a real browser. A package, so that the browser is closed after the last of its tests."""
