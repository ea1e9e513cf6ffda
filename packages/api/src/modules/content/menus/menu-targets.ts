import { isMenuTarget } from '@headstock/contracts/menu';
import { withoutLocale } from '@headstock/contracts/locale';
import { anyPage, ruleFor } from '@headstock/contracts/routes';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { pathOf, targetPath } from '#api/modules/content/redirects/redirect-path.model.ts';

/** What has to be there, in a table of its own, for a target to be a page; null where the route alone says so. */
type Needed = { readonly kind: 'pages' | 'blog' | 'blog-category' | 'category' | 'item'; readonly key: string };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What a path of the shop needs; undefined where no page can be there for visitors. */
function neededFor(href: string): Needed | null | undefined {
  const path = withoutLocale(pathOf(href));
  const rule = ruleFor(path);
  if (!rule || rule.access === 'admin') return undefined;
  const parts = path.split('/').slice(1).map(decoded);
  const [first = '', second = '', third = ''] = parts;
  switch (rule.path) {
    case anyPage:
      return { kind: 'pages', key: first.toLowerCase() };
    case '/blog/:slug':
      return { kind: 'blog', key: second };
    case '/blog/category/:category':
      return { kind: 'blog-category', key: third };
    case '/shop/category/:type':
      return { kind: 'category', key: third };
    default:
      return first === 'shop' && rule.path.includes(':') && third !== '' ? { kind: 'item', key: third } : null;
  }
}

/** Of what is needed, what there is: as `kind key`. */
async function readPresent(db: Db, needed: readonly Needed[], locale: Locale): Promise<ReadonlySet<string>> {
  if (needed.length === 0) return new Set();
  const wanted = JSON.stringify(needed);
  const { rows } = await sql<Needed>`
    SELECT n.kind, n.key FROM (SELECT DISTINCT kind, key FROM jsonb_to_recordset(${wanted}::jsonb) AS r(kind text, key text)) n
    WHERE CASE n.kind
      WHEN 'category' THEN EXISTS (SELECT FROM categories WHERE slug = n.key)
      WHEN 'item' THEN EXISTS (SELECT FROM items WHERE id = n.key)
      WHEN 'blog-category' THEN EXISTS (SELECT FROM content_entries
        WHERE kind = 'terms' AND slug = 'blog-categories' AND locale = ${locale} AND front -> 'terms' ? n.key)
      ELSE EXISTS (SELECT FROM content_entries WHERE kind = n.kind AND slug = n.key AND locale = ${locale}) END`.execute(
    db,
  );
  return new Set(rows.map(({ kind, key }) => `${kind} ${key}`));
}

/** Where staff's redirects lead from paths, by the path. */
async function readRedirects(db: Db, paths: readonly string[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom('redirects')
    .select(['from_path', 'target', 'locale'])
    .where('from_path', 'in', [...paths])
    .where((is) => is.or([is('locale', 'is', null), is('locale', '=', locale)]))
    // The one of the language comes last, and counts.
    .orderBy('locale', (order) => order.desc().nullsFirst())
    .execute();
  return new Map(rows.map((row) => [row.from_path, row.target]));
}

/** Of targets in the shop those that are there. */
async function present(db: Db, hrefs: readonly string[], locale: Locale): Promise<ReadonlySet<string>> {
  const needs = hrefs.map((href) => [href, neededFor(href)] as const);
  const needed = needs.flatMap(([, need]) => need ?? []);
  const found = await readPresent(db, needed, locale);
  const isThere = (need: Needed | null | undefined): boolean =>
    need === null || (need !== undefined && found.has(`${need.kind} ${need.key}`));
  return new Set(needs.filter(([, need]) => isThere(need)).map(([href]) => href));
}

/**
 * Where targets of menus lead for visitors of a language: the target itself, where a redirect takes it, or null where nothing is there.
 * Three statements at most, and none without targets in the shop.
 */
export async function findTargets(
  db: Db,
  hrefs: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string | null>> {
  const all = [...new Set(hrefs)];
  const own = all.filter((href) => isMenuTarget(href) && href.startsWith('/'));
  const there = await present(db, own, locale);
  const gone = own.filter((href) => !there.has(href));
  const redirects = await readRedirects(db, [...new Set(gone.map(targetPath))], locale);
  const onward = await present(db, [...redirects.values()], locale);
  return new Map(
    all.map((href) => {
      if (!isMenuTarget(href)) return [href, null];
      if (!href.startsWith('/') || there.has(href)) return [href, href];
      const target = redirects.get(targetPath(href));
      return [href, target !== undefined && onward.has(target) ? target : null];
    }),
  );
}

const MOST_TARGETS = 200;

/** Which of the first 200 targets lead nowhere for visitors of a language. */
export async function deadTargets(db: Db, hrefs: readonly string[], locale: Locale): Promise<string[]> {
  const found = await findTargets(db, hrefs.slice(0, MOST_TARGETS), locale);
  return [...found].filter(([, target]) => target === null).map(([href]) => href);
}

type TargetView = { readonly kind: 'CATEGORY' | 'PAGE' | 'POST'; readonly path: string; readonly title: string };

/** The categories, published pages and posts that a menu can lead to, by their titles in a language. */
export async function readTargets(db: Db, locale: Locale): Promise<TargetView[]> {
  const { rows } = await sql<TargetView>`
    SELECT 'CATEGORY' AS kind, '/shop/category/' || slug AS path, coalesce(title ->> ${locale}, title ->> 'en', slug) AS title
      FROM categories
    UNION ALL
    SELECT CASE kind WHEN 'pages' THEN 'PAGE' ELSE 'POST' END, CASE kind WHEN 'pages' THEN '/' ELSE '/blog/' END || slug,
      coalesce(front ->> 'title', slug)
      FROM content_entries WHERE kind IN ('pages', 'blog') AND locale = ${locale}
    ORDER BY 1, 3`.execute(db);
  return rows;
}
