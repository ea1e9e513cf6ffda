import type { ActorContext, ClientInfo } from '#api/platform/actor-context.ts';
import { giveBackToLimit, type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';

/** What signing in, registering and recovering need to know beside who asks. */
export type AuthRequest = Pick<Services, 'config' | 'secret'> & ClientInfo;

const MINUTES = 60;

/** Failed sign-ins: from one address, and against one e-mail whoever guesses. */
const failuresByAddress: Limit = { name: 'sign-in-address', max: 60, seconds: 15 * MINUTES };
const failuresByEmail: Limit = { name: 'sign-in-account', max: 10, seconds: 15 * MINUTES };
/** Mails that one address may cause, and that one e-mail may get. */
const mailsByAddress: Limit = { name: 'mail-address', max: 40, seconds: 60 * MINUTES };
const mailsToEmail: Limit = { name: 'mail-email', max: 6, seconds: 15 * MINUTES };
/** New accounts of one address. */
const registrationsByAddress: Limit = { name: 'register-address', max: 40, seconds: 60 * MINUTES };

async function take(
  { db, locale }: ActorContext,
  { secret }: AuthRequest,
  limit: Limit,
  subject: string,
): Promise<void> {
  const result = await takeFromLimit(db, secret, limit, subject);
  if (!result.ok) throw tooManyError(result.retryAfter, locale);
}

/** Counts a try to sign in before it is made, so that many at once count too. Throws when there were too many. */
export async function beginSignInAttempt(actor: ActorContext, request: AuthRequest, email: string): Promise<void> {
  await take(actor, request, failuresByAddress, request.clientAddress);
  await take(actor, request, failuresByEmail, email);
}

/** A try that succeeded does not count. */
export async function forgiveSignInAttempt(
  { db }: ActorContext,
  { secret, clientAddress }: AuthRequest,
  email: string,
): Promise<void> {
  await giveBackToLimit(db, secret, failuresByAddress, clientAddress);
  await giveBackToLimit(db, secret, failuresByEmail, email);
}

/** Counts a mail before it is written. Throws when there were too many. */
export async function beginMailAttempt(actor: ActorContext, request: AuthRequest, email: string): Promise<void> {
  await take(actor, request, mailsByAddress, request.clientAddress);
  await take(actor, request, mailsToEmail, email);
}

/** Counts a registration. Throws when there were too many. */
export function beginRegistration(actor: ActorContext, request: AuthRequest): Promise<void> {
  return take(actor, request, registrationsByAddress, request.clientAddress);
}
