import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as a Date, written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `timestamptz` that the database fills with the present moment. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

/** A `jsonb` column: read as a value, written as the text that `toJson` makes. */
export type Json<T> = ColumnType<T, string, string>;

/** A column with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Text of a value for a `jsonb` column, its texts cleaned as `cleanText` does. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? cleanText(part) : part));
}

/**
 * What nobody sees in a text and what makes it read as another one: control characters but tab and line ends, and the marks that turn
 * the direction of what follows. Joiners and variation selectors stay: emoji are made of them.
 */
const HIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** A text as the shop keeps it: without hidden characters, and without lone surrogates, which no PostgreSQL column can hold. */
export function cleanText(text: string): string {
  return text.replaceAll(HIDDEN, '').toWellFormed();
}
