import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/error.en.json' with { type: 'json' };
import fr from '#shell/app/messages/error.fr.json' with { type: 'json' };
import { ErrorPage } from './error-page.tsx';

/** The error page in each language, its words with its code. */
export const localizedErrorPages = {
  en: withMessages(ErrorPage, en),
  fr: withMessages(ErrorPage, fr),
} as const;
