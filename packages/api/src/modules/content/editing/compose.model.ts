import {
  contentFields,
  contentKey,
  contentLocales,
  type ContentKind,
  type ContentLocale,
  type ContentValues,
} from '@headstock/contracts/content-fields';

/** A text in one language as `@headstock/content/front-matter` has it: what stands above it, and its Markdown. */
export type ComposedText = { readonly front: Readonly<Record<string, unknown>>; readonly body: string };

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The value without the ids of photographs, which are for the editor alone. */
function withoutPhotographs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPhotographs);
  if (typeof value !== 'object' || value === null) return value;
  if ('picture' in value) return { ...value, picture: withoutPhotographs(value.picture) };
  if (!('photograph' in value)) return value;
  const { photograph: _photograph, ...picture } = value;
  return picture;
}

/** What a document says in one language: what both share and its own texts, without what is empty. */
export function composeText(kind: ContentKind, locale: ContentLocale, values: ContentValues): ComposedText {
  const { shared, texts } = contentFields[kind];
  const named = [
    ...shared.map(({ name }) => [name, withoutPhotographs(values[contentKey('shared', name)])] as const),
    ...texts.map(({ name }) => [name, withoutPhotographs(values[contentKey(locale, name)])] as const),
  ];
  const front = Object.fromEntries(named.filter(([name, value]) => name !== 'body' && !isEmpty(value)));
  // A description of no picture is for nobody.
  if (front['image'] === undefined) delete front['imageAlt'];
  const body = values[contentKey(locale, 'body')];
  return { front, body: typeof body === 'string' ? body : '' };
}

/** The document whose languages say these texts; what both share is read from the first of them. */
export function decomposeTexts(
  kind: ContentKind,
  texts: Readonly<Partial<Record<ContentLocale, ComposedText>>>,
): ContentValues {
  const { shared, texts: own } = contentFields[kind];
  const first = texts.en ?? texts.fr;
  const of = (text: ComposedText, name: string): unknown => (name === 'body' ? text.body : text.front[name]);
  const pairs = [
    ...shared.map(({ name }) => [contentKey('shared', name), first && of(first, name)] as const),
    ...contentLocales.flatMap((locale) => {
      const text = texts[locale];
      return text ? own.map(({ name }) => [contentKey(locale, name), of(text, name)] as const) : [];
    }),
  ];
  return Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value)));
}
