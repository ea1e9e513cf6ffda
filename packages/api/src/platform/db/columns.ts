import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as a Date, written as a Date or an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `timestamptz` that the database fills with the present moment. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

/** A `jsonb` column: read as a value, written as the text that `toJson` makes. */
export type Json<T> = ColumnType<T, string, string>;

/** A column with a default in the database. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** Text of a value for a `jsonb` column; characters that PostgreSQL refuses in jsonb are left out. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? cleanText(part) : part));
}

/** The text without NUL characters and lone surrogates, which no PostgreSQL column can hold. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
