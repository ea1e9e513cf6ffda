import { type Selectable, sql } from 'kysely';
import { integrationMessages } from '#api/modules/integrations/messages.ts';
import type { WebhookEndpointsTable } from '#api/modules/integrations/tables.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, type AuditEntry, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { wantEvents } from '#api/platform/events/domain-events.ts';
import { seal } from '#api/platform/seal.ts';
import { requireRecentSignIn } from '#api/modules/integrations/require-recent-sign-in.ts';
import { type EndpointDraft, readEndpoint } from './read-endpoint.ts';
import { newSecret } from './signature.ts';
import { networkOf, type WebhookSettings } from './webhook-settings.ts';

const MOST_ENDPOINTS = 50;
/** How long the former secret signs beside a new one. */
export const ROTATION_HOURS = 24;

export type EndpointRow = Selectable<WebhookEndpointsTable>;

/** The host and nothing behind it: paths of receivers often hold secrets. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

function audit(trx: Tx, actor: ActorContext, action: string, id: string, detail: AuditEntry['detail']): Promise<void> {
  const entry = { action: `webhook.${action}`, subjectKind: 'webhook', subjectId: id, detail };
  return recordAudit(trx, actorOf(actor), entry);
}

/** One after another: which events are wanted follows from all endpoints together. */
const lock = (trx: Tx) => sql`SELECT pg_advisory_xact_lock(hashtext('webhook_endpoints'))`.execute(trx);

async function want(trx: Tx): Promise<void> {
  const rows = await trx.selectFrom('webhook_endpoints').select('kinds').execute();
  await wantEvents(trx, [...new Set(rows.flatMap(({ kinds }) => kinds))]);
}

/** The endpoint, locked, if it still has the version that was read. Throws a DomainError: `not-found` or `changed`. */
async function lockEndpoint(trx: Tx, actor: ActorContext, id: string, version: number): Promise<EndpointRow> {
  const messages = integrationMessages(actor.locale);
  await lock(trx);
  const row = await trx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new DomainError('not-found', messages.endpointNotFound);
  if (row.version !== version) throw new DomainError('changed', messages.endpointChanged);
  return row;
}

/**
 * Makes an endpoint. Gives its id and its secret, which is shown once. Throws a DomainError: `name`, `url`, `kinds`,
 * `reauthentication-required` or `full`.
 */
export async function createEndpoint(
  actor: ActorContext,
  settings: WebhookSettings,
  draft: EndpointDraft,
): Promise<{ id: string; secret: string }> {
  const read = readEndpoint(draft, networkOf(settings), actor.locale);
  await requireRecentSignIn(actor);
  const id = newId();
  const secret = newSecret();
  await tx(actor.db, async (trx) => {
    await lock(trx);
    const { count } = await trx
      .selectFrom('webhook_endpoints')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST_ENDPOINTS) throw new DomainError('full', integrationMessages(actor.locale).endpointsFull);
    const sealed = seal(settings.secret, 'webhook-secret', id, secret);
    await trx
      .insertInto('webhook_endpoints')
      .values({ id, ...read, secret: sealed, created_by_account_id: requireAccountId(actor) })
      .execute();
    await want(trx);
    const detail = { name: read.name, host: hostOf(read.url), kinds: read.kinds.join(' ') };
    await audit(trx, actor, 'created', id, detail);
  });
  return { id, secret };
}

/** An endpoint as it is to be, and the version that was read. */
export type EndpointChange = EndpointDraft & {
  readonly id: string;
  readonly version: number;
  /** Whether it is sent something; switching it on forgets why the shop had disabled it. */
  readonly isActive: boolean;
};

/** Changes an endpoint. Throws a DomainError: `not-found`, `changed`, `name`, `url` or `kinds`. */
export async function changeEndpoint(
  actor: ActorContext,
  settings: WebhookSettings,
  change: EndpointChange,
): Promise<void> {
  const { id, version, isActive } = change;
  const read = readEndpoint(change, networkOf(settings), actor.locale);
  await tx(actor.db, async (trx) => {
    const row = await lockEndpoint(trx, actor, id, version);
    const stays = !isActive && row.state === 'DISABLED';
    await trx
      .updateTable('webhook_endpoints')
      .set({
        ...read,
        version: version + 1,
        state: isActive ? 'ACTIVE' : stays ? 'DISABLED' : 'PAUSED',
        disabled_because: stays ? row.disabled_because : null,
        ...(isActive && row.state !== 'ACTIVE' && { failing_since: null }),
      })
      .where('id', '=', id)
      .execute();
    await want(trx);
    const detail = { name: read.name, host: hostOf(read.url), kinds: read.kinds.join(' '), isActive };
    await audit(trx, actor, 'changed', id, detail);
  });
}

/**
 * Gives an endpoint a new secret; the former one signs beside it for a day. Throws a DomainError:
 * `reauthentication-required`, `not-found` or `changed`.
 */
export async function rotateSecret(
  actor: ActorContext,
  settings: WebhookSettings,
  id: string,
  version: number,
): Promise<string> {
  await requireRecentSignIn(actor);
  const secret = newSecret();
  await tx(actor.db, async (trx) => {
    const row = await lockEndpoint(trx, actor, id, version);
    await trx
      .updateTable('webhook_endpoints')
      .set({
        version: version + 1,
        secret: seal(settings.secret, 'webhook-secret', id, secret),
        former_secret: row.secret,
        former_until: new Date(actor.now.getTime() + ROTATION_HOURS * 3_600_000),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, actor, 'secret-rotated', id, { name: row.name });
  });
  return secret;
}

/** Removes an endpoint with its deliveries. Throws a DomainError: `not-found` or `changed`. */
export async function removeEndpoint(actor: ActorContext, id: string, version: number): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockEndpoint(trx, actor, id, version);
    await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
    await want(trx);
    await audit(trx, actor, 'removed', id, { name: row.name, host: hostOf(row.url) });
  });
}
