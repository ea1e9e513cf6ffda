import { hasGrant } from '@headstock/contracts/grants';
import {
  type AccountRights,
  changeRights,
  type ChangedRights,
  type RightsChange,
  staffRights,
} from '#api/modules/accounts/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { peopleMessages, type RightNews, rightsChangedCopy } from '#api/modules/people/messages.ts';
import { readReason } from '#api/modules/people/read-reason.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';

const rightNames = [
  'isPrivateSeller',
  'isProfessionalSeller',
  'isAdmin',
  'canUseStripeTerminal',
  'canUseManualPayment',
  'canManageShippingMethods',
  'staffRoleId',
] as const satisfies readonly (keyof AccountRights)[];

/** Throws unless the actor may change what they ask for: what concerns the back office is for who manages the system, and for others. */
function checkStaffRights({ principal, locale }: ActorContext, accountId: string, change: RightsChange): void {
  if (!staffRights.some((name) => change[name] !== undefined)) return;
  const messages = peopleMessages(locale);
  if (!hasGrant(principal.rights.grants, 'system:write')) throw new DomainError('forbidden', messages.staffOnly);
  if (accountId === principal.accountId) throw new DomainError('own-account', messages.ownAccount);
}

/** What changed, right by right. */
function newsOf({ before, after }: ChangedRights): RightNews[] {
  return rightNames
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, has: name === 'staffRoleId' ? null : after[name] }));
}

/** Writes down what changed, and gives it. */
export async function recordRights(
  trx: Tx,
  actor: ActorContext,
  accountId: string,
  changed: ChangedRights,
  reason: string,
): Promise<readonly RightNews[]> {
  const news = newsOf(changed);
  if (news.length === 0) return news;
  const values = Object.fromEntries(news.map(({ name }) => [name, changed.after[name]]));
  const entry = { action: 'account.rights-changed', subjectKind: 'account', subjectId: accountId };
  await recordAudit(trx, actorOf(actor), { ...entry, detail: { ...values, reason } });
  return news;
}

/** What is to change, why, and what was shown. */
export type WantedRights = {
  readonly change: RightsChange;
  readonly expected: RightsChange;
  readonly reason: string;
};

/**
 * Changes what an account may be and do, while that is as it was `expected`. Throws a DomainError: `reason`, `forbidden`, `own-account`,
 * `not-found`, `role`, `changed` or `last-owner`.
 */
export async function setRights(
  actor: ActorContext,
  accountId: string,
  { change, expected, reason: given }: WantedRights,
  publicUrl: URL,
): Promise<void> {
  const messages = peopleMessages(actor.locale);
  const reason = readReason(given, actor.locale);
  checkStaffRights(actor, accountId, change);
  await tx(actor.db, async (trx) => {
    const changed = await changeRights(trx, accountId, change, expected);
    if (changed === 'not-found') throw new DomainError('not-found', messages.accountNotFound);
    if (changed === 'role') throw new DomainError('role', messages.roleUnknown);
    if (changed === 'changed') {
      const last = await lastChangeOf(trx, 'account', accountId, ['account.rights-changed']);
      throw new DomainError('changed', messages.rightsChanged(last?.by ?? null));
    }
    if (changed === 'last-owner') throw new DomainError('last-owner', messages.lastOwner);
    const news = await recordRights(trx, actor, accountId, changed, reason);
    if (news.length === 0) return;
    const notice = {
      event: 'account.rightsChanged',
      cause: `account-rights:${newId()}`,
      role: 'member',
      accountId,
      copy: (locale: 'en' | 'fr') => {
        const { subject, paragraphs, link } = rightsChangedCopy[locale](news, reason);
        return { subject, paragraphs, link: { label: link, path: '/profile' } };
      },
    } as const;
    await notify(trx, notice, publicUrl);
  });
}
