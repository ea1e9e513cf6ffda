import { sql } from 'kysely';
import { readStaffGrants } from '#api/modules/accounts/index.ts';
import { integrationMessages } from '#api/modules/integrations/messages.ts';
import { anonymous, type Principal } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type GcraLimit, takeFromGcraLimit } from '#api/platform/gcra-limit.ts';
import type { Locale } from '#api/platform/locale.ts';
import { effectiveGrants } from './effective-grants.model.ts';
import { hashOfKey } from './key-token.ts';

/** Requests of one key: 120 at once, then two a second. */
const PER_KEY: GcraLimit = { name: 'api-key', burst: 120, everySeconds: 0.5 };

/** Why a key is not let in. */
export type KeyRefusal = 'unknown' | 'revoked' | 'expired' | 'maker';

/** Who asks by a key, or why they may not. */
export type KeyUse =
  | { readonly kind: 'used'; readonly principal: Principal }
  | { readonly kind: 'refused'; readonly reason: KeyRefusal; readonly accountId: string | null }
  | { readonly kind: 'limited'; readonly retryAfter: number };

const refuse = (reason: KeyRefusal, accountId: string | null = null): KeyUse => ({
  kind: 'refused',
  reason,
  accountId,
});

/** Notes that a key was used, once a minute at most. */
async function noteUse(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`date_trunc('minute', now())` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`)
    .execute();
}

/**
 * The principal of a key: its maker, with the rights that both the key and the maker's role have, and no session. Counts the request
 * against the key's limit.
 */
export async function useApiKey(db: Db, secret: string, token: string, now: Date): Promise<KeyUse> {
  const hash = hashOfKey(token);
  if (hash === undefined) return refuse('unknown');
  const key = await db
    .selectFrom('api_keys')
    .select(['id', 'scopes', 'created_by_account_id', 'expires_at', 'revoked_at'])
    .where('secret_hash', '=', hash)
    .executeTakeFirst();
  if (!key) return refuse('unknown');
  const { created_by_account_id: accountId } = key;
  if (key.revoked_at !== null) return refuse('revoked', accountId);
  if (key.expires_at <= now) return refuse('expired', accountId);
  const held = await readStaffGrants(db, accountId);
  if (held === null) return refuse('maker', accountId);
  const limit = await takeFromGcraLimit(db, secret, PER_KEY, key.id);
  if (!limit.ok) return { kind: 'limited', retryAfter: limit.retryAfter };
  await noteUse(db, key.id);
  const rights = { ...anonymous.rights, isAdmin: true, grants: effectiveGrants(key.scopes, held) };
  return { kind: 'used', principal: { ...anonymous, accountId, apiKeyId: key.id, rights } };
}

/** What somebody is told whose key is not let in. */
export function keyRefusalMessage(reason: KeyRefusal, locale: Locale): string {
  const { keyUnknown, keyRevoked, keyExpired, keyMaker } = integrationMessages(locale);
  return { unknown: keyUnknown, revoked: keyRevoked, expired: keyExpired, maker: keyMaker }[reason];
}
