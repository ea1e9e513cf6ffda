import { cleanText } from '#api/platform/db/columns.ts';

/** What a spreadsheet takes for a formula, also behind apostrophes that guard it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** A text as a cell: a formula gets an apostrophe before it, which `readCell` takes away again. */
export function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The line of a file. */
export const writeLine = (cells: readonly string[]): string => `${cells.map(writeCell).join(',')}\r\n`;

/** A text as it is stored: with line feeds, without what cannot be typed, and without spaces around. */
export const plainText = (text: string): string => cleanText(text.replaceAll(/\r\n?/g, '\n')).trim();

/** The text of a cell, without the apostrophe that guards a formula. */
export const readCell = (cell: string): string => plainText(GUARDED.test(cell) ? cell.slice(1) : cell);
