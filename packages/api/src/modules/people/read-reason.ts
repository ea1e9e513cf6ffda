import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { peopleMessages } from './messages.ts';

const LONGEST = 500;

/** The reason that somebody typed. Throws a DomainError, `reason`, for none or one that is too long. */
export function readReason(given: string, locale: Locale): string {
  const reason = cleanText(given).trim();
  if (reason === '' || reason.length > LONGEST) throw new DomainError('reason', peopleMessages(locale).reasonRequired);
  return reason;
}
