import { isId } from '#api/platform/db/new-id.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

type Attempt = { readonly id: string; readonly attempt: number };

/** The idempotency key that an attempt has at the provider. */
export const attemptKey = ({ id, attempt }: Attempt): string => (attempt === 1 ? id : `${id}-${attempt}`);

/** The refund and the attempt that a key stands for; null for a key that is not the shop's. */
export function readAttemptKey(key: string | null): Attempt | null {
  const [id = '', attempt = '1', ...more] = (key ?? '').split('-');
  return isId(id) && more.length === 0 && /^\d{1,6}$/.test(attempt) ? { id, attempt: Number(attempt) } : null;
}

/** How long after a failure a refund is retried, in ms: 5 minutes at first, then longer each time, at most a day. */
export const pauseAfter = (attempt: number): number => Math.min(5 * MINUTE_MS * 4 ** (attempt - 1), LONGEST_PAUSE_MS);
