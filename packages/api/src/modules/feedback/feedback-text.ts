import { findContactDetails } from '@headstock/contracts/contact-details';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { feedbackMessages } from './messages.ts';

/** Marks that turn or hide text: a public text has none of them. */
const INVISIBLE = /[^\P{Cf}\u{200c}\u{200d}]|[^\P{Cc}\n]/gu;

/**
 * A text for everybody to read: line ends as one, without control and direction marks, at most one empty line on end. Throws a
 * DomainError: `text` for one that is too long, `contact` for one that says how to reach somebody outside the shop.
 */
export function readPublicText(given: string, most: number, locale: Locale): string {
  const text = cleanText(given)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const messages = feedbackMessages(locale);
  if (text.length > most) throw new DomainError('text', messages.textTooLong(most));
  if (findContactDetails(text).length > 0) throw new DomainError('contact', messages.contact);
  return text;
}
