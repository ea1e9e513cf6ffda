import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CardToken,
  type Charge,
  type Customer,
  type GatewayEvent,
  recordSchema,
  type SavedCard,
  type StoredRecord,
} from './records.ts';

/**
 * All state of the gateway: in memory, and as a journal of JSON lines, in which the last line of an id is the valid one.
 * A line is written before the caller goes on, so a killed process loses nothing that it has answered.
 */
export class Store {
  readonly tokens = new Map<string, CardToken>();
  readonly customers = new Map<string, Customer>();
  readonly savedCards = new Map<string, SavedCard>();
  readonly charges = new Map<string, Charge>();
  readonly events = new Map<string, GatewayEvent>();
  readonly #chargeOfKey = new Map<string, string>();
  readonly #chargeOfChallenge = new Map<string, string>();
  readonly #chargeOfToken = new Map<string, string>();
  readonly #customerOfKey = new Map<string, string>();
  readonly #cardOfKey = new Map<string, string>();
  readonly #cardOfToken = new Map<string, string>();
  readonly #cancelledKeys = new Set<string>();
  readonly #file: string;

  /** Opens the journal in `folder`, which is made when missing. A torn last line of a killed process is dropped. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'journal.jsonl');
    if (existsSync(this.#file)) this.#load();
  }

  /** Keeps a record, replacing the one with the same id. */
  save(record: StoredRecord): void {
    const stamped = record.kind === 'charge' ? { ...record, changedAt: new Date().toISOString() } : record;
    appendFileSync(this.#file, `${JSON.stringify(stamped)}\n`, { mode: 0o600 });
    this.#remember(stamped);
  }

  /** The charges that changed since a moment. */
  changedSince(since: Date): Charge[] {
    const at = since.toISOString();
    return [...this.charges.values()].filter(({ changedAt }) => changedAt >= at);
  }

  chargeByKey(idempotencyKey: string): Charge | undefined {
    return this.charges.get(this.#chargeOfKey.get(idempotencyKey) ?? '');
  }

  chargeByChallenge(challenge: string): Charge | undefined {
    return this.charges.get(this.#chargeOfChallenge.get(challenge) ?? '');
  }

  /** The latest charge that was tried with a token. */
  chargeByToken(token: string): Charge | undefined {
    return this.charges.get(this.#chargeOfToken.get(token) ?? '');
  }

  customerByKey(idempotencyKey: string): Customer | undefined {
    return this.customers.get(this.#customerOfKey.get(idempotencyKey) ?? '');
  }

  cardByKey(idempotencyKey: string): SavedCard | undefined {
    return this.savedCards.get(this.#cardOfKey.get(idempotencyKey) ?? '');
  }

  /** The kept card that was made of a token. */
  cardByToken(token: string): SavedCard | undefined {
    return this.savedCards.get(this.#cardOfToken.get(token) ?? '');
  }

  isCancelled(idempotencyKey: string): boolean {
    return this.#cancelledKeys.has(idempotencyKey);
  }

  #remember(record: StoredRecord): void {
    if (record.kind === 'token') this.tokens.set(record.id, record);
    else if (record.kind === 'event') this.events.set(record.id, record);
    else if (record.kind === 'customer') {
      this.customers.set(record.id, record);
      this.#customerOfKey.set(record.idempotencyKey, record.id);
    } else if (record.kind === 'saved-card') {
      this.savedCards.set(record.id, record);
      this.#cardOfKey.set(record.idempotencyKey, record.id);
      this.#cardOfToken.set(record.token, record.id);
    } else if (record.kind === 'cancellation') this.#cancelledKeys.add(record.id);
    else {
      this.charges.set(record.id, record);
      this.#chargeOfKey.set(record.idempotencyKey, record.id);
      if (record.token) this.#chargeOfToken.set(record.token, record.id);
      if (record.challenge) this.#chargeOfChallenge.set(record.challenge, record.id);
    }
  }

  #load(): void {
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    const whole = lines.slice(0, -1);
    for (const line of whole) this.#remember(recordSchema.parse(JSON.parse(line)));
    const kept: StoredRecord[] = [
      ...this.tokens.values(),
      ...this.customers.values(),
      ...this.savedCards.values(),
      ...this.charges.values(),
      ...[...this.#cancelledKeys].map((id) => ({ kind: 'cancellation' as const, id })),
      ...[...this.events.values()].filter((event) => !event.settled),
    ];
    writeFileSync(`${this.#file}.tmp`, kept.map((record) => `${JSON.stringify(record)}\n`).join(''), { mode: 0o600 });
    renameSync(`${this.#file}.tmp`, this.#file);
  }
}
