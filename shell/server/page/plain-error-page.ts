import { localeOfPath, pathInLocale } from '@headstock/contracts/locale';
import { createIntl } from 'react-intl';
import en from '#shell/messages/en.json' with { type: 'json' };
import fr from '#shell/messages/fr.json' with { type: 'json' };

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

/**
 * When not even the shell's own page can be rendered: a page of words alone, in the language of the address, which may be no
 * address at all. Nothing of the address is in it.
 */
export function plainErrorPage(status: number, url: string): string {
  const locale = localeOfPath(url.split('?', 1)[0] ?? '');
  const say = (id: string): string => words[locale].formatMessage({ id }, { statusCode: String(status) });
  const title = say('shell.error.title');
  const links = ways.map(([path, id]) => `<a href="${pathInLocale(path, locale)}">${say(id)}</a>`);
  const said = [say('shell.error.other'), say('shell.error.hint'), links.join(' · ')];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body style="font:1rem/1.5 system-ui;max-width:40rem;margin:15vh auto;padding:0 1rem"><h1>${title}</h1>${said.map((text) => `<p>${text}</p>`).join('')}</body></html>`;
}
