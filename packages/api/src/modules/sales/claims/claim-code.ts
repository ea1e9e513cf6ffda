import { isSigned, sign } from '#api/platform/signature.ts';

/** Secrets of the process: the first signs, all of them are good for what was signed before. */
type Secrets = { readonly secret: string; readonly secrets: readonly string[] };

/** Who may take over what, until when. */
type Claim = { readonly orderId: string; readonly accountId: string; readonly until: number };

const contentOf = ({ orderId, accountId, until }: Claim): string => `${orderId}:${accountId}:${until}`;

/** The code of a mailed link that lets one account take over one order, until a moment in milliseconds. */
export const claimCodeFor = ({ secret }: Pick<Secrets, 'secret'>, claim: Claim): string =>
  `${claim.until}.${sign(secret, 'order-claim', contentOf(claim))}`;

/** Whether a code lets the account take over the order now. */
export function isClaimCode(
  { secrets }: Pick<Secrets, 'secrets'>,
  code: string,
  claim: Omit<Claim, 'until'>,
  now: number,
): boolean {
  const [, digits, signature] = /^(\d{13})\.([\w-]{43})$/.exec(code) ?? [];
  if (digits === undefined || signature === undefined) return false;
  const until = Number(digits);
  return until > now && isSigned(secrets, 'order-claim', contentOf({ ...claim, until }), signature);
}
