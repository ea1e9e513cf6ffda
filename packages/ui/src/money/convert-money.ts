/** How far an approximate amount is rounded, from so many units of its currency on: cents of a guitar say more than a daily rate knows. */
type RoundingSteps = readonly (readonly [from: number, step: number])[];

const usual: RoundingSteps = [
  [100, 1],
  [0, 0.01],
];

/** Where the smallest coin is not a hundredth. */
const own: Readonly<Record<string, RoundingSteps>> = {
  JPY: [
    [10_000, 100],
    [1_000, 10],
    [0, 1],
  ],
  CHF: [
    [100, 1],
    [0, 0.05],
  ],
};

/**
 * What an amount comes to in another currency, roughly: whole units from 100 on, yen in tens and hundreds, francs in their smallest coin.
 * @param cents integer cents of the currency that is charged
 * @param rate units of the other currency for one of that
 * @returns integer hundredths of the other currency, as `formatMoney` takes them; an amount that is none stays none, others never become 0
 */
export function convertCents(cents: number, rate: number, currency: string): number {
  const units = (Math.abs(cents) / 100) * rate;
  const steps = own[currency] ?? usual;
  // Rounded to hundredths first, so that 99.996 is not written as 100.00 beside a whole 100.
  const step = steps.find(([from]) => Math.round(units * 100) / 100 >= from)?.[1] ?? 1;
  const count = Math.round(units / step);
  const hundredths = Math.round(Math.max(count, cents === 0 ? 0 : 1) * step * 100);
  return cents < 0 ? -hundredths : hundredths;
}
