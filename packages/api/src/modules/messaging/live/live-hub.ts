import type { Logger } from 'pino';
import type { Db } from '#api/platform/db/database.ts';
import { listenTo } from '#api/platform/db/listen.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { LIVE_CHANNEL } from './announce.ts';
import { type LiveChange, parseChange, recentChanges } from './live-events.ts';

/** A browser that follows its account. */
export type LiveSubscriber = {
  readonly accountId: string;
  readonly onChange: (change: LiveChange) => void;
  /** Something may have been missed. */
  readonly onGap: () => void;
};

/** How often the database is asked for what its channel did not bring: seldom while it listens, often while it cannot. */
const LISTENING_MS = 20_000;
const POLLING_MS = 2_000;
/** Further back than from one look to the next, as transactions commit later than their rows are dated. */
const OVERLAP_SECONDS = 30;
/** Ids of changes that were passed on, so that none is passed on twice. */
const REMEMBERED = 5_000;

/**
 * Passes on what changes, in whichever process, to the browsers that are connected to this one. It listens to the database from the
 * first subscriber on; where that is not possible, it polls.
 */
export class LiveHub {
  readonly #db: Db;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #subscribers = new Map<string, Set<LiveSubscriber>>();
  readonly #passedOn = new Set<string>();
  #unlisten: (() => Promise<void>) | undefined;
  #starting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(db: Db, log: Pick<Logger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  /** How many browsers are connected, of one account or of all. */
  size(accountId?: string): number {
    if (accountId !== undefined) return this.#subscribers.get(accountId)?.size ?? 0;
    return [...this.#subscribers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Adds a browser; from the moment that the promise resolves it hears of everything. Gives the function that removes it. */
  async subscribe(subscriber: LiveSubscriber): Promise<() => void> {
    const { accountId } = subscriber;
    const own = this.#subscribers.get(accountId) ?? new Set();
    this.#subscribers.set(accountId, own.add(subscriber));
    this.#starting ??= this.#start();
    await this.#starting;
    return () => {
      own.delete(subscriber);
      if (own.size === 0 && this.#subscribers.get(accountId) === own) this.#subscribers.delete(accountId);
    };
  }

  /** Hears nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#starting;
    await this.#unlisten?.();
    this.#subscribers.clear();
  }

  async #start(): Promise<void> {
    try {
      this.#unlisten = await listenTo(this.#db, LIVE_CHANNEL, {
        onMessage: (payload) => this.#pass(parseChange(payload)),
        onGap: () => this.#tellOfGap(),
      });
    } catch (error) {
      this.#log.warn({ err: describeError(error) }, 'The database cannot be listened to; it is polled instead');
    }
    this.#pollLater();
  }

  #pollLater(): void {
    if (this.#stopped) return;
    const pause = this.#unlisten ? LISTENING_MS : POLLING_MS;
    this.#timer = setTimeout(() => void this.#poll(pause).finally(() => this.#pollLater()), pause).unref();
  }

  async #poll(pauseMs: number): Promise<void> {
    try {
      const accounts = [...this.#subscribers.keys()];
      for (const change of await recentChanges(this.#db, accounts, pauseMs / 1_000 + OVERLAP_SECONDS))
        this.#pass(change);
    } catch (error) {
      this.#log.warn({ err: describeError(error) }, 'Live events could not be read; the next look tries again');
    }
  }

  #pass(change: LiveChange | null): void {
    if (!change || this.#passedOn.has(change.id)) return;
    this.#passedOn.add(change.id);
    for (const id of this.#passedOn) {
      if (this.#passedOn.size <= REMEMBERED) break;
      this.#passedOn.delete(id);
    }
    for (const { onChange } of this.#subscribers.get(change.accountId) ?? []) onChange(change);
  }

  #tellOfGap(): void {
    for (const own of this.#subscribers.values()) for (const { onGap } of own) onGap();
  }
}
