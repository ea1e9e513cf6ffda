import {
  contentKeys,
  type ContentField,
  type ContentKind,
  type ContentValues,
  termLimits,
} from '@headstock/contracts/content-fields';
import { backdrops } from '@headstock/content/front-matter';
import { isMenuId, menuLimits } from '@headstock/contracts/menu';
import { z } from 'zod';
import { cleanText } from '#api/platform/db/columns.ts';

/** One changed field as the schema's input has it: its key, and its value as JSON text. */
export type FieldInput = { readonly key: string; readonly value: string };

const MOST_FIELDS = 60;
const MOST_ENTRIES = 60;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const upTo = (most: number) => z.string().max(most).transform(cleanText);
const line = upTo(300).transform((text) => text.replaceAll(/\s*[\r\n]+\s*/gu, ' '));
const text = upTo(2_000);
const menuId = z.string().refine(isMenuId);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES);

const picture = z.strictObject({
  name: z.string().regex(SLUG).max(80),
  backdrop: z.enum(backdrops),
  photograph: z.string().max(20).optional(),
});

const shapes: Readonly<Record<ContentField['type'], z.ZodType>> = {
  line,
  text,
  markdown: upTo(100_000).transform((markdown) => markdown.replaceAll('\r\n', '\n')),
  day: z.string().regex(DAY),
  category: z.string().regex(SLUG).max(60),
  group: z.string().regex(SLUG).max(60),
  link: line,
  tags: list(line),
  picture,
  action: z.strictObject({ text: line, href: line }),
  people: list(z.strictObject({ name: line, role: line, text, picture: picture.optional() })),
  prices: list(
    z.strictObject({ service: line, from: z.int().min(0).max(100_000_000), fixed: z.boolean().optional(), note: text }),
  ),
  steps: list(z.strictObject({ title: line, text })),
  switch: z.boolean().transform((isOn) => isOn || null),
  menu: z
    .array(
      z.strictObject({
        id: menuId,
        level: z.int().min(0).max(2),
        href: upTo(menuLimits.href)
          .transform((href) => href.trim() || undefined)
          .optional(),
        isHidden: z
          .boolean()
          .transform((isHidden) => isHidden || undefined)
          .optional(),
      }),
    )
    .max(menuLimits.items)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
  terms: z
    .array(z.string().regex(SLUG).max(termLimits.slug))
    .max(termLimits.terms)
    .refine((terms) => new Set(terms).size === terms.length),
  labels: z
    .record(menuId, line)
    .refine((labels) => Object.keys(labels).length <= 2 * menuLimits.items)
    .transform((labels) => Object.fromEntries(Object.entries(labels).filter(([, label]) => label.trim() !== ''))),
};

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Reads changed fields of a kind; an empty text is nothing. Gives the key of the first that cannot be kept, as text, instead. */
export function readValues(kind: ContentKind, fields: readonly FieldInput[]): ContentValues | string {
  const known = contentKeys(kind);
  const values: Record<string, unknown> = {};
  for (const { key, value } of fields.slice(0, MOST_FIELDS)) {
    const field = known.get(key);
    const parsed = field && shapes[field.type].nullable().safeParse(value === '' ? null : parseJson(value));
    if (!parsed?.success) return key;
    const isNothing = parsed.data === '' || (Array.isArray(parsed.data) && parsed.data.length === 0);
    values[key] = isNothing ? null : parsed.data;
  }
  return values;
}

/** Fields as the schema has them, in the order of the editor. */
export const writeValues = (kind: ContentKind, values: ContentValues): FieldInput[] =>
  [...contentKeys(kind).keys()].flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value: JSON.stringify(value) }];
  });
