import { beginImpersonationSession, findMember, principalOf } from '#api/modules/accounts/index.ts';
import { peopleMessages } from '#api/modules/people/messages.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import { type ActorContext, type Principal, requireAccountId } from '#api/platform/actor-context.ts';
import { recordAudit } from '#api/platform/audit/record-audit.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { closeImpersonations } from './end.ts';

/** How long an administrator may act as somebody. */
export const IMPERSONATION_MINUTES = 30;
const LIMIT: Limit = { name: 'impersonation', max: 30, seconds: 3_600 };

/** Where an impersonation begins: the browser, the secret of limits, and the base of links in mails. */
export type StartSource = {
  readonly secret: string;
  readonly userAgent: string | null;
  readonly publicUrl: URL;
};

export type Started = { readonly token: string; readonly principal: Principal; readonly expiresAt: Date };

/**
 * Begins to act as a member, for a reason: the token of a session in which the actor only looks. Whom the actor acted as before,
 * in another browser, that ends. Throws a DomainError: `reason`, `not-found`, `administrator`, `already` or `rate-limited`.
 */
export async function startImpersonation(
  actor: ActorContext,
  source: StartSource,
  accountId: string,
  given: string,
): Promise<Started> {
  const messages = peopleMessages(actor.locale);
  const impersonatorId = requireAccountId(actor);
  if (actor.principal.impersonatorId !== null) throw new DomainError('already', messages.actingAlready);
  const reason = readReason(given, actor.locale);
  const room = await takeFromLimit(actor.db, source.secret, LIMIT, impersonatorId);
  if (!room.ok) throw tooManyError(room.retryAfter, actor.locale);
  const expiresAt = new Date(actor.now.getTime() + IMPERSONATION_MINUTES * 60_000);
  await closeImpersonations(actor.db, source.publicUrl, { impersonatorId });
  const { token } = await tx(actor.db, async (trx) => {
    const member = isId(accountId) ? await findMember(trx, accountId) : undefined;
    if (!member) throw new DomainError('not-found', messages.accountNotFound);
    const { is_admin: isAdmin } = await trx
      .selectFrom('accounts')
      .select('is_admin')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (isAdmin) throw new DomainError('administrator', messages.actingAdmin);
    const session = await beginImpersonationSession(trx, { accountId, impersonatorId }, expiresAt, source.userAgent);
    const id = newId();
    await trx
      .insertInto('impersonations')
      .values({
        id,
        account_id: accountId,
        impersonator_account_id: impersonatorId,
        session_id: session.sessionId,
        reason,
        started_at: actor.now,
        expires_at: expiresAt,
      })
      .execute();
    await recordAudit(
      trx,
      { accountId, impersonatorId, requestId: actor.requestId },
      { action: 'impersonation.started', subjectKind: 'account', subjectId: accountId, detail: { reason } },
    );
    return session;
  }).catch((error: unknown) => {
    // Begun twice at the same moment.
    throw isUniqueViolation(error, 'impersonations_open') ? new DomainError('already', messages.actingAlready) : error;
  });
  return { token, principal: await principalOf(actor.db, token), expiresAt };
}
