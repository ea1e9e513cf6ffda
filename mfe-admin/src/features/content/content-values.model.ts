import { contentKeys, isSameValue, type ContentKind, type ContentValues } from '@headstock/contracts/content-fields';

/** A field as the API has it: its key, and JSON of its value. */
export interface FieldText {
  readonly key: string;
  readonly value: string;
}

/** The values of fields that came from the API. */
export function readFields(fields: readonly FieldText[]): ContentValues {
  return Object.fromEntries(
    fields.map(({ key, value }) => {
      const parsed: unknown = JSON.parse(value);
      return [key, parsed];
    }),
  );
}

/** Changed values as the API takes them. */
export const writeFields = (values: ContentValues): FieldText[] =>
  Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value ?? null) }));

/** What was typed, with one more value; what is the same as saved is not typed any more. */
export function typedWith(typed: ContentValues, saved: ContentValues, key: string, value: unknown): ContentValues {
  const { [key]: _before, ...others } = typed;
  return isSameValue(value === '' ? null : value, saved[key]) ? others : { ...others, [key]: value };
}

/** What was typed over another version of the document: what is saved there already is left out. */
export const typedOver = (typed: ContentValues, saved: ContentValues): ContentValues =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !isSameValue(value, saved[key])));

/** A field that two versions have differently. */
export interface FieldDifference {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that two versions have differently, in the order of the editor. */
export function differencesOf(kind: ContentKind, before: ContentValues, after: ContentValues): FieldDifference[] {
  return [...contentKeys(kind).keys()]
    .filter((key) => !isSameValue(before[key], after[key]))
    .map((key) => ({ key, before: before[key] ?? null, after: after[key] ?? null }));
}

function linesOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => linesOf(entry));
  if (typeof value !== 'object') return [JSON.stringify(value)];
  const parts = Object.entries(value).filter(([name]) => name !== 'photograph');
  return [parts.flatMap(([, part]) => linesOf(part)).join(' · ')];
}

/** A value as people read it. */
export const textOf = (value: unknown): string => linesOf(value).join('\n');
