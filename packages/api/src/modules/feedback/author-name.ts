import type { Locale } from '#api/platform/locale.ts';
import { feedbackMessages } from './messages.ts';

/** How others see who wrote feedback: initials, or that the account is gone. */
export const authorName = (row: { readonly author_initials: string }, locale: Locale): string =>
  row.author_initials || feedbackMessages(locale).deletedMember;
