import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

/** Who acts: the account, the admin who acts as it, and the key by which a program of it asked. Null where the shop does it by itself. */
export type AuditActor = {
  readonly accountId: string | null;
  readonly impersonatorId: string | null;
  readonly apiKeyId?: string | null;
  readonly requestId: string | null;
};

/** What was done to which thing; `detail` holds no secret and no text of a person. */
export type AuditEntry = {
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
};

/** Who acts in a request. */
export const actorOf = ({ principal, requestId }: Pick<ActorContext, 'principal' | 'requestId'>): AuditActor => ({
  accountId: principal.accountId,
  impersonatorId: principal.impersonatorId,
  apiKeyId: principal.apiKeyId,
  requestId,
});

/** The shop itself, in its regular work. */
export const shopItself: AuditActor = { accountId: null, impersonatorId: null, requestId: null };

/** Writes down who did what, in the transaction of what was done. */
export async function recordAudit(db: Db, actor: AuditActor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_account_id: actor.accountId,
      impersonator_id: actor.impersonatorId,
      api_key_id: actor.apiKeyId ?? null,
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      detail: toJson(entry.detail),
      request_id: actor.requestId,
    })
    .execute();
}
