import { type ContentKind, givenKinds } from '@headstock/contracts/content-fields';
import { hasOwnPage } from '@headstock/contracts/routes';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { editingMessages } from './messages.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

/** Pages that menus, forms, mails or other pages name by their address. */
const fixedPages: ReadonlySet<string> = new Set([
  'about-us',
  'accessibility',
  'appraisals',
  'celebrity-guests',
  'consign',
  'contact',
  'meet-the-team',
  'privacy',
  'repairs',
  'returns',
  'shipping',
  'terms-and-conditions',
  'visit',
]);

/** What the shop's server answers itself beside pages. */
const reserved: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'builds',
  'en',
  'fr',
  'graphql',
  'healthz',
  'icons',
  'images',
  'readyz',
  'remotes',
]);

/** Whether a text keeps its address and stays published. */
export const isFixed = (kind: ContentKind, slug: string): boolean =>
  givenKinds.has(kind) || (kind === 'pages' && fixedPages.has(slug));

/** Throws a DomainError `fixed` for a kind of which none is added. */
export function refuseGiven(kind: ContentKind, locale: Locale): void {
  if (givenKinds.has(kind)) throw new DomainError('fixed', editingMessages(locale).given);
}

/** Throws a DomainError `fixed` for such a text. */
export function refuseFixed(kind: ContentKind, slug: string, locale: Locale): void {
  if (isFixed(kind, slug)) throw new DomainError('fixed', editingMessages(locale).fixed);
}

/** Throws a DomainError `slug` or `reserved` for an address that no text of the kind can have. */
export function checkSlug(kind: ContentKind, slug: string, locale: Locale): void {
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug)) throw new DomainError('slug', editingMessages(locale).slug);
  if (kind === 'pages' && (reserved.has(slug) || hasOwnPage(`/${slug}`)))
    throw new DomainError('reserved', editingMessages(locale).reserved);
}

async function isTaken(db: Db, kind: ContentKind, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_documents')
    .select('id')
    .where('kind', '=', kind)
    .where((is) => is.or([is('slug', '=', slug), is('origin', '=', slug)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws a DomainError `taken` where another text of the kind has the address, or comes from a file of this name. */
export async function refuseTaken(db: Db, kind: ContentKind, slug: string, locale: Locale): Promise<void> {
  if (await isTaken(db, kind, slug)) throw new DomainError('taken', editingMessages(locale).taken);
}

/** An address that is free, made from a title: with a number where it is taken. */
export async function freeSlug(db: Db, kind: ContentKind, title: string): Promise<string> {
  const base =
    toSlug(title)
      .slice(0, LONGEST_SLUG - 5)
      .replace(/-+$/, '') || 'text';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const isOwn = kind === 'pages' && (reserved.has(slug) || hasOwnPage(`/${slug}`));
    if (!isOwn && !(await isTaken(db, kind, slug))) return slug;
  }
}
