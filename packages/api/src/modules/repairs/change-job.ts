import { randomInt } from 'node:crypto';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { mailRepair } from './mail-repair.ts';
import { repairMessages } from './messages.ts';
import { readJobInput, type RepairJobInput } from './read-job-input.ts';
import { nextStates, type RepairState } from './repair-states.model.ts';
import { dayOf } from './read-jobs.ts';
import type { RepairJobRow } from './tables.ts';

/** A job and the version of it that somebody saw. */
export type SeenJob = { readonly id: string; readonly version: number };

const MOST_NOTE = 2_000;

const newReference = (): string => `R-${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;

type Step = { readonly state: RepairState; readonly note: string | null; readonly estimateCents: number | null };

async function addStep(
  trx: Tx,
  actor: ActorContext,
  jobId: string,
  { state, note, estimateCents }: Step,
): Promise<void> {
  const row = { id: newId(), job_id: jobId, state, note, estimate_cents: estimateCents };
  await trx
    .insertInto('repair_steps')
    .values({ ...row, staff_account_id: requireAccountId(actor) })
    .execute();
  await recordAudit(trx, actorOf(actor), {
    action: `repair.${state.toLowerCase().replace('_', '-')}`,
    subjectKind: 'repair',
    subjectId: jobId,
    detail: estimateCents === null ? {} : { estimateCents },
  });
}

/** Takes an instrument onto the bench; gives the id of the job. Throws a DomainError, as `readJobInput`. */
export async function createJob(actor: ActorContext, input: RepairJobInput): Promise<string> {
  const row = readJobInput(actor, input, null);
  for (let attempt = 1; ; attempt += 1) {
    const id = newId();
    try {
      await tx(actor.db, async (trx) => {
        await trx
          .insertInto('repair_jobs')
          .values({ id, reference: newReference(), state: 'RECEIVED', ...row })
          .execute();
        await addStep(trx, actor, id, { state: 'RECEIVED', note: null, estimateCents: null });
      });
      return id;
    } catch (error) {
      if (attempt === 5 || !isUniqueViolation(error)) throw error;
    }
  }
}

async function lockJob(trx: Tx, { locale }: ActorContext, { id, version }: SeenJob): Promise<RepairJobRow> {
  const messages = repairMessages(locale);
  const row = isId(id)
    ? await trx.selectFrom('repair_jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found', messages.notFound);
  if (row.version !== version) {
    const last = await lastChangeOf(trx, 'repair', row.id);
    throw new DomainError('stale', messages.changed(last?.by ?? null));
  }
  return row;
}

/** Changes what is known of a job. Throws a DomainError: `not-found`, `stale`, and as `readJobInput`. */
export async function updateJob(actor: ActorContext, seen: SeenJob, input: RepairJobInput): Promise<void> {
  await tx(actor.db, async (trx) => {
    const job = await lockJob(trx, actor, seen);
    const row = readJobInput(actor, input, dayOf(job.due_on));
    await trx
      .updateTable('repair_jobs')
      .set({ ...row, version: job.version + 1 })
      .where('id', '=', job.id)
      .execute();
    const entry = { action: 'repair.update', subjectKind: 'repair', subjectId: job.id, detail: {} };
    await recordAudit(trx, actorOf(actor), entry);
  });
}

/** The next step of a job, as staff takes it. */
export type RepairMove = {
  readonly to: RepairState;
  readonly note?: string | null;
  readonly estimateCents?: number | null;
};

/**
 * Takes the next step of a job; the customer is mailed the estimate, and that it is ready. Throws a DomainError: `not-found`,
 * `stale`, `no-way`, `estimate`, `note`.
 */
export async function moveJob(
  actor: ActorContext,
  seen: SeenJob,
  { to, note, estimateCents }: RepairMove,
): Promise<void> {
  const messages = repairMessages(actor.locale);
  const text = cleanText(note ?? '').trim();
  if (text.length > MOST_NOTE) throw new DomainError('note', messages.noteTooLong);
  const cents = to === 'ESTIMATED' ? (estimateCents ?? -1) : null;
  if (cents !== null && (cents < 0 || cents > MAXIMUM_CENTS))
    throw new DomainError('estimate', messages.estimateMissing);
  await tx(actor.db, async (trx) => {
    const job = await lockJob(trx, actor, seen);
    if (!nextStates(job.state).includes(to)) throw new DomainError('no-way', messages.noWay);
    const version = job.version + 1;
    await trx
      .updateTable('repair_jobs')
      .set({ state: to, version, ...(cents === null ? {} : { estimate_cents: cents }) })
      .where('id', '=', job.id)
      .execute();
    await addStep(trx, actor, job.id, { state: to, note: text || null, estimateCents: cents });
    await mailRepair(trx, { ...job, state: to, version, estimate_cents: cents ?? job.estimate_cents });
  });
}
