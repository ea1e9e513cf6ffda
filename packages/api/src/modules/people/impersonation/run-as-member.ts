import { peopleMessages } from '#api/modules/people/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { allowedOperations, impersonationMutations } from './allowed-operations.ts';
import { requireImpersonation } from './find-impersonation.ts';

const hasFailed = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'success' in result && result.success === false;

/**
 * Runs a mutation for an administrator who acts as a member, if it is one that they may use, and writes it down. Throws a
 * DomainError: `impersonation-refused` for what is never done in another's name and for everything that nobody listed,
 * `impersonation-read-only` while they only look.
 */
export async function runAsMember<Result>(
  actor: ActorContext,
  mutation: string,
  args: Readonly<Record<string, unknown>>,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  if (impersonationMutations.has(mutation)) return work();
  const messages = peopleMessages(actor.locale);
  const act = Object.hasOwn(allowedOperations, mutation) ? allowedOperations[mutation] : undefined;
  if (!act || act.isForbidden?.(args) === true) throw new DomainError('impersonation-refused', messages.actingRefused);
  if (actor.principal.isReadOnly) throw new DomainError('impersonation-read-only', messages.actingReadOnly);
  const { id: impersonationId } = await requireImpersonation(actor);
  const id = newId();
  await actor.db
    .insertInto('impersonation_acts')
    .values({ id, impersonation_id: impersonationId, operation: mutation })
    .execute();
  const finish = (succeeded: boolean) =>
    actor.db.updateTable('impersonation_acts').set({ succeeded }).where('id', '=', id).execute();
  try {
    const result = await work();
    await finish(!hasFailed(result));
    const entry = { action: 'impersonation.acted', subjectKind: 'impersonation', subjectId: impersonationId };
    await recordAudit(actor.db, actorOf(actor), { ...entry, detail: { mutation, succeeded: !hasFailed(result) } });
    return result;
  } catch (error) {
    await finish(false);
    throw error;
  }
}
