import { cleanText } from '#api/platform/db/columns.ts';

/** What must arrive as it was typed: it is compared with a hash, and never shown. */
const isSecret = (name: string): boolean => /password$/i.test(name);

/** A value with every text in it cleaned; the very same value where nothing was to be cleaned. */
function cleaned(value: unknown, name: string): unknown {
  if (typeof value === 'string') return isSecret(name) ? value : cleanText(value);
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => cleaned(part, name));
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return cleanArguments(value);
}

/**
 * What a mutation was asked for, without the characters in its texts that nobody sees (`cleanText`): this is the one gate through
 * which all that customers and staff write comes into the shop. Passwords stay as they are.
 */
export function cleanArguments<Args extends object>(args: Args): Args {
  const entries: [string, unknown][] = Object.entries(args);
  const changed = entries.flatMap(([name, value]): [string, unknown][] => {
    const clean = cleaned(value, name);
    return clean === value ? [] : [[name, clean]];
  });
  return changed.length === 0 ? args : { ...args, ...Object.fromEntries(changed) };
}
