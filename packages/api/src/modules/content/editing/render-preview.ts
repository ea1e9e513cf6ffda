import { withoutLocale } from '@headstock/contracts/locale';
import { anyPage, ruleFor } from '@headstock/contracts/routes';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { canFollow, withKnownLinks } from '#api/modules/content/known-links.ts';
import { renderMarkdown } from '#api/modules/content/render-markdown.ts';

const MOST = 100_000;
const LINK = /<a href="(\/[^"]*)">/g;

/** The paths in HTML that no page of the shop has: unknown ones, and names of pages that are not published. */
async function deadLinksOf(db: Db, html: string, locale: Locale): Promise<string[]> {
  const hrefs = [...new Set([...html.matchAll(LINK)].map(([, href = '']) => href))];
  const pageOf = (href: string): string | null => {
    const path = withoutLocale(href.replace(/[?#].*$/s, ''));
    return ruleFor(path)?.path === anyPage ? path.slice(1).toLowerCase() : null;
  };
  const named = hrefs.map(pageOf).filter((slug) => slug !== null);
  const rows =
    named.length === 0
      ? []
      : await db
          .selectFrom('content_entries')
          .select('slug')
          .where('kind', '=', 'pages')
          .where('locale', '=', locale)
          .where('slug', 'in', named)
          .execute();
  const known = new Set(rows.map(({ slug }) => slug));
  return hrefs.filter((href) => {
    const page = pageOf(href);
    return !canFollow(href) || (page !== null && !known.has(page));
  });
}

/** Markdown as a page shows it, with what its writer should know. */
export async function renderForEditor(db: Db, markdown: string, locale: Locale) {
  const html = renderMarkdown(markdown.slice(0, MOST), locale);
  return { html: withKnownLinks(html), deadLinks: await deadLinksOf(db, html, locale) };
}
