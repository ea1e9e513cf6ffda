import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/consent.en.json' with { type: 'json' };
import fr from '#shell/app/messages/consent.fr.json' with { type: 'json' };
import { ConsentNotice } from './consent-notice.tsx';

/** The notice in each language, its words with its code. */
export const localizedConsentNotices = {
  en: withMessages(ConsentNotice, en),
  fr: withMessages(ConsentNotice, fr),
} as const;
