import { cleanText } from '#api/platform/db/columns.ts';

const MAX_LENGTH = 60;

/** What an owner calls a passkey, trimmed; null when it is empty or longer than 60 characters. */
export function readPasskeyName(text: string): string | null {
  const name = cleanText(text.slice(0, 500)).trim().replaceAll(/\s+/g, ' ');
  return name === '' || name.length > MAX_LENGTH ? null : name;
}
