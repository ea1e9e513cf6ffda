import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { type Limit, type LimitedClient, takeFromLimit } from '#api/platform/rate-limit.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

/** Joins from one address, and with one e-mail from any address. */
const byAddress: Limit = { name: 'hold-queue-address', max: 30, seconds: 3_600 };
const byEmail: Limit = { name: 'hold-queue-email', max: 6, seconds: 3_600 };

/** Counts a wish to wait before it is granted. Throws a DomainError when there were too many. */
export async function takeWaitlistLimits(
  { db, locale }: ActorContext,
  { secret, clientAddress }: LimitedClient,
  email: string | null,
): Promise<void> {
  const refuse = (): never => {
    throw new DomainError('too-many', salesMessages(locale).tooManyWaitlists);
  };
  if (!(await takeFromLimit(db, secret, byAddress, clientAddress)).ok) refuse();
  if (email !== null && !(await takeFromLimit(db, secret, byEmail, email)).ok) refuse();
}
