import { withMessages } from '@headstock/i18n/messages';
import en from '#shell/app/messages/newsletter.en.json' with { type: 'json' };
import fr from '#shell/app/messages/newsletter.fr.json' with { type: 'json' };
import { Newsletter } from './newsletter-modal.tsx';

/** The invitation in each language. Its few words come with its code: chunks of their own would cost every page their names. */
export const newsletters = { en: withMessages(Newsletter, en), fr: withMessages(Newsletter, fr) } as const;
