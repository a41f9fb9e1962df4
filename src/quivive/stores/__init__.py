"""Where logs and things are kept. Every store fulfils the contract of `tables/log.py`."""
