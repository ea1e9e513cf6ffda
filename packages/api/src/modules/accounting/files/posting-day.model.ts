import { nextDay } from '#api/modules/accounting/journal/journal-days.ts';

/** Where an entry is posted: on its own day, or, when the books of that day are closed, on the first open one with its day in the memo. */
export function postingOf(day: string, closedUntil: string | null, memo: string): { day: string; memo: string } {
  if (closedUntil === null || day > closedUntil) return { day, memo };
  return { day: nextDay(closedUntil), memo: `${memo} (of ${day})` };
}
