import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '#api/platform/config.ts';
import type { Locale } from '#api/platform/locale.ts';

/** The code of a link in a mail: 256 random bits, and what of it is stored. */
export function newLinkCode(): { code: string; hash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashLinkCode(code) };
}

/** What is stored of a link's code. */
export function hashLinkCode(code: string): string {
  return createHash('sha256').update(code.slice(0, 200)).digest('base64url');
}

/** The address of a page that takes the code of a link. */
export function linkTo(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: Locale,
  page: 'reset-password' | 'confirm-email' | 'two-step-reset',
  code: string,
): string {
  return `${publicUrl.origin}${locale === 'fr' ? '/fr' : ''}/${page}/${code}`;
}
