title = Dame
