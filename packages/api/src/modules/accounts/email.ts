import { z } from 'zod';
import { cleanText } from '#api/platform/db/columns.ts';

const schema = z.email().min(6).max(254);

/** An e-mail as it is kept (trimmed, lower case), or null when it is none. 6 to 254 characters. */
export function readEmail(text: string): string | null {
  return schema.safeParse(cleanText(text.slice(0, 300)).trim().toLowerCase()).data ?? null;
}
