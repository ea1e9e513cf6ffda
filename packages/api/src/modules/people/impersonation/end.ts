import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { type RawBuilder, sql } from 'kysely';
import { endSession } from '#api/modules/accounts/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { actedForCopy } from '#api/modules/people/messages.ts';
import { recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Locale } from '#api/platform/locale.ts';
import { allowedOperations } from './allowed-operations.ts';
import type { ImpersonationRow } from './find-impersonation.ts';

/** Which open impersonations to end: the one of a session, all of an administrator, or those whose time is over. */
export type Ending = { readonly sessionId: string } | { readonly impersonatorId: string } | { readonly dueAt: Date };

/** Whether an impersonation is over and its member was not written to. */
export const hasDueImpersonations: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM impersonations WHERE ended_at IS NULL AND expires_at <= now())`;

const timeOf = (at: Date, locale: Locale): string =>
  formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone });

/** What was done, each kind of change once with how often it happened. */
async function actLines(trx: Tx, id: string): Promise<(locale: Locale) => string[]> {
  const acts = await trx
    .selectFrom('impersonation_acts')
    .select('operation')
    .where('impersonation_id', '=', id)
    .where((eb) => eb.or([eb('succeeded', 'is', null), eb('succeeded', '=', true)]))
    .orderBy('id')
    .execute();
  return (locale) => {
    const counts = new Map<string, number>();
    for (const { operation } of acts) {
      const line = allowedOperations[operation]?.done[locale] ?? operation;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return [...counts].map(([line, count]) => (count === 1 ? `– ${line}` : `– ${line} (${count} ×)`));
  };
}

async function tellMember(trx: Tx, row: ImpersonationRow, endedAt: Date, publicUrl: URL): Promise<void> {
  const admin = await trx
    .selectFrom('accounts')
    .select('display_name')
    .where('id', '=', row.impersonator_account_id)
    .executeTakeFirstOrThrow();
  const lines = await actLines(trx, row.id);
  const notice = {
    event: 'account.actedFor',
    cause: `impersonation:${row.id}:ended`,
    role: 'member',
    accountId: row.account_id,
    copy: (locale: Locale) => {
      const [from, to] = [timeOf(row.started_at, locale), timeOf(endedAt, locale)];
      const { subject, paragraphs, link } = actedForCopy[locale](admin.display_name, from, to, lines(locale));
      return { subject, paragraphs, link: { label: link, path: '/profile' } };
    },
  } as const;
  await notify(trx, notice, publicUrl);
}

async function closeOne(trx: Tx, row: ImpersonationRow, publicUrl: URL): Promise<void> {
  const now = new Date();
  const endedAt = row.expires_at < now ? row.expires_at : now;
  await trx
    .updateTable('impersonations')
    .set({ ended_at: endedAt, code_hash: null })
    .where('id', '=', row.id)
    .execute();
  await endSession(trx, row.session_id);
  const actor = { accountId: row.account_id, impersonatorId: row.impersonator_account_id, requestId: null };
  const entry = { action: 'impersonation.ended', subjectKind: 'account', subjectId: row.account_id, detail: {} };
  await recordAudit(trx, actor, entry);
  await tellMember(trx, row, endedAt, publicUrl);
}

/** Ends impersonations, and writes to each member what was done in their name. One that has ended already is left alone. */
export async function closeImpersonations(db: Db, publicUrl: URL, ending: Ending): Promise<void> {
  await tx(db, async (trx) => {
    let query = trx.selectFrom('impersonations').selectAll().where('ended_at', 'is', null);
    if ('sessionId' in ending) query = query.where('session_id', '=', ending.sessionId);
    else if ('impersonatorId' in ending) query = query.where('impersonator_account_id', '=', ending.impersonatorId);
    else query = query.where('expires_at', '<=', ending.dueAt);
    for (const row of await query.orderBy('id').forUpdate().execute()) await closeOne(trx, row, publicUrl);
  });
}
