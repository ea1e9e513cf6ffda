import type { RequestContext } from '#api/http/context.ts';
import { giveBackToLimit, type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { type BotAction, takeBotAnswer } from './bot-check.ts';

const MINUTES = 60;

/** Failures of signing in: of one address, and against one e-mail whoever guesses. */
const addressFailures: Limit = { name: 'sign-in-address', max: 60, seconds: 15 * MINUTES };
const accountFailures: Limit = { name: 'sign-in-account', max: 10, seconds: 15 * MINUTES };
/** Mails that one address may cause, and that one e-mail may get. */
const mailsByAddress: Limit = { name: 'mail-address', max: 40, seconds: 60 * MINUTES };
const mailsToEmail: Limit = { name: 'mail-email', max: 6, seconds: 15 * MINUTES };
/** New accounts of one address. */
const registrations: Limit = { name: 'register-address', max: 40, seconds: 60 * MINUTES };

async function take({ db, secret, locale }: RequestContext, limit: Limit, subject: string): Promise<void> {
  const result = await takeFromLimit(db, secret, limit, subject);
  if (!result.ok) throw tooManyError(result.retryAfter, locale);
}

/** Counts a try to sign in before it is made, so that many at once count too. Throws when there were too many. */
export async function beginSignInAttempt(context: RequestContext, email: string): Promise<void> {
  await take(context, addressFailures, context.clientAddress);
  await take(context, accountFailures, email);
}

/** A try that succeeded does not count. */
export async function forgiveSignInAttempt(
  { db, secret, clientAddress }: RequestContext,
  email: string,
): Promise<void> {
  await giveBackToLimit(db, secret, addressFailures, clientAddress);
  await giveBackToLimit(db, secret, accountFailures, email);
}

/** Counts a mail before it is written. Throws when there were too many. */
export async function beginMailAttempt(context: RequestContext, email: string): Promise<void> {
  await take(context, mailsByAddress, context.clientAddress);
  await take(context, mailsToEmail, email);
}

/** Counts a registration. Throws when there were too many. */
export function beginRegistration(context: RequestContext): Promise<void> {
  return take(context, registrations, context.clientAddress);
}

/** Whether the bot check is passed: a token must be right; without one it depends on the shop's settings. */
export async function passesBotCheck(
  context: RequestContext,
  action: BotAction,
  token: string | null | undefined,
): Promise<boolean> {
  if (token === null || token === undefined || token === '') return !context.config.botCheck;
  return takeBotAnswer(context.db, context.secret, action, token);
}
