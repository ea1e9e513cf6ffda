import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '#api/platform/db/database.ts';
import { rawSqlOf } from '#api/platform/db/raw-sql.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { DeadLetter, EnqueueOptions, JobDefinition, Jobs, RegularWork, Schedule } from './jobs.ts';
import { Ticker, type TickedJob } from './ticker.ts';

type Work = (payload: object, signal: AbortSignal) => Promise<unknown>;
type Handler = { readonly definition: JobDefinition<object>; readonly work: Work; schedule?: Schedule };

/** How often pg-boss maintains itself. The ticker notifies it of new jobs, so its own polling is only a safety net. */
export type PgBossTiming = {
  readonly pollSeconds: number;
  /** How soon the job of a dead process is noticed (after its `timeoutSeconds`). */
  readonly superviseSeconds: number;
  /** How soon scheduled work of seconds leaves a process that died. */
  readonly leaseSeconds: number;
};

const TIMING: PgBossTiming = { pollSeconds: 60, superviseSeconds: 60, leaseSeconds: 10 };
const SCHEMA = 'pgboss';
const GRACE_MS = 8_000;
const KEPT_SECONDS = 30 * 86_400;
const DEAD_LETTERS = 1_000;

const outputSchema = z.object({ message: z.string() });
type DeadRow = { id: string; name: string; data: unknown; output: unknown; completed_on: Date };

/**
 * Jobs in PostgreSQL by pg-boss, over the shop's own connections, so that they run wherever the shop's database does.
 * Scheduled work of seconds is finer than pg-boss's clock and runs by a `Ticker`.
 */
export class PgBossJobs implements Jobs {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #timing: PgBossTiming;
  readonly #boss: PgBoss;
  readonly #handlers = new Map<string, Handler>();
  readonly #workers = new Map<string, string[]>();
  readonly #queues = new Map<string, Promise<void>>();
  #ticker: Ticker | undefined;
  #started: Promise<unknown> | undefined;

  constructor(db: Db, log: Logger, timing: PgBossTiming = TIMING) {
    this.#db = db;
    this.#log = log;
    this.#timing = timing;
    const run = rawSqlOf(db);
    this.#boss = new PgBoss({
      db: { executeSql: async (text, values = []) => ({ rows: await run(text, values) }) },
      schema: SCHEMA,
      cronWorkerIntervalSeconds: 30,
      cronMonitorIntervalSeconds: 30,
      superviseIntervalSeconds: timing.superviseSeconds,
      monitorIntervalSeconds: timing.superviseSeconds,
      queueCacheIntervalSeconds: 300,
      flowIntervalSeconds: 300,
      monitorVacuum: false,
      registerInstance: false,
    });
    this.#boss.on('error', (error: Error) => log.warn({ err: describeError(error) }, 'The job queue failed at a task'));
  }

  handle<Payload extends object>(
    definition: JobDefinition<Payload>,
    work: (payload: Payload, signal: AbortSignal) => Promise<unknown>,
  ): void {
    const checked: Work = (payload, signal) => work(definition.payload.parse(payload), signal);
    this.#handlers.set(definition.name, { definition, work: checked });
  }

  schedule(definition: JobDefinition<Record<string, never>>, schedule: Schedule): void {
    const handler = this.#handlers.get(definition.name);
    if (!handler) throw new Error(`The job ${definition.name} has a schedule but nobody handles it.`);
    handler.schedule = schedule;
  }

  async start(): Promise<void> {
    await this.#open();
    for (const handler of this.#handlers.values()) await this.#begin(handler);
    const names = [...this.#workers.keys()];
    const due = sql`SELECT DISTINCT name FROM ${sql.table(`${SCHEMA}.job`)}
      WHERE name = ANY(${names}::text[]) AND state < 'active' AND start_after <= now()`;
    this.#ticker = new Ticker(this.#db, this.#log, this.#tickedJobs(), this.#timing.leaseSeconds, {
      due,
      notify: (name) => this.#wake(name),
    });
    await this.#ticker.start();
  }

  async enqueue<Payload extends object>(
    definition: JobDefinition<Payload>,
    payload: Payload,
    { tx, startAfter, singletonKey }: EnqueueOptions = {},
  ): Promise<void> {
    const checked = definition.payload.parse(payload);
    await this.#open();
    await this.#queueOf(definition);
    await this.#boss.send(definition.name, checked, {
      ...(tx ? { db: fromKysely(tx) } : {}),
      ...(startAfter ? { startAfter } : {}),
      ...(singletonKey === undefined ? {} : { singletonKey }),
    });
    if (!tx) this.#wake(definition.name);
  }

  async deadLetters(): Promise<DeadLetter[]> {
    await this.#open();
    const { rows } = await sql<DeadRow>`SELECT id, name, data, output, completed_on
      FROM ${sql.table(`${SCHEMA}.job`)} WHERE state = 'failed'
      ORDER BY completed_on DESC LIMIT ${DEAD_LETTERS}`.execute(this.#db);
    return rows.map(({ id, name, data, output, completed_on: failedAt }) => {
      const error = outputSchema.safeParse(output);
      return { id, name, payload: data, failedAt, error: error.success ? error.data.message : JSON.stringify(output) };
    });
  }

  async retryDeadLetters(id?: string): Promise<number> {
    const wanted = (await this.deadLetters()).filter((dead) => id === undefined || dead.id === id);
    for (const dead of wanted) await this.#boss.retry(dead.name, dead.id);
    return wanted.length;
  }

  async regularWork(): Promise<readonly RegularWork[]> {
    return (await this.#ticker?.list()) ?? [];
  }

  async stop(graceMs = GRACE_MS): Promise<void> {
    const ended = Promise.all([
      this.#ticker?.stop(),
      this.#started && this.#boss.stop({ graceful: true, timeout: graceMs, close: false }),
    ]);
    const grace = new Promise<void>((resolve) => void setTimeout(resolve, graceMs).unref());
    await Promise.race([ended, grace]);
  }

  /** Makes pg-boss's schema when it is missing. Safe in many processes at once. */
  #open(): Promise<unknown> {
    this.#started ??= this.#boss.start();
    return this.#started;
  }

  #queueOf<Payload extends object>({ name, retry, singleton, timeoutSeconds }: JobDefinition<Payload>): Promise<void> {
    const known = this.#queues.get(name);
    if (known) return known;
    const options = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: retry.backoff,
      expireInSeconds: timeoutSeconds,
      deleteAfterSeconds: KEPT_SECONDS,
    };
    const made = this.#boss
      .createQueue(name, { ...options, policy: singleton ? 'singleton' : 'standard' })
      .then(() => this.#boss.updateQueue(name, options));
    this.#queues.set(name, made);
    return made;
  }

  async #begin({ definition, work, schedule }: Handler): Promise<void> {
    if (schedule && 'everySeconds' in schedule) return;
    const { name, concurrency } = definition;
    await this.#queueOf(definition);
    const workers: string[] = [];
    for (let worker = 0; worker < concurrency; worker += 1)
      workers.push(
        await this.#boss.work<object>(name, { pollingIntervalSeconds: this.#timing.pollSeconds }, async ([job]) => {
          if (job) await work(job.data, job.signal);
        }),
      );
    this.#workers.set(name, workers);
    if (schedule) await this.#boss.schedule(name, schedule.cron, {}, { tz: 'UTC' });
  }

  #tickedJobs(): TickedJob[] {
    return [...this.#handlers.values()].flatMap(({ definition: { name }, work, schedule }) =>
      schedule && 'everySeconds' in schedule ? [{ name, ...schedule, run: (signal) => work({}, signal) }] : [],
    );
  }

  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }
}
