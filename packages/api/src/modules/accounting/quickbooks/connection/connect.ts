import { createHash, randomBytes } from 'node:crypto';
import { hasGrant } from '@headstock/contracts/grants';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { callTokens, revokeToken } from '#api/modules/accounting/quickbooks/api/quickbooks-api.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import { readCompany } from './company.ts';
import { openToken, readConnection, tokenColumns } from './tokens.ts';

const SCOPE = 'com.intuit.quickbooks.accounting';
const AUTHORIZATION = sql<Date>`now() + interval '15 minutes'`;
const MAXIMUM_REALM = 40;

const hashOf = (state: string): string => createHash('sha256').update(state).digest('hex');
const redirectOf = ({ publicUrl }: QuickBooksContext): string => new URL('/api/quickbooks/callback', publicUrl).href;

/** Begins a connection, for admins: gives the address at Intuit where the shop is let into a company. */
export async function beginConnection(context: QuickBooksContext, actor: ActorContext): Promise<string> {
  const state = randomBytes(24).toString('base64url');
  await context.db
    .deleteFrom('quickbooks_authorizations')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await context.db
    .insertInto('quickbooks_authorizations')
    .values({ state_hash: hashOf(state), account_id: requireAccountId(actor), expires_at: AUTHORIZATION })
    .execute();
  const url = new URL(context.settings.authorizeUrl);
  const { clientId } = context.settings;
  const query = { client_id: clientId, response_type: 'code', scope: SCOPE, redirect_uri: redirectOf(context), state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export type Callback = { readonly code?: string; readonly state?: string; readonly realmId?: string };
export type Connected = 'connected' | 'forbidden' | 'state' | 'denied' | 'other-company';

/**
 * Ends a connection by what Intuit sent the admin back with. The state must be theirs, and is good once; both tokens are stored before one is
 * used. Documents begin with the first connection: one to the same company goes on where it was, another company is refused while documents
 * were sent to the former.
 */
export async function completeConnection(
  context: QuickBooksContext,
  actor: ActorContext,
  { code, state, realmId }: Callback,
): Promise<Connected> {
  const { accountId, rights } = actor.principal;
  if (!rights.isAdmin || !hasGrant(rights.grants, 'money:write') || accountId === null) return 'forbidden';
  const authorization = await context.db
    .deleteFrom('quickbooks_authorizations')
    .where('state_hash', '=', hashOf(state ?? ''))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('state_hash')
    .executeTakeFirst();
  if (!authorization) return 'state';
  if (!code || !realmId || realmId.length > MAXIMUM_REALM) return 'denied';
  const before = await readConnection(context.db);
  if (before && before.realm_id !== realmId && (await hasSent(context))) return 'other-company';
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirectOf(context) };
  const answer = await callTokens(context.settings, form);
  if (!answer.ok) return 'denied';
  const tokens = tokenColumns(context, answer.body);
  await tx(context.db, async (trx) => {
    const now = new Date();
    const given = {
      realm_id: realmId,
      state: 'connected',
      fault: null,
      connected_by: accountId,
      connected_at: now,
      refreshing_until: null,
      ...tokens,
    } as const;
    await trx
      .insertInto('quickbooks_connection')
      .values({
        id: 'shop',
        company_name: null,
        posts_from: now,
        watched_until: now,
        paused_until: null,
        checked_at: null,
        ...given,
      })
      .onConflict((on) => on.column('id').doUpdateSet(given))
      .execute();
    await trx
      .updateTable('quickbooks_documents')
      .set({ state: 'waiting', reason: null, next_attempt_at: now })
      .where('state', '=', 'held')
      .where('reason', '=', 'reconnect')
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'quickbooks.connect',
      subjectKind: 'quickbooks',
      subjectId: 'shop',
      detail: { realmId },
    });
  });
  await readCompany(context, realmId);
  return 'connected';
}

const hasSent = async ({ db }: QuickBooksContext): Promise<boolean> =>
  (await db
    .selectFrom('quickbooks_documents')
    .select('id')
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Ends the connection, for admins, audited: the token is revoked at Intuit, and forgotten here even when that does not answer. */
export async function disconnect(context: QuickBooksContext, actor: ActorContext): Promise<void> {
  const row = await readConnection(context.db);
  const token = openToken(context, row?.refresh_token ?? null);
  await tx(context.db, async (trx) => {
    await trx
      .updateTable('quickbooks_connection')
      .set({
        state: 'disconnected',
        access_token: null,
        refresh_token: null,
        access_expires_at: null,
        refresh_expires_at: null,
        refreshing_until: null,
      })
      .where('id', '=', 'shop')
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'quickbooks.disconnect',
      subjectKind: 'quickbooks',
      subjectId: 'shop',
      detail: {},
    });
  });
  if (token !== null) await revokeToken(context.settings, token);
}
