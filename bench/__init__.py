"""What runs in a checkout only: a server under load and under faults, and kernels beside those of others."""
