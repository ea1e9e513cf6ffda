import type { Messages } from '@headstock/i18n/messages';

/** A message without placeholders, as text; '' when there is none. */
export function plainText(message: Messages[string] | undefined): string {
  const first: unknown = Array.isArray(message) ? message[0] : message;
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : '';
}
