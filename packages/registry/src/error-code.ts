/** The `code` of a system error (`ENOENT`), or undefined for anything else that was thrown. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
