import { hasGrant } from '@headstock/contracts/grants';
import { sql } from 'kysely';
import { accountMessage, hasRecentAuthentication, lockMember } from '#api/modules/accounts/index.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { applyReset } from './apply-resets.ts';
import { ownerCopies, staffMessages } from './messages.ts';
import { stopPath } from './stop-code.ts';
import { tellOwner } from './tell-owner.ts';

/** What somebody of the staff decides about a request, as they saw it. */
export type ResetDecision = {
  readonly id: string;
  readonly isApproved: boolean;
  readonly reason: string;
  /** Of the request as it was shown. */
  readonly version: number;
};

/** Throws unless the actor may decide about an account: nobody about their own, and about an administrator's only who manages the system. */
function checkMayDecide(
  { principal, locale }: ActorContext,
  account: { readonly id: string; readonly is_admin: boolean },
): void {
  const messages = staffMessages(locale);
  if (account.id === principal.accountId) throw new DomainError('own-account', messages.ownAccount);
  if (account.is_admin && !hasGrant(principal.rights.grants, 'system:write'))
    throw new DomainError('forbidden', messages.staffOnly);
}

/** The request with the lock of its account, while something can be decided about it. */
async function lockReset(trx: Tx, actor: ActorContext, { id, version }: ResetDecision) {
  const messages = staffMessages(actor.locale);
  const known = isId(id)
    ? await trx
        .selectFrom('two_step_resets as r')
        .innerJoin('accounts as a', 'a.id', 'r.account_id')
        .select(['a.id', 'a.is_admin'])
        .where('r.id', '=', id)
        .where('r.state', '!=', 'ASKED')
        .executeTakeFirst()
    : undefined;
  if (!known) throw new DomainError('not-found', messages.notFound);
  checkMayDecide(actor, known);
  if (!(await lockMember(trx, known.id))) throw new DomainError('closed', messages.closed);
  const row = await trx
    .selectFrom('two_step_resets as r')
    .leftJoin('accounts as by', 'by.id', 'r.decided_by_account_id')
    .selectAll('r')
    .select('by.display_name as decidedBy')
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirstOrThrow();
  if (row.state !== 'WAITING' && row.state !== 'APPROVED') throw new DomainError('closed', messages.closed);
  if (row.version !== version) throw new DomainError('changed', messages.changed(row.decidedBy));
  return row;
}

/**
 * Agrees to a request or denies it, for a reason, after a recent proof of who decides. What is agreed to takes effect once the owner
 * has had three days to stop it; until then it can still be denied. Throws a DomainError: `reason`, `reauthentication-required`,
 * `not-found`, `own-account`, `forbidden`, `closed` or `changed`.
 */
export async function decideReset(
  actor: ActorContext,
  decision: ResetDecision,
  { secret, publicUrl }: { readonly secret: string; readonly publicUrl: URL },
): Promise<void> {
  const { locale, now, principal } = actor;
  const { isApproved } = decision;
  const reason = readReason(decision.reason, locale);
  if (!(await hasRecentAuthentication(actor)))
    throw new DomainError('reauthentication-required', accountMessage('reauthenticationRequired', locale));
  await tx(actor.db, async (trx) => {
    const row = await lockReset(trx, actor, decision);
    if (isApproved && row.state === 'APPROVED')
      throw new DomainError('changed', staffMessages(locale).changed(row.decidedBy));
    await trx
      .updateTable('two_step_resets')
      .set({
        state: isApproved ? 'APPROVED' : 'DENIED',
        decided_by_account_id: principal.accountId,
        decided_at: now,
        closed_at: isApproved ? null : now,
        reason,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', row.id)
      .execute();
    const action = isApproved ? 'account.two-step-reset-approved' : 'account.two-step-reset-denied';
    const entry = { action, subjectKind: 'account', subjectId: row.account_id, detail: { reason } };
    await recordAudit(trx, actorOf(actor), entry);
    if (!isApproved) return tellOwner(trx, row, { key: 'denied', copies: ownerCopies.denied(reason) }, publicUrl);
    const dueAt = row.due_at ?? now;
    if (dueAt <= now) return applyReset(trx, row, { actor: actorOf(actor), publicUrl, now });
    const copies = ownerCopies.approved(dueAt, row.removes_passkeys);
    await tellOwner(trx, row, { key: 'approved', copies, path: stopPath(secret, row.id) }, publicUrl);
  });
}
