import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import { seal, unseal } from '#api/platform/seal.ts';
import { callTokens } from '#api/modules/accounting/quickbooks/api/quickbooks-api.ts';
import type { Fault } from '#api/modules/accounting/quickbooks/api/fault.model.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import type { ConnectionRow } from '#api/modules/accounting/quickbooks/tables.ts';

const OWNER = 'quickbooks';
/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;
const LEASE = sql<Date>`now() + interval '30 seconds'`;
const WAIT_MS = 200;
const ATTEMPTS = 150;

const tokensSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number(),
  x_refresh_token_expires_in: z.number().default(8_640_000),
});

/** The columns of tokens that Intuit gave, sealed. */
export function tokenColumns({ secret }: Pick<QuickBooksContext, 'secret'>, given: unknown) {
  const tokens = tokensSchema.parse(given);
  const after = (seconds: number): Date => new Date(Date.now() + seconds * 1_000);
  return {
    access_token: seal(secret, 'quickbooks-token', OWNER, tokens.access_token),
    refresh_token: seal(secret, 'quickbooks-token', OWNER, tokens.refresh_token),
    access_expires_at: after(tokens.expires_in),
    refresh_expires_at: after(tokens.x_refresh_token_expires_in),
  };
}

/** A token in clear; null when it was sealed with a secret that the shop gave up. */
export const openToken = ({ secrets }: Pick<QuickBooksContext, 'secrets'>, sealed: string | null): string | null =>
  sealed === null ? null : (unseal(secrets, 'quickbooks-token', OWNER, sealed)?.text ?? null);

/** The connection, in whatever state; undefined before the first one. */
export const readConnection = (db: Db): Promise<ConnectionRow | undefined> =>
  db.selectFrom('quickbooks_connection').selectAll().where('id', '=', 'shop').executeTakeFirst();

/** Intuit refused: somebody has to connect again, and what waits is held until then. */
export async function markReconnect(
  { db, log }: QuickBooksContext,
  { code, text }: Pick<Fault, 'code' | 'text'>,
): Promise<void> {
  log.warn({ code, text }, 'QuickBooks has to be connected again');
  await db
    .updateTable('quickbooks_connection')
    .set({ state: 'reconnect', fault: `${code}: ${text}`.slice(0, 500), refreshing_until: null })
    .where('id', '=', 'shop')
    .where('state', '=', 'connected')
    .execute();
}

/** Takes the lease of the refresh, which one process has at a time. Gives the row that it refreshes, else undefined. */
const takeLease = (db: Db): Promise<ConnectionRow | undefined> =>
  db
    .updateTable('quickbooks_connection')
    .set({ refreshing_until: LEASE })
    .where('id', '=', 'shop')
    .where('state', '=', 'connected')
    .where('access_expires_at', '<', new Date(Date.now() + MARGIN_MS))
    .where((is) => is.or([is('refreshing_until', 'is', null), is('refreshing_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();

async function refresh(context: QuickBooksContext, row: ConnectionRow): Promise<void> {
  const token = openToken(context, row.refresh_token);
  if (token === null)
    return markReconnect(context, { code: 'sealed', text: 'The tokens were sealed with another secret' });
  const answer = await callTokens(context.settings, { grant_type: 'refresh_token', refresh_token: token });
  const give = context.db
    .updateTable('quickbooks_connection')
    .where('id', '=', 'shop')
    .where('refresh_token', '=', row.refresh_token);
  if (answer.ok) {
    // Both are stored before either is used: the former refresh token is dead from here on.
    await give.set({ ...tokenColumns(context, answer.body), refreshing_until: null, fault: null }).execute();
    return;
  }
  if (answer.fault.kind === 'unavailable' || answer.fault.kind === 'throttled')
    await give.set({ refreshing_until: null }).execute();
  else await markReconnect(context, answer.fault);
}

export type Access = { readonly accessToken: string; readonly realmId: string };

/**
 * A token that is good for a minute at least; refreshed by one process at a time, the others wait. Null while there is no connection, or
 * Intuit does not answer.
 */
export async function readAccess(context: QuickBooksContext): Promise<Access | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await readConnection(context.db);
    if (row?.state !== 'connected' || row.access_expires_at === null) return null;
    if (row.access_expires_at.getTime() > Date.now() + MARGIN_MS) {
      const accessToken = openToken(context, row.access_token);
      if (accessToken !== null) return { accessToken, realmId: row.realm_id };
      await markReconnect(context, { code: 'sealed', text: 'The tokens were sealed with another secret' });
      return null;
    }
    const taken = await takeLease(context.db);
    if (!taken) {
      await wait(WAIT_MS);
      continue;
    }
    await refresh(context, taken);
    const after = await readConnection(context.db);
    if (after?.access_expires_at && after.access_expires_at.getTime() <= Date.now() + MARGIN_MS) return null;
  }
  return null;
}
