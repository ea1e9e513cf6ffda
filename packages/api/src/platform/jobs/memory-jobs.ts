import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeadLetter, EnqueueOptions, JobDefinition, Jobs, RegularWork, Schedule } from './jobs.ts';

type Work = (payload: object, signal: AbortSignal) => Promise<unknown>;
type Waiting = { definition: JobDefinition<object>; payload: object; at: number; attempt: number; key: string };
type Scheduled = { readonly name: string; readonly everySeconds: number };

const TICK_MS = 20;

/** What several `MemoryJobs` share, as processes share a database. */
export class MemoryQueue {
  readonly waiting: Waiting[] = [];
  readonly dead: (DeadLetter & { readonly job: Waiting })[] = [];
  /** Names and keys of singleton jobs that run. */
  readonly locks = new Set<string>();
  readonly due = new Map<string, number>();
}

/**
 * Jobs in memory, for tests of code that enqueues or handles them. It knows neither transactions nor conditions on a
 * database: a job enqueued inside a transaction runs even when that is rolled back. Cron schedules never come due.
 */
export class MemoryJobs implements Jobs {
  readonly #queue: MemoryQueue;
  readonly #handlers = new Map<string, Work>();
  readonly #scheduled: Scheduled[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #active = new Map<string, number>();
  readonly #abort = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(queue = new MemoryQueue()) {
    this.#queue = queue;
  }

  handle<Payload extends object>(
    definition: JobDefinition<Payload>,
    work: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
  ): void {
    this.#handlers.set(definition.name, (payload, signal) => work(definition.payload.parse(payload), signal));
  }

  schedule({ name }: JobDefinition<Record<string, never>>, schedule: Schedule): void {
    if (!this.#handlers.has(name)) throw new Error(`The job ${name} has a schedule but nobody handles it.`);
    if ('everySeconds' in schedule) this.#scheduled.push({ name, everySeconds: schedule.everySeconds });
  }

  start(): Promise<void> {
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
    return Promise.resolve();
  }

  async enqueue<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    { startAfter, singletonKey = '' }: EnqueueOptions = {},
  ): Promise<void> {
    const checked = definition.payload.parse(payload);
    const at = startAfter?.getTime() ?? 0;
    this.#queue.waiting.push({
      definition,
      payload: checked,
      at,
      attempt: 0,
      key: `${definition.name} ${singletonKey}`,
    });
  }

  deadLetters(): Promise<DeadLetter[]> {
    return Promise.resolve(this.#queue.dead.map(({ job: _job, ...letter }) => letter).toReversed());
  }

  retryDeadLetters(id?: string): Promise<number> {
    const wanted = this.#queue.dead.filter((letter) => id === undefined || letter.id === id);
    for (const letter of wanted) {
      this.#queue.dead.splice(this.#queue.dead.indexOf(letter), 1);
      this.#queue.waiting.push({ ...letter.job, at: 0 });
    }
    return Promise.resolve(wanted.length);
  }

  regularWork(): Promise<readonly RegularWork[]> {
    const work = this.#scheduled.map(({ name }) => ({
      name,
      dueAt: new Date(this.#queue.due.get(name) ?? Date.now()),
      holder: null,
      isIdle: false,
      isLate: false,
    }));
    return Promise.resolve(work.toSorted((one, other) => one.name.localeCompare(other.name)));
  }

  async stop(graceMs = 8_000): Promise<void> {
    clearInterval(this.#timer);
    this.#abort.abort();
    await Promise.race([Promise.all(this.#running), wait(graceMs, undefined, { ref: false })]);
  }

  #tick(): void {
    const now = Date.now();
    for (const job of this.#queue.waiting.filter(({ at }) => at <= now)) {
      const work = this.#handlers.get(job.definition.name);
      if (work && this.#mayRun(job)) this.#track(this.#run(job, work));
    }
    for (const scheduled of this.#scheduled) {
      const work = this.#handlers.get(scheduled.name);
      if (!work || this.#queue.locks.has(scheduled.name) || (this.#queue.due.get(scheduled.name) ?? 0) > now) continue;
      this.#queue.due.set(scheduled.name, now + scheduled.everySeconds * 1_000);
      this.#track(this.#runScheduled(scheduled, work));
    }
  }

  #track(run: Promise<void>): void {
    this.#running.add(run);
    void run.finally(() => this.#running.delete(run));
  }

  #mayRun({ definition: { name, singleton, concurrency }, key }: Waiting): boolean {
    if (singleton && this.#queue.locks.has(key)) return false;
    return (this.#active.get(name) ?? 0) < concurrency;
  }

  async #run(job: Waiting, work: Work): Promise<void> {
    const { definition, key } = job;
    this.#queue.waiting.splice(this.#queue.waiting.indexOf(job), 1);
    this.#queue.locks.add(key);
    this.#active.set(definition.name, (this.#active.get(definition.name) ?? 0) + 1);
    try {
      await work(job.payload, this.#abort.signal);
    } catch (error) {
      this.#fail(job, error instanceof Error ? error.message : String(error));
    } finally {
      this.#queue.locks.delete(key);
      this.#active.set(definition.name, (this.#active.get(definition.name) ?? 1) - 1);
    }
  }

  #fail(job: Waiting, error: string): void {
    const { name, retry } = job.definition;
    if (job.attempt >= retry.limit) {
      this.#queue.dead.push({ id: randomUUID(), name, payload: job.payload, failedAt: new Date(), error, job });
      return;
    }
    const seconds = retry.delaySeconds * (retry.backoff ? 2 ** job.attempt : 1);
    this.#queue.waiting.push({ ...job, attempt: job.attempt + 1, at: Date.now() + seconds * 1_000 });
  }

  async #runScheduled({ name }: Scheduled, work: Work): Promise<void> {
    this.#queue.locks.add(name);
    await work({}, this.#abort.signal).catch(() => undefined);
    this.#queue.locks.delete(name);
  }
}
