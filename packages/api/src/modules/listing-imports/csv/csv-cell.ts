/** What a spreadsheet takes for a formula, also behind apostrophes that guard it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** Characters that no keyboard types into a text: control characters, and marks that turn the direction of what follows. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** A text as a cell: a formula gets an apostrophe before it, which `readCell` takes away again. */
export function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The line of a file. */
export const writeLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** A text as it is stored: with line feeds, without what cannot be typed, and without spaces around. */
export const plainText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();

/** The text of a cell, without the apostrophe that guards a formula. */
export const readCell = (cell: string): string => plainText(GUARDED.test(cell) ? cell.slice(1) : cell);
