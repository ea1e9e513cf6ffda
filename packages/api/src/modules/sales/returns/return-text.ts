import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { returnMessages } from './return-messages.ts';

const MAXIMUM_TEXT = 2_000;

/** A note or a reply as it is kept; null for an empty one. Throws a DomainError, whose code names the field, when it is too long. */
export function readText(given: string | null | undefined, field: 'note' | 'reply', locale: Locale): string | null {
  const text = cleanText(given ?? '').trim();
  if (text.length > MAXIMUM_TEXT) throw new DomainError(field, returnMessages(locale).textTooLong(MAXIMUM_TEXT));
  return text || null;
}
