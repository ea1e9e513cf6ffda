/** What a spreadsheet takes for a formula: such a text gets an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text as a cell: no formula, quoted where it has to be. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
