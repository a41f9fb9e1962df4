"""Measuring a race: each player's latency, and when they really acted.

`latency` times pings on one connection, `belief` decides how much of a client's report to believe, and
`racing` follows the contests of one table. Ordering, waiting and lots are in `engine/race.py`.
"""
