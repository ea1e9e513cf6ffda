import { isNativeError } from 'node:util/types';

const CARD_LIKE = /\b\d(?:[ -]?\d){12,18}\b/g;
const CODE_LIKE = /\b\d{6}\b/g;
const EMAIL_LIKE = /[^\s"'<>(),;:=/]+@[\w-]+(?:\.[\w-]+)+/g;
/** Session tokens, codes of links, keys of orders: 32 and more characters of base64url without a break. */
const TOKEN_LIKE = /\b(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,}/g;
const SECRET_LIKE = /(password|token|code|secret|cookie|authorization)(["']?\s*[:=]\s*["']?)[^\s"',}]+/gi;

/** A text for the log without anything that looks like an e-mail, a card number, a sign-in code or a secret. */
export function scrub(text: string): string {
  return text
    .replace(EMAIL_LIKE, '[e-mail]')
    .replace(CARD_LIKE, '[number]')
    .replace(SECRET_LIKE, '$1$2[hidden]')
    .replace(TOKEN_LIKE, '[token]')
    .replace(CODE_LIKE, '[code]');
}

/** An error as it may stand in the log: the database's `detail`, which repeats rows, is left out. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isNativeError(error)) return { message: scrub(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    name: error.name,
    message: scrub(error.message),
    code,
    constraint,
    stack: error.stack === undefined ? undefined : scrub(error.stack),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
