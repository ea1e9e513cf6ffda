import { isNativeError } from 'node:util/types';

const CARD_LIKE = /\b\d(?:[ -]?\d){12,18}\b/g;
const CODE_LIKE = /\b\d{6}\b/g;
const SECRET_LIKE = /(password|token|code|secret|cookie|authorization)(["']?\s*[:=]\s*["']?)[^\s"',}]+/gi;

/** A text for the log without anything that looks like a card number, a sign-in code or a secret. */
export function scrub(text: string): string {
  return text.replace(CARD_LIKE, '[number]').replace(SECRET_LIKE, '$1$2[hidden]').replace(CODE_LIKE, '[code]');
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
