/**
 * What staff edits and visitors read: pages, posts of the blog, questions, lines of the banner, menus, the terms that posts and
 * questions are sorted by, and the invitation to the newsletter.
 */
export const contentKinds = ['pages', 'blog', 'faq', 'banner', 'menus', 'terms', 'newsletter'] as const;
/** See `contentKinds`. */
export type ContentKind = (typeof contentKinds)[number];

/** How a field is written down: its value is JSON, null where nothing is in it. */
export type ContentFieldType =
  /** Text of one line, or of several. */
  | 'line'
  | 'text'
  | 'markdown'
  /** A day, YYYY-MM-DD. */
  | 'day'
  /** A slug: of a category of the blog, or of a group of questions. */
  | 'category'
  | 'group'
  /** A path of the shop without language prefix, or an https, mail or telephone address. */
  | 'link'
  /** A list of texts. */
  | 'tags'
  /** `{name, backdrop, photograph?}` */
  | 'picture'
  /** `{text, href}` */
  | 'action'
  /** Lists of `{name, role, text, picture?}`, `{service, from, fixed?, note}` and `{title, text}`. */
  | 'people'
  | 'prices'
  | 'steps'
  /** True or nothing. */
  | 'switch'
  /** The lines of a menu, and what they say; see `menu.ts`. */
  | 'menu'
  | 'labels'
  /** The slugs of terms in their order; what they are called are `labels`. */
  | 'terms';

/** One field of a document. */
export interface ContentField {
  readonly name: string;
  readonly type: ContentFieldType;
  /** Nothing is published without it. */
  readonly isNeeded?: true;
  /** Characters at most once it is published. */
  readonly most?: number;
}

/** The fields of a kind: what both languages share, and what each has for itself. */
export interface ContentFields {
  readonly shared: readonly ContentField[];
  readonly texts: readonly ContentField[];
}

/** Search engines cut a description off after about this many characters. */
const DESCRIPTION_LIMIT = 155;

const title: ContentField = { name: 'title', type: 'line', isNeeded: true };
const description: ContentField = { name: 'description', type: 'text', isNeeded: true, most: DESCRIPTION_LIMIT };
const lead: ContentField = { name: 'lead', type: 'text', isNeeded: true };
const body: ContentField = { name: 'body', type: 'markdown', isNeeded: true };

/** The fields of every kind, in the order in which they are edited. */
export const contentFields: Readonly<Record<ContentKind, ContentFields>> = {
  pages: {
    shared: [
      { name: 'image', type: 'picture' },
      { name: 'updated', type: 'day' },
    ],
    texts: [
      title,
      description,
      lead,
      { name: 'imageAlt', type: 'line' },
      { name: 'action', type: 'action' },
      { name: 'people', type: 'people' },
      { name: 'guests', type: 'people' },
      { name: 'prices', type: 'prices' },
      { name: 'steps', type: 'steps' },
      body,
    ],
  },
  blog: {
    shared: [
      { name: 'date', type: 'day', isNeeded: true },
      { name: 'author', type: 'line', isNeeded: true },
      { name: 'category', type: 'category', isNeeded: true },
      { name: 'image', type: 'picture', isNeeded: true },
    ],
    texts: [
      title,
      description,
      lead,
      { name: 'imageAlt', type: 'line', isNeeded: true },
      { name: 'tags', type: 'tags', isNeeded: true },
      body,
    ],
  },
  faq: {
    shared: [{ name: 'group', type: 'group', isNeeded: true }],
    texts: [{ name: 'question', type: 'line', isNeeded: true }, body],
  },
  banner: {
    shared: [
      { name: 'href', type: 'link', isNeeded: true },
      { name: 'until', type: 'day' },
    ],
    texts: [{ name: 'body', type: 'line', isNeeded: true }],
  },
  menus: {
    shared: [{ name: 'items', type: 'menu', isNeeded: true }],
    texts: [{ name: 'labels', type: 'labels', isNeeded: true }],
  },
  terms: {
    shared: [{ name: 'terms', type: 'terms', isNeeded: true }],
    texts: [
      { name: 'labels', type: 'labels', isNeeded: true },
      { name: 'descriptions', type: 'labels' },
    ],
  },
  newsletter: { shared: [{ name: 'isShown', type: 'switch' }], texts: [] },
};

/** The kinds whose documents come with the shop: none is added, copied, moved or archived. */
export const givenKinds: ReadonlySet<ContentKind> = new Set(['menus', 'terms', 'newsletter']);

/** The languages of every document, in the order of the editor. */
export const contentLocales = ['en', 'fr'] as const;
/** See `contentLocales`. */
export type ContentLocale = (typeof contentLocales)[number];

/** The values of a document by their keys: `shared.image`, `en.title`, `fr.body` … What is not there is empty. */
export type ContentValues = Readonly<Record<string, unknown>>;

/** The key of a field in a document. */
export const contentKey = (scope: 'shared' | ContentLocale, name: string): string => `${scope}.${name}`;

/** Every key of a kind with its field, in the order of the editor. */
export function contentKeys(kind: ContentKind): ReadonlyMap<string, ContentField> {
  const { shared, texts } = contentFields[kind];
  return new Map([
    ...shared.map((field) => [contentKey('shared', field.name), field] as const),
    ...contentLocales.flatMap((locale) => texts.map((field) => [contentKey(locale, field.name), field] as const)),
  ]);
}

/** The language of a key; null for what both share. */
export const localeOfKey = (key: string): ContentLocale | null =>
  contentLocales.find((locale) => key.startsWith(`${locale}.`)) ?? null;

/** The field that names a document in lists. */
export const nameField = (kind: ContentKind): string =>
  kind === 'faq' ? 'question' : kind === 'banner' ? 'body' : 'title';

/** JSON of a value with its keys in order, so that equal values have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Whether two values say the same; nothing and null are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A list of terms: the kind of the texts that are sorted by them, the field that names a term, and the page that shows them. */
export interface TermList {
  readonly kind: 'blog' | 'faq';
  readonly field: 'category' | 'group';
  readonly path: string;
  /** Visitors read what each is about. */
  readonly isDescribed: boolean;
}

/** The lists of terms by their slugs. */
export const termLists: Readonly<Record<string, TermList | undefined>> = {
  'blog-categories': { kind: 'blog', field: 'category', path: '/blog', isDescribed: true },
  'faq-groups': { kind: 'faq', field: 'group', path: '/faqs', isDescribed: false },
};

/** Limits of a list of terms: how many, the characters of a slug, of a label and of a description. */
export const termLimits = { terms: 40, slug: 60, label: 80, description: DESCRIPTION_LIMIT } as const;

/** Where a document is seen, as a path without language prefix. */
export function contentPath(kind: ContentKind, slug: string): string {
  if (kind === 'pages') return `/${slug}`;
  if (kind === 'blog') return `/blog/${slug}`;
  if (kind === 'terms') return termLists[slug]?.path ?? '/';
  return kind === 'faq' ? `/faqs#${slug}` : '/';
}

/** Begins the name of a picture that is a photograph; the id of its image follows. */
export const PHOTOGRAPH_PREFIX = 'photograph-';
