import { createHmac, timingSafeEqual } from 'node:crypto';

/** By this header the shell's server says that it asks for itself. Visitors' requests lose it on their way. */
export const SHELL_HEADER = 'headstock-shell';

/** The header's value, which only a holder of the shop's secret can make. */
export function makeShellKey(secret: string): string {
  return createHmac('sha256', secret).update('shell').digest('base64url');
}

/** Whether a request comes from the shell's server itself. */
export function isShellKey(secrets: readonly string[], given: string | undefined): boolean {
  if (given === undefined) return false;
  return secrets.some((secret) => {
    const [key, other] = [Buffer.from(makeShellKey(secret)), Buffer.from(given)];
    return key.length === other.length && timingSafeEqual(key, other);
  });
}
