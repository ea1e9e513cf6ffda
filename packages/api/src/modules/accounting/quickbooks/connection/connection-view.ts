import { readPosting } from '#api/modules/accounting/quickbooks/daily/posting-mode.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

const states = { connected: 'CONNECTED', reconnect: 'RECONNECT', disconnected: 'DISCONNECTED' } as const;

const postings = { documents: 'DOCUMENTS', daily: 'DAILY' } as const;

/** The connection, as the schema's type `QuickBooksConnection` reads it. */
export async function viewConnection({ db, now }: Pick<ActorContext, 'db' | 'now'>, isConfigured: boolean) {
  const { mode, nextMode } = await readPosting(db, now);
  const row = await db
    .selectFrom('quickbooks_connection')
    .leftJoin('accounts', 'accounts.id', 'quickbooks_connection.connected_by')
    .selectAll('quickbooks_connection')
    .select('accounts.display_name')
    .executeTakeFirst();
  return {
    state: !isConfigured ? ('OFF' as const) : row ? states[row.state] : ('NONE' as const),
    companyName: row?.company_name ?? null,
    realmId: row?.realm_id ?? null,
    fault: row?.state === 'reconnect' ? row.fault : null,
    computesTax: row?.computes_tax ?? false,
    postsFrom: row?.posts_from ?? null,
    pausedUntil: row?.paused_until && row.paused_until > new Date() ? row.paused_until : null,
    refreshExpiresAt: row?.refresh_expires_at ?? null,
    connectedAt: row?.connected_at ?? null,
    connectedBy: row?.display_name ?? null,
    posting: postings[mode],
    nextPosting: postings[nextMode],
  };
}
