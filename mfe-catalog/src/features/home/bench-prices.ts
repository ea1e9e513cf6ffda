/** What work at the bench costs. `key` names its messages; `fixed` prices are not “from”. */
export const benchPrices = [
  { key: 'setup', cents: 8_500, fixed: false },
  { key: 'frets', cents: 19_000, fixed: false },
  { key: 'electronics', cents: 6_000, fixed: false },
  { key: 'reset', cents: 54_000, fixed: false },
  { key: 'appraisal', cents: 12_000, fixed: true },
] as const;
