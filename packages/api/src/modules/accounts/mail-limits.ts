import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { GcraLimit } from '#api/platform/gcra-limit.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { type AuthRequest, pairOf, takeFromLimits, waitError } from './auth-request.ts';
import { isKnownDevice } from './known-devices.ts';

const HOUR = 60 * 60;
/** Mails that one network may cause, and accounts that it may make, whoever they are for. */
const mailsByNetwork: Limit = { name: 'mail-network', max: 40, seconds: HOUR };
const registrationsByNetwork: Limit = { name: 'register-network', max: 40, seconds: HOUR };

/**
 * What is mailed to one e-mail; each is limited separately. With three tries for each, 15 codes in any hour
 * are at most 45 guesses. A known device has a limit of its own.
 */
const mailLimits = {
  code: {
    everywhere: { name: 'mail-code', burst: 6, everySeconds: 400 },
    fromNetwork: { name: 'mail-code-network', burst: 3, everySeconds: 900 },
    fromDevice: { name: 'mail-code-device', burst: 3, everySeconds: 600 },
  },
  recovery: {
    everywhere: { name: 'mail-recovery', burst: 6, everySeconds: 600 },
    fromNetwork: { name: 'mail-recovery-network', burst: 3, everySeconds: 900 },
    fromDevice: { name: 'mail-recovery-device', burst: 3, everySeconds: 600 },
  },
  twoStepReset: {
    everywhere: { name: 'mail-two-step-reset', burst: 3, everySeconds: 3_600 },
    fromNetwork: { name: 'mail-two-step-reset-network', burst: 3, everySeconds: 3_600 },
    fromDevice: { name: 'mail-two-step-reset-device', burst: 3, everySeconds: 3_600 },
  },
  confirmation: {
    everywhere: { name: 'mail-confirmation', burst: 6, everySeconds: 600 },
    fromNetwork: { name: 'mail-confirmation-network', burst: 3, everySeconds: 900 },
    fromDevice: { name: 'mail-confirmation-device', burst: 3, everySeconds: 600 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, GcraLimit>>>>;

async function refuse(actor: ActorContext, request: AuthRequest, email: string, error: Error): Promise<never> {
  await recordSecurityEvent(actor, request, { kind: 'mail.limited', accountId: null, email });
  throw error;
}

/** Counts a mail before it is written. Throws a DomainError when there were too many. */
export async function beginMail(
  actor: ActorContext,
  request: AuthRequest,
  kind: keyof typeof mailLimits,
  email: string,
): Promise<void> {
  const { db, locale } = actor;
  const { secret, clientAddress, deviceId } = request;
  const { everywhere, fromNetwork, fromDevice } = mailLimits[kind];
  const isKnown = deviceId !== null && (await isKnownDevice(db, deviceId, email));
  if (!isKnown) {
    const result = await takeFromLimit(db, secret, mailsByNetwork, clientAddress);
    if (!result.ok) return refuse(actor, request, email, tooManyError(result.retryAfter, locale));
  }
  const wait = await takeFromLimits(
    actor,
    request,
    isKnown
      ? [[fromDevice, pairOf(deviceId, email)]]
      : [
          [fromNetwork, pairOf(clientAddress, email)],
          [everywhere, email],
        ],
  );
  if (wait !== null) await refuse(actor, request, email, waitError(wait, actor));
}

/** Counts a registration. Throws a DomainError when there were too many. */
export async function beginRegistration(actor: ActorContext, request: AuthRequest): Promise<void> {
  const { db, locale } = actor;
  const result = await takeFromLimit(db, request.secret, registrationsByNetwork, request.clientAddress);
  if (result.ok) return;
  await recordSecurityEvent(actor, request, { kind: 'account.registration-refused' });
  throw tooManyError(result.retryAfter, locale);
}
