/** What a message holds under its names; null for anything that is no record. */
export function asRecord(raw: unknown): Readonly<Record<string, unknown>> | null {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : null;
}
