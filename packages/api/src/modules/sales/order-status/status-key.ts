import { isSigned, sign } from '#api/platform/signature.ts';

/** Whose status, and until when. */
type Status = { readonly orderId: string; readonly until: number };

const contentOf = ({ orderId, until }: Status): string => `${orderId}:${until}`;

/** The key by which a page shows where an order stands, until a moment in milliseconds. */
export const statusKeyFor = (secret: string, status: Status): string =>
  `${status.orderId}.${status.until}.${sign(secret, 'order-status', contentOf(status))}`;

/** The order that a key is for; undefined for one that was made up or does not hold any more. */
export function orderOfStatusKey(secrets: readonly string[], key: string, now: number): string | undefined {
  const [, orderId, digits, signature] = /^([\w-]{1,40})\.(\d{13})\.([\w-]{43})$/.exec(key) ?? [];
  if (orderId === undefined || digits === undefined || signature === undefined) return undefined;
  const until = Number(digits);
  return until > now && isSigned(secrets, 'order-status', contentOf({ orderId, until }), signature)
    ? orderId
    : undefined;
}
