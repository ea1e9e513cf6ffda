import { storeProfile } from '@headstock/contracts/store-profile';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** The clock of a telephone may be wrong by so many periods. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: storeProfile.name, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** A new secret for an authenticator app: 160 bits in Base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth://` address by which an app takes a secret; `label` tells the owner which account it is for. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The period of 30 seconds for which a code of six digits is right, no more than one before or after now; null for none. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}
