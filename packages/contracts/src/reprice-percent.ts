/** By how many percent a seller changes the prices of several listings at once. */
export const repricePercent = { least: -90, most: 200 } as const;

const WHOLE_DOLLARS = 100;

/**
 * The price in cents after a change by so many whole percent: rounded to the cent first, then to whole dollars, and one dollar
 * at the least. What a seller is shown before the change is what the shop makes of it.
 */
export function repriced(cents: number, percent: number): number {
  const share = Math.round((cents * (100 + percent)) / 100);
  return Math.max(WHOLE_DOLLARS, Math.round(share / WHOLE_DOLLARS) * WHOLE_DOLLARS);
}
