import type { Locale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import { createIntl, type IntlShape } from 'react-intl';
import en from '#shell/server/messages/en.json' with { type: 'json' };
import fr from '#shell/server/messages/fr.json' with { type: 'json' };

const intls: Readonly<Record<Locale, IntlShape>> = {
  en: createIntl({ locale: 'en', messages: en }),
  fr: createIntl({ locale: 'fr', messages: fr }),
};

/** A message without values that only machines are told. */
export function seoMessage(id: keyof typeof en, locale: Locale): string {
  return intls[locale].formatMessage({ id });
}

/** The title of a feed. */
export const feedTitle = (name: 'blog' | 'shop', locale: Locale): string =>
  `${seoMessage(`shell.feed.${name}`, locale)} · ${storeProfile.name}`;
