import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#api/platform/db/database.ts';

/** How often a job that fails is tried again, and after how long. */
export type RetryPolicy = {
  /** Retries after the first attempt; when they are used up, the job is a dead letter. */
  readonly limit: number;
  /** Wait before the first retry. */
  readonly delaySeconds: number;
  /** Whether the wait doubles with every retry. */
  readonly backoff: boolean;
};

/** A kind of work, and how it may run. */
export type JobDefinition<Payload extends object> = {
  /** Lower-case words joined by hyphens. Queued jobs carry it, so a new name abandons them. */
  readonly name: string;
  /** Checked when a job is enqueued and again when it runs, as another version may have enqueued it. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: RetryPolicy;
  /** How many may run at the same time in one process. */
  readonly concurrency: number;
  /** Whether, in all processes together, at most one job of a key runs at a time. */
  readonly singleton: boolean;
  /** After this long a job counts as failed and is retried, whatever its process does. */
  readonly timeoutSeconds: number;
};

export type EnqueueOptions = {
  /** The job exists exactly when this transaction commits. */
  readonly tx?: Tx;
  /** Not before this moment. */
  readonly startAfter?: Date;
  /** What a singleton job is one of, such as an order's id; all jobs without a key share one. */
  readonly singletonKey?: string;
};

/** When scheduled work runs. Either way it runs in one process at a time. */
export type Schedule =
  /** At times of the clock, in UTC, to the minute; a failed run is retried and may become a dead letter. */
  | { readonly cron: string }
  | {
      /** Seconds from one start to the next, at least 1. A failed run is logged, and the next one tries again. */
      readonly everySeconds: number;
      /** A condition on the database; while it is false, nothing runs. Keep it cheap: it is asked every second. */
      readonly onlyIf?: RawBuilder<boolean>;
    };

/** A job that has no retries left. */
export type DeadLetter = {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  /** What the last attempt failed with. */
  readonly error: string;
};

/** Scheduled work of seconds, as it stands now. */
export type RegularWork = {
  readonly name: string;
  readonly dueAt: Date;
  /** The process that does it now. */
  readonly holder: string | null;
  /** Its condition does not hold: nothing is to be done. */
  readonly isIdle: boolean;
  /** It has waited for a minute or more in which a process could have begun it. */
  readonly isLate: boolean;
};

/** Work outside requests. Every process of the shop may run one; they share the work among them. */
export interface Jobs {
  /** Says what a job does. Call it before `start`. A rejected promise is a failed attempt. */
  handle<Payload extends object>(
    definition: JobDefinition<Payload>,
    work: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
  ): void;
  /** Runs a job without a payload again and again. Call it before `start`, beside `handle`. */
  schedule(definition: JobDefinition<Record<string, never>>, schedule: Schedule): void;
  /** Begins to take work. */
  start(): Promise<void>;
  /** Leaves a job to whichever process is free. Throws for a payload that the definition's schema refuses. */
  enqueue<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The jobs that failed for good, the newest first, at most 1,000. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Enqueues dead letters again: the one with the id, or all. Gives how many. */
  retryDeadLetters(id?: string): Promise<number>;
  /** The scheduled work of seconds, by name. */
  regularWork(): Promise<readonly RegularWork[]>;
  /** Takes no more work and waits for what is running, at most `graceMs`; what takes longer is retried by another process. */
  stop(graceMs?: number): Promise<void>;
}
