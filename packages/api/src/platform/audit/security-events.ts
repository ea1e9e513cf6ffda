import { sql } from 'kysely';
import type { ActorContext, ClientInfo } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { pseudonymOf } from '#api/platform/signature.ts';

/** What happened. Those that end in `failed`, `limited`, `asked` or `refused` can be caused by anybody. */
export type SecurityEventKind =
  | 'account.deletion-asked'
  | 'account.deletion-cancelled'
  | 'account.export-asked'
  | 'account.registered'
  | 'account.registration-refused'
  | 'access.refused'
  | 'api-key.refused'
  | 'code.asked'
  | 'code.failed'
  | 'email.change-asked'
  | 'email.confirmed'
  | 'email.changed'
  | 'mail.limited'
  | 'passkey.added'
  | 'passkey.failed'
  | 'passkey.limited'
  | 'passkey.removed'
  | 'password.changed'
  | 'password.reset'
  | 'password.reset-asked'
  | 'reauthentication.done'
  | 'reauthentication.failed'
  | 'reauthentication.limited'
  | 'second-factor.asked'
  | 'second-factor.codes-replaced'
  | 'second-factor.failed'
  | 'second-factor.limited'
  | 'second-factor.off'
  | 'second-factor.on'
  | 'second-factor.recovery-used'
  | 'second-factor.reset-asked'
  | 'second-factor.reset-confirmed'
  | 'second-factor.reset-stopped'
  | 'session.ended'
  | 'sign-in.done'
  | 'sign-in.failed'
  | 'sign-in.limited'
  | 'sign-in.proof-asked'
  | 'sign-out.done';

export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** The account that somebody tried to use; the actor's own when it is left out. */
  readonly accountId?: string | null;
  /** The e-mail that was typed; only its HMAC is kept. */
  readonly email?: string;
  /** No secret, and no text that somebody typed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Where an event comes from. */
export type SecuritySource = Pick<Services, 'secret' | 'log'> & ClientInfo;

/** So many events of a kind that one network may cause in a quarter of an hour; more would only fill the table. */
const PER_NETWORK: Limit = { name: 'security-event', max: 60, seconds: 15 * 60 };

/**
 * Writes down what somebody did, or tried, with actor, network and request, into the table and the log. Call it with an
 * actor whose `db` is no transaction, or a refusal would take its own record back.
 */
export async function recordSecurityEvent(
  { db, principal, requestId }: ActorContext,
  { secret, log, clientAddress, deviceId }: SecuritySource,
  { kind, accountId = principal.accountId, email, detail = {} }: SecurityEvent,
): Promise<void> {
  if (!(await takeFromLimit(db, secret, PER_NETWORK, `${kind} ${clientAddress}`)).ok) return;
  const row = {
    id: newId(),
    kind,
    account_id: accountId,
    impersonator_id: principal.impersonatorId,
    subject_hash: email === undefined ? null : pseudonymOf(secret, 'security-event', email),
    network: clientAddress,
    has_device: deviceId !== null,
    request_id: requestId,
    detail: toJson(detail),
  };
  await db.insertInto('security_events').values(row).execute();
  log.info({ event: kind, accountId, network: clientAddress, ...detail }, 'Security event');
}

/** Forgets security events that are older than so many days. */
export async function sweepSecurityEvents(db: Db, keptDays: number): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where(sql<boolean>`at < now() - make_interval(days => ${keptDays})`)
    .execute();
}
