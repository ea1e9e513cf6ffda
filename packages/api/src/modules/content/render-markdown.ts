import { type Locale, localePrefix } from '@headstock/contracts/locale';
import type { Kind } from '@headstock/content/front-matter';
import { Marked, type Tokens } from 'marked';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { escapeHtml } from '#api/platform/escape-html.ts';

const SAFE_TARGET = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

function targetOf(href: string, locale: Locale): string | undefined {
  if (!SAFE_TARGET.test(href)) return undefined;
  if (!href.startsWith('/')) return href;
  return href === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + href;
}

function rendererFor(locale: Locale): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      // Pictures are the shop's own and stand above the text.
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${escapeHtml(toSlug(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = targetOf(href, locale);
        return target === undefined ? inner : `<a href="${escapeHtml(target)}">${inner}</a>`;
      },
    },
  });
}

const renderers: Readonly<Record<Locale, Marked>> = { en: rendererFor('en'), fr: rendererFor('fr') };

/**
 * Safe HTML of Markdown: HTML in it is shown as text, links lead to the shop, to https, mail and telephone only, paths
 * get the language's prefix, headings an id.
 */
export function renderMarkdown(markdown: string, locale: Locale): string {
  return renderers[locale].parse(markdown, { async: false });
}

/** What visitors read of a text: safe HTML of Markdown, or of the plain line of a banner, which stands inside of a link. */
export const textHtml = (kind: Kind, body: string, locale: Locale): string =>
  kind === 'banner' ? escapeHtml(body) : renderMarkdown(body, locale);
