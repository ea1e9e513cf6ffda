import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';

/** The words of this remote in a language, as a chunk of their own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const module =
    locale === 'fr'
      ? await import(/* webpackChunkName: "messages-fr" */ './fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-en" */ './en.json', { with: { type: 'json' } });
  return module.default;
}
