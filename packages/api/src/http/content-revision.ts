import type { Logger } from 'pino';
import { readNamesRevision, readVocabularyRevision } from '#api/modules/catalog/index.ts';
import { CONTENT_CHANNEL, readRevision } from '#api/modules/content/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { listenTo } from '#api/platform/db/listen.ts';
import { describeError } from '#api/platform/log/describe-error.ts';

/** How long a revision is believed: for long while the database is listened to, for a moment while it cannot be. */
const LISTENING_MS = 20_000;
const POLLING_MS = 500;

/** The revisions of what kept pages show: the shop's texts, the synonyms by which listings are found, and the names of the catalogue. */
const readAll = async (db: Db): Promise<string> =>
  (await Promise.all([readRevision(db), readVocabularyRevision(db), readNamesRevision(db)])).join(' ');

/** Knows the revision of the shop's texts, of the search's synonyms and of the catalogue's names without asking the database each time: it listens for changes from the first question on. */
export class ContentRevision {
  readonly #db: Db;
  readonly #log: Pick<Logger, 'warn'>;
  #known: Promise<string> | undefined;
  #readAt = 0;
  #starting: Promise<void> | undefined;
  #unlisten: (() => Promise<void>) | undefined;

  constructor(db: Db, log: Pick<Logger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  /** The revision now. */
  async current(now = Date.now()): Promise<string> {
    this.#starting ??= this.#listen();
    await this.#starting;
    if (!this.#known || now - this.#readAt > (this.#unlisten ? LISTENING_MS : POLLING_MS)) {
      this.#readAt = now;
      const reading = readAll(this.#db);
      this.#known = reading;
      reading.catch(() => {
        if (this.#known === reading) this.#known = undefined;
      });
    }
    return this.#known;
  }

  /** Hears nothing more. */
  async stop(): Promise<void> {
    await this.#starting;
    await this.#unlisten?.();
  }

  async #listen(): Promise<void> {
    const forget = (): void => {
      this.#known = undefined;
    };
    try {
      this.#unlisten = await listenTo(this.#db, CONTENT_CHANNEL, { onMessage: forget, onGap: forget });
    } catch (error) {
      this.#log.warn({ err: describeError(error) }, 'The database cannot be listened to; it is polled instead');
    }
  }
}
