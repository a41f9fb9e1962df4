import type { TableView } from "../protocol/messages";

/** Seats of bots that do not play on for anybody, in the order in which late guests take them over. */
export function seatsOfBots({ chairs }: TableView): readonly number[] {
  return chairs.flatMap(({ person, bot, gone }, seat) =>
    bot !== undefined && person === undefined && !gone ? [seat] : [],
  );
}
