import { localeOfPath, pathInLocale } from '@headstock/contracts/locale';
import { logoMarkPath } from '@headstock/ui/logo-mark-path';
import { tokens, type ThemeName } from '@headstock/ui/tokens';
import { createIntl } from 'react-intl';
import en from '#shell/app/messages/error.en.json' with { type: 'json' };
import fr from '#shell/app/messages/error.fr.json' with { type: 'json' };

/** What a page of words alone may do: look as it says itself, and lead on. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const words = {
  en: createIntl({ locale: 'en', messages: en }),
  fr: createIntl({ locale: 'fr', messages: fr }),
};

const ways = [
  ['/', 'shell.error.home'],
  ['/shop', 'shell.error.shop'],
  ['/faqs', 'shell.error.faq'],
] as const;

const { color, font, leading, space, type } = tokens;

function paint(theme: ThemeName): string {
  const { page, ink, plush } = color[theme];
  return `body{background:${page};color:${ink}}a,svg{color:${plush}}`;
}

const style = [
  ':root{color-scheme:light dark}',
  `body{box-sizing:border-box;display:grid;place-content:center;min-height:100vh;margin:0;padding:${space[5]};text-align:center;font:${type.body}/${leading.text} ${font.text}}`,
  `h1{margin:${space[5]} 0 ${space[3]};font:400 ${type[2]}/${leading.heading} ${font.display}}`,
  `p{margin:0 0 ${space[3]}}a{display:inline-block;padding:${space[2]};text-underline-offset:.2em}svg{margin:auto}`,
  paint('light'),
  `@media(prefers-color-scheme:dark){${paint('dark')}}`,
].join('');

const mark = `<svg width="56" height="56" viewBox="0 0 48 48" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${logoMarkPath}"/></svg>`;

/**
 * When not even the shell's own page can be rendered: a page of words alone, in the language of the address, which may be no
 * address at all. Nothing of the address is in it.
 */
export function plainErrorPage(status: number, url: string): string {
  const locale = localeOfPath(url.split('?', 1)[0] ?? '');
  const say = (id: string): string => words[locale].formatMessage({ id }, { statusCode: String(status) });
  const title = say('shell.error.title');
  const links = ways.map(([path, id]) => `<a href="${pathInLocale(path, locale)}">${say(id)}</a>`);
  const said = [say('shell.error.other'), say('shell.error.hint'), links.join(' ')];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main>${mark}<h1>${title}</h1>${said.map((text) => `<p>${text}</p>`).join('')}</main></body></html>`;
}
