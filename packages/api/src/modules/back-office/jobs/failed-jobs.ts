import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { DeadLetter, Jobs, RegularWork } from '#api/platform/jobs/jobs.ts';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';

type ShownJobs = Pick<Jobs, 'deadLetters' | 'retryDeadLetters' | 'regularWork'>;

let queue: ShownJobs | undefined;

/** Gives the staff the process's job queue to look at. */
export function showJobs(jobs: ShownJobs): void {
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

/** The shop's regular work of seconds, by name; none where no queue runs. */
export const listRegularWork = async (): Promise<readonly RegularWork[]> => (await queue?.regularWork()) ?? [];
