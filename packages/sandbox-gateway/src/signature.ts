import { createHmac } from 'node:crypto';

/** The header that carries a webhook's signature. */
export const SIGNATURE_HEADER = 'gateway-signature';

/** Signs a webhook body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The time inside makes a replay old. */
export function signBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
