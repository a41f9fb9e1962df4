"""A relayed connection: what the relaying node measures counts at the home, for the frame it belongs to."""

from quivive.server.relay import COUNTERS, LEAD, RelayedCounters
from quivive.tables.race.latency import Latency, Start
from quivive.tables.race.tcp_counters import TcpCounters

HOP = TcpCounters(1.0, 2.0, 0.5, 0, 0)


def phone(resent: int) -> TcpCounters:
    return TcpCounters(30.0, 35.0, 2.0, resent, 0)


def report(read_counters: RelayedCounters, latency: Latency, resent: int, mark: bytes = b"") -> None:
    read_counters.receive(COUNTERS.pack(*phone(resent)) + mark, latency, 0.0)


def test_only_losses_after_a_frame_left_the_relaying_node_count_for_it() -> None:
    read_counters = RelayedCounters(lambda: HOP)
    assert read_counters() is None, "nothing is known before it is told"
    latency = Latency(read_counters)
    report(read_counters, latency, resent=1)
    assert read_counters() == TcpCounters(31.0, 37.0, 2.5, 1, 0)
    for lost_before, lost_after in ((True, False), (False, True)):
        before = (read_counters() or HOP).resent
        mark = latency.show(1, Start(1, 0.0), 0.0)
        report(read_counters, latency, before + lost_before, mark)
        report(read_counters, latency, before + lost_before + lost_after)
        latency.answered(mark, 40.0)
        assert latency.shown[-1].lost is lost_after


def test_a_relayed_round_trip_ends_when_the_phones_kernel_has_the_ping() -> None:
    read_counters = RelayedCounters(lambda: HOP)
    latency = Latency(read_counters)
    mark = latency.ask(1_000.0)
    read_counters.receive(COUNTERS.pack(*phone(0)) + LEAD.pack(25.0) + mark, latency, 1_065.0)
    latency.answered(mark, 1_065.0)
    assert latency.shortest_trip == 40.0


def test_nothing_is_proven_if_the_relaying_node_knows_nothing_about_the_phone() -> None:
    assert RelayedCounters(lambda: None)() is None
    read_counters = RelayedCounters(lambda: None)
    read_counters.receive(COUNTERS.pack(*phone(0)), Latency(read_counters), 0.0)
    assert read_counters() is None
