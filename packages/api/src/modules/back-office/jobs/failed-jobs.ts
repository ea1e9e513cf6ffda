import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { DeadLetter, Jobs } from '#api/platform/jobs/jobs.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';

let queue: Pick<Jobs, 'deadLetters' | 'retryDeadLetters'> | undefined;

/** Gives the staff the process's job queue to look at. */
export function showJobs(jobs: Pick<Jobs, 'deadLetters' | 'retryDeadLetters'>): void {
  queue = jobs;
}

/** The jobs that failed for good, the newest first, at most 1,000; none where no queue runs. */
export const failedJobs = async (): Promise<readonly DeadLetter[]> => (await queue?.deadLetters()) ?? [];

/** Enqueues a job again that failed for good. Throws a DomainError `not-found`. */
export async function retryJob(actor: ActorContext, id: string): Promise<void> {
  const found = (await queue?.retryDeadLetters(id)) ?? 0;
  if (found === 0) throw new DomainError('not-found', backOfficeMessages(actor.locale).jobNotFound);
  await recordAudit(actor.db, actorOf(actor), { action: 'job.retry', subjectKind: 'job', subjectId: id, detail: {} });
}

/** Work of seconds: when it is due next, and which process does it now. */
export type LeaseView = {
  readonly name: string;
  readonly dueAt: Date;
  readonly holder: string | null;
  /** It should have begun a minute ago or more. */
  readonly isLate: boolean;
};

/** The shop's regular work of seconds, by name. */
export async function listLeases(db: Db): Promise<LeaseView[]> {
  const { rows } = await sql<LeaseView>`SELECT name, due_at AS "dueAt",
      CASE WHEN leased_until > now() THEN holder END AS holder, due_at < now() - interval '1 minute' AS "isLate"
    FROM job_leases ORDER BY name`.execute(db);
  return rows;
}
