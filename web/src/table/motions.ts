import type { AnyDecision, TableView, MotionView } from "../protocol/messages";

/** The open motion for this decision, if there is one. */
export function motionFor(table: TableView, decision: AnyDecision): MotionView | null {
  return table.motions.find((motion) => same(JSON.parse(motion.what) as AnyDecision, decision)) ?? null;
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
