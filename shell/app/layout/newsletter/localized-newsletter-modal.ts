import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/newsletter.en.json' with { type: 'json' };
import fr from '#shell/app/messages/newsletter.fr.json' with { type: 'json' };
import { NewsletterModal } from './newsletter-modal.tsx';

/** The invitation in each language. Its few words come with its code: chunks of their own would cost every page their names. */
export const localizedNewsletterModals = {
  en: withMessages(NewsletterModal, en),
  fr: withMessages(NewsletterModal, fr),
} as const;
