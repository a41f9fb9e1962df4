import type { AnyDecision, TableView, WishView } from "../protocol/messages";

/** What some already want, if it is this very decision. */
export function wishFor(table: TableView, decision: AnyDecision): WishView | null {
  return table.wishes.find((wish) => same(JSON.parse(wish.what) as AnyDecision, decision)) ?? null;
}

function same(one: object, other: object): boolean {
  const plain = (what: object): string =>
    JSON.stringify(
      Object.entries(what)
        .filter(([, value]) => value !== null && value !== undefined)
        .sort(),
    );
  return plain(one) === plain(other);
}
