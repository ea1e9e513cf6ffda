import { anyPage, ruleFor } from '@headstock/contracts/routes';
import type { Db } from '#api/platform/db/database.ts';

/** First parts of addresses that programs answer, or that ask for a sign-in first. */
const RESERVED: readonly string[] = [
  'admin',
  'dashboard',
  'profile',
  'api',
  'graphql',
  'images',
  'remotes',
  'assets',
  'healthz',
  'readyz',
  'remotes.json',
];

async function hasEntry(db: Db, kind: 'pages' | 'blog', slug: string): Promise<boolean> {
  const entry = await db
    .selectFrom('content_entries')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return entry !== undefined;
}

async function hasItem(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('items').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/**
 * Whether the shop has a page at a path without language prefix, as far as anybody can tell: a route without parameters, a page or post of
 * the content, an item, or anything that only members or staff open. Its visitors would never be led elsewhere.
 */
export async function isServed(db: Db, path: string): Promise<boolean> {
  const [first = '', second = '', third = ''] = path.slice(1).split('/');
  if (RESERVED.includes(first)) return true;
  const rule = ruleFor(path);
  if (!rule) return false;
  if (rule.path === anyPage) return hasEntry(db, 'pages', first);
  if (!rule.path.includes(':') && !rule.path.endsWith('*')) return true;
  if (rule.access !== 'public') return true;
  if (first === 'blog') return hasEntry(db, 'blog', second);
  return first === 'shop' && third !== '' ? hasItem(db, third) : false;
}
