import { type ContentImage, frontMatter, type FrontMatter, type Kind } from '@headstock/content/front-matter';
import type { ContentKind, ContentValues } from '@headstock/contracts/content-fields';
import { isMenuTarget, type MenuItem } from '@headstock/contracts/menu';
import type { Locale } from '#api/platform/locale.ts';
import { composeText } from '#api/modules/content/editing/compose.model.ts';
import { textHtml } from '#api/modules/content/render-markdown.ts';

/** A document as whoever holds a preview key sees it in place of what is published. */
export type PreviewedDocument = {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly position: number;
  readonly values: ContentValues;
};

const NOTHING = '…';
const anyPicture: ContentImage = { name: 'amp-tweed-tweed', backdrop: 'fog' };

/** What stands in place of what a draft lacks, so that the page can be seen before all of it is written. */
const placeholders: Readonly<Record<ContentKind, Readonly<Record<string, unknown>>>> = {
  pages: { title: NOTHING, description: NOTHING, lead: NOTHING },
  blog: {
    title: NOTHING,
    description: NOTHING,
    lead: NOTHING,
    author: NOTHING,
    category: 'draft',
    tags: [NOTHING],
    image: anyPicture,
    imageAlt: NOTHING,
  },
  faq: { question: NOTHING, group: 'draft' },
  banner: { href: '/' },
  menus: { items: [{ id: 'draft', level: 0, href: '/' }], labels: {} },
  terms: { terms: ['draft'], labels: { draft: NOTHING } },
  newsletter: {},
};

function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.every(isWhole);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole);
}

function parse<K extends Kind>(kind: K, value: unknown): FrontMatter<K>;
function parse(kind: Kind, value: unknown): FrontMatter {
  return frontMatter[kind].parse(value);
}

/** A menu whose lines lead where they may; those without a target yet lead nowhere. */
function menuFront(front: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const items: readonly MenuItem[] = Array.isArray(front['items']) ? front['items'] : [];
  const safe = items.map(({ href, ...item }) => (href !== undefined && isMenuTarget(href) ? { ...item, href } : item));
  return { labels: {}, ...front, items: safe };
}

/** Terms of which each is called something. */
function termsFront(front: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const terms = Array.isArray(front['terms']) ? front['terms'].map(String) : [];
  const labels = typeof front['labels'] === 'object' ? { ...front['labels'] } : {};
  return { ...front, labels: { ...Object.fromEntries(terms.map((term) => [term, NOTHING])), ...labels } };
}

const fronts: Readonly<Partial<Record<ContentKind, typeof menuFront>>> = { menus: menuFront, terms: termsFront };

/** The front matter of a draft: what cannot be shown as it is is left out, what is missing has a placeholder. */
function previewFront(kind: ContentKind, front: Readonly<Record<string, unknown>>, today: string): FrontMatter {
  const shown = Object.fromEntries(Object.entries(front).filter(([, value]) => isWhole(value)));
  const filled = {
    ...placeholders[kind],
    ...(kind === 'blog' ? { date: today } : {}),
    ...(shown['image'] === undefined ? {} : { imageAlt: NOTHING }),
    ...shown,
  };
  const parsed = frontMatter[kind].safeParse(filled);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const kept = Object.entries(shown).filter(([name]) => !wrong.has(name));
  const rest: Record<string, unknown> = { ...placeholders[kind], ...(kind === 'blog' ? { date: today } : {}) };
  // A long description is shown as it will be cut off.
  if (wrong.has('description') && typeof front['description'] === 'string')
    rest['description'] = front['description'].slice(0, 150);
  if (kept.some(([name]) => name === 'image')) rest['imageAlt'] = NOTHING;
  return parse(kind, { ...rest, ...Object.fromEntries(kept) });
}

/** What a preview shows in a language. */
export function previewedText({ kind, values }: PreviewedDocument, locale: Locale, now: Date) {
  const { front, body } = composeText(kind, locale, values);
  return {
    front: previewFront(kind, fronts[kind]?.(front) ?? front, now.toISOString().slice(0, 10)),
    body,
    html: textHtml(kind, body, locale),
    changedAt: now,
    editedAt: now,
  };
}
