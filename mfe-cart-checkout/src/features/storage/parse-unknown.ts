/** What a stored text or a message holds under its names; null for anything that is no record. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : null;
}

/** A text of at most `longest` characters that fits `shape`, else null. */
export function asText(raw: unknown, longest: number, shape = /^/): string | null {
  return typeof raw === 'string' && raw.length <= longest && shape.test(raw) ? raw : null;
}

/** A whole number that JavaScript counts exactly, else null. */
export function asInteger(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : null;
}
