import { changeRights } from '#api/modules/accounts/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { decisionCopy, peopleMessages } from '#api/modules/people/messages.ts';
import { recordRights } from '#api/modules/people/rights/set-rights.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';

const LONGEST_REASON = 1_000;

/** A decision as it was typed: a denial says why. */
export type Decision = { readonly id: string; readonly isApproved: boolean; readonly reason: string | null };

function readDecisionReason({ isApproved, reason }: Decision, message: string): string | null {
  const text = cleanText(reason ?? '').trim();
  if (text.length > LONGEST_REASON || (text === '' && !isApproved)) throw new DomainError('reason', message);
  return text === '' ? null : text;
}

/**
 * Approves or denies a waiting application, and mails the applicant in their language. Throws a DomainError: `reason`, `not-found`,
 * or `decided` when somebody was faster.
 */
export async function decideApplication(actor: ActorContext, decision: Decision, publicUrl: URL): Promise<void> {
  const messages = peopleMessages(actor.locale);
  const reason = readDecisionReason(decision, messages.denialReason);
  const { id, isApproved } = decision;
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx
          .selectFrom('seller_applications')
          .select(['account_id', 'kind', 'state'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.applicationNotFound);
    if (row.state !== 'WAITING') throw new DomainError('decided', messages.decided);
    const { account_id: accountId, kind } = row;
    const state = isApproved ? 'APPROVED' : 'DENIED';
    await trx
      .updateTable('seller_applications')
      .set({ state, closed_at: actor.now, decided_by_account_id: requireAccountId(actor), reason })
      .where('id', '=', id)
      .execute();
    if (isApproved) {
      const change = kind === 'PROFESSIONAL' ? { isProfessionalSeller: true } : { isPrivateSeller: true };
      const changed = await changeRights(trx, accountId, change);
      if (typeof changed === 'string') throw new DomainError('not-found', messages.accountNotFound);
      await recordRights(trx, actor, accountId, changed, `application ${id}`);
    }
    const entry = { action: `seller-application.${state.toLowerCase()}`, subjectKind: 'account', subjectId: accountId };
    await recordAudit(trx, actorOf(actor), { ...entry, detail: { applicationId: id, kind, reason } });
    const notice = {
      event: 'account.sellerApplication',
      cause: `seller-application:${id}:decided`,
      role: 'member',
      accountId,
      copy: (locale: 'en' | 'fr') => {
        const { subject, paragraphs, link } = decisionCopy[locale](isApproved, kind === 'PROFESSIONAL', reason);
        const path = isApproved ? '/profile/selling/listings' : '/profile/settings/sell';
        return { subject, paragraphs, link: { label: link, path } };
      },
    } as const;
    await notify(trx, notice, publicUrl);
  });
}
