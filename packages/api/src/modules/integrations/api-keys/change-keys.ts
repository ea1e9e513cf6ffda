import { type Grant, hasGrant, isGrant } from '@headstock/contracts/grants';
import { sql } from 'kysely';
import { integrationMessages } from '#api/modules/integrations/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { requireRecentSignIn } from '#api/modules/integrations/require-recent-sign-in.ts';
import { newKeyToken } from './key-token.ts';

const LONGEST_NAME = 80;
const MOST_DAYS = 366;
const MOST_KEYS = 100;
const DAY_MS = 86_400_000;

/** A key as somebody asks for it. */
export type KeyDraft = { readonly name: string; readonly scopes: readonly string[]; readonly days: number };

/** Checks a draft against what its maker may do. Throws a DomainError. */
function readDraft({ principal, locale }: ActorContext, draft: KeyDraft) {
  const messages = integrationMessages(locale);
  const name = cleanText(draft.name).trim();
  if (name === '' || name.length > LONGEST_NAME) throw new DomainError('name', messages.keyName);
  const scopes: readonly Grant[] = [...new Set(draft.scopes)].filter(isGrant);
  if (scopes.length === 0 || draft.scopes.some((scope) => !isGrant(scope)))
    throw new DomainError('scopes', messages.keyScopes);
  const missing = scopes.filter((scope) => !hasGrant(principal.rights.grants, scope));
  if (missing.length > 0) throw new DomainError('scopes-held', messages.keyScopesHeld(missing.join(', ')));
  if (!Number.isInteger(draft.days) || draft.days < 1 || draft.days > MOST_DAYS)
    throw new DomainError('days', messages.keyDays);
  return { name, scopes };
}

/**
 * Makes a key with scopes that its maker has. Gives its id, and the key itself, which is not stored. Throws a DomainError: `name`,
 * `scopes`, `scopes-held`, `days`, `reauthentication-required` or `full`.
 */
export async function createKey(actor: ActorContext, draft: KeyDraft): Promise<{ id: string; token: string }> {
  const { name, scopes } = readDraft(actor, draft);
  await requireRecentSignIn(actor);
  const { token, prefix, hash } = newKeyToken();
  const id = newId();
  await tx(actor.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('api_keys'))`.execute(trx);
    const { count } = await trx
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', actor.now)
      .executeTakeFirstOrThrow();
    if (count >= MOST_KEYS) throw new DomainError('full', integrationMessages(actor.locale).keysFull);
    await trx
      .insertInto('api_keys')
      .values({
        id,
        name,
        prefix,
        secret_hash: hash,
        scopes: toJson(scopes),
        created_by_account_id: requireAccountId(actor),
        expires_at: new Date(actor.now.getTime() + draft.days * DAY_MS),
      })
      .execute();
    const detail = { name, prefix, scopes: scopes.join(' '), days: draft.days };
    await recordAudit(trx, actorOf(actor), {
      action: 'api-key.created',
      subjectKind: 'api-key',
      subjectId: id,
      detail,
    });
  });
  return { id, token };
}

/** Revokes a key at once; a key that was revoked stays so. Throws a DomainError `not-found`. */
export async function revokeKey(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const key = await trx
      .selectFrom('api_keys')
      .select(['name', 'prefix', 'revoked_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw new DomainError('not-found', integrationMessages(actor.locale).keyNotFound);
    if (key.revoked_at !== null) return;
    await trx
      .updateTable('api_keys')
      .set({ revoked_at: actor.now, revoked_by_account_id: requireAccountId(actor) })
      .where('id', '=', id)
      .execute();
    const detail = { name: key.name, prefix: key.prefix };
    await recordAudit(trx, actorOf(actor), {
      action: 'api-key.revoked',
      subjectKind: 'api-key',
      subjectId: id,
      detail,
    });
  });
}
