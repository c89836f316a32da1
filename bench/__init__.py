"""What is measured from a checkout only: a server under load, and the kernels beside programs by others."""
