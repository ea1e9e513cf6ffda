/** Rules that the API names, each with its sentence as `serials.rule.<name>`. */
const serialRules = [
  'fender-letter-decade',
  'fender-letter-l',
  'fender-neck-plate',
  'fender-letter-z',
  'fender-us-year',
  'gibson-eight-digits',
  'gibson-nine-digits',
  'gibson-a-prefix',
  'gretsch-month-year',
  'gretsch-modern',
  'epiphone-letter-year',
  'ibanez-letter-year',
  'martin-sequence',
  'prs-year-prefix',
  'taylor-nine-digits',
  'taylor-ten-digits',
] as const;

/** A rule by its name; undefined for one that this page does not know yet. */
export const findSerialRule = (name: string): (typeof serialRules)[number] | undefined =>
  serialRules.find((rule) => rule === name);
