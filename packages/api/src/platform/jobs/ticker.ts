import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#api/platform/db/database.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import type { RegularWork } from './jobs.ts';
import { isLate } from './late-work.model.ts';

/** Scheduled work of seconds. */
export type TickedJob = {
  readonly name: string;
  readonly everySeconds: number;
  readonly onlyIf?: RawBuilder<boolean>;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
};

/** What the ticker asks in the same statement: names of queues that hold a job to run now. */
export type QueueProbe = { readonly due: RawBuilder<unknown>; readonly notify: (queue: string) => void };

const TICK_MS = 1_000;
/** Of every second of a lease: it is renewed three times before it ends. */
const RENEWALS_MS = 300;

/**
 * Runs work of seconds in one process at a time: every second one statement leases what is due, by the database's clock,
 * and reports which queues hold jobs. So an idle shop costs one statement a second, however many kinds of jobs there are.
 */
export class Ticker {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #jobs: readonly TickedJob[];
  readonly #probe: QueueProbe | undefined;
  readonly #leaseSeconds: number;
  readonly #holder = randomUUID();
  readonly #running = new Map<string, Promise<void>>();
  readonly #abort = new AbortController();
  /** Since when this process could have begun what is due: its last look, at first its own beginning. */
  #lookedAt = new Date();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> = Promise.resolve();

  /** The work of a process that died goes to others after `leaseSeconds`; a living one renews its leases. */
  constructor(db: Db, log: Logger, jobs: readonly TickedJob[], leaseSeconds: number, probe?: QueueProbe) {
    this.#db = db;
    this.#log = log;
    this.#jobs = jobs;
    this.#leaseSeconds = leaseSeconds;
    this.#probe = probe;
  }

  async start(): Promise<void> {
    this.#lookedAt = new Date();
    for (const { name } of this.#jobs)
      await sql`INSERT INTO job_leases (name, due_at) VALUES (${name}, now()) ON CONFLICT DO NOTHING`.execute(this.#db);
    this.#begin();
  }

  /** All its work, by name. */
  async list(): Promise<RegularWork[]> {
    const idle = this.#jobs.flatMap(({ name, onlyIf }) =>
      onlyIf ? [sql`SELECT ${name}::text AS name WHERE NOT (${onlyIf})`] : [],
    );
    const { rows } = await sql<{ name: string; dueAt: Date; holder: string | null; isIdle: boolean }>`
      SELECT name, due_at AS "dueAt", CASE WHEN leased_until > now() THEN holder END AS holder,
        name IN (${idle.length > 0 ? sql.join(idle, sql` UNION ALL `) : sql`SELECT NULL::text WHERE false`}) AS "isIdle"
      FROM job_leases WHERE name = ANY(${this.#jobs.map(({ name }) => name)}::text[]) ORDER BY name`.execute(this.#db);
    const now = new Date();
    return rows.map((work) => ({ ...work, isLate: isLate(work, this.#lookedAt, now) }));
  }

  /** Ends the ticks and waits for what is running. */
  async stop(): Promise<void> {
    this.#abort.abort();
    clearTimeout(this.#timer);
    await this.#ticking;
    await Promise.all(this.#running.values());
  }

  #begin(): void {
    this.#ticking = this.#tick()
      .catch((error: unknown) => this.#log.warn({ err: describeError(error) }, 'Scheduled work could not be looked up'))
      .finally(() => {
        if (!this.#abort.signal.aborted) this.#timer = setTimeout(() => this.#begin(), TICK_MS).unref();
      });
  }

  async #tick(): Promise<void> {
    const { rows } = await this.#leaseDue().execute(this.#db);
    this.#lookedAt = new Date();
    for (const { name, is_queue: isQueue } of rows) {
      if (isQueue) this.#probe?.notify(name);
      const job = isQueue ? undefined : this.#jobs.find((known) => known.name === name);
      if (job) this.#running.set(name, this.#run(job));
    }
  }

  #leaseDue(): RawBuilder<{ name: string; is_queue: boolean }> {
    const isWanted = this.#jobs.map(({ name, onlyIf }) =>
      onlyIf ? sql`(name = ${name} AND ${onlyIf})` : sql`name = ${name}`,
    );
    return sql`
      WITH due AS (
        SELECT name FROM job_leases WHERE due_at <= now() AND (leased_until IS NULL OR leased_until <= now())
          AND name <> ALL(${[...this.#running.keys()]}::text[])
          AND (${isWanted.length > 0 ? sql.join(isWanted, sql` OR `) : sql.lit(false)})
        FOR UPDATE SKIP LOCKED
      ), leased AS (
        UPDATE job_leases SET leased_until = now() + make_interval(secs => ${this.#leaseSeconds}), holder = ${this.#holder}
        WHERE name IN (SELECT name FROM due) RETURNING name
      )
      SELECT name, false AS is_queue FROM leased
      UNION ALL SELECT queue.name, true FROM (${this.#probe?.due ?? sql`SELECT NULL::text AS name WHERE false`}) queue`;
  }

  async #run(job: TickedJob): Promise<void> {
    const started = performance.now();
    const renewal = setInterval(() => {
      this.#renew(job.name).catch((error: unknown) =>
        this.#log.warn({ job: job.name, err: describeError(error) }, 'A lease could not be renewed'),
      );
    }, this.#leaseSeconds * RENEWALS_MS).unref();
    try {
      await job.run(this.#abort.signal);
    } catch (error) {
      this.#log.warn({ job: job.name, err: describeError(error) }, 'Scheduled work failed; the next run tries again');
    } finally {
      clearInterval(renewal);
      const wait = Math.max(0, job.everySeconds - (performance.now() - started) / 1_000);
      await this.#release(job.name, wait).catch(() => undefined);
      this.#running.delete(job.name);
    }
  }

  #renew(name: string): Promise<unknown> {
    return sql`UPDATE job_leases SET leased_until = now() + make_interval(secs => ${this.#leaseSeconds})
      WHERE name = ${name} AND holder = ${this.#holder}`.execute(this.#db);
  }

  #release(name: string, waitSeconds: number): Promise<unknown> {
    return sql`UPDATE job_leases SET leased_until = NULL, due_at = now() + make_interval(secs => ${waitSeconds})
      WHERE name = ${name} AND holder = ${this.#holder}`.execute(this.#db);
  }
}
