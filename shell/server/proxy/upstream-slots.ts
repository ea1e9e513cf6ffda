import { tooMany, unavailable } from './request-error.ts';

export interface SlotLimits {
  /** Concurrent requests at most. */
  readonly total: number;
  /** Of one client. */
  readonly perClient: number;
  /** Requests of one client that wait at most. */
  readonly waitingPerClient: number;
  /** Of all clients. */
  readonly waiting: number;
  /** How long a request waits at most. */
  readonly timeoutMs: number;
}

interface Waiter {
  readonly client: string;
  readonly begin: () => void;
}

/** Hands out connections to an upstream, to each client a share: others wait for their turn. */
export class UpstreamSlots {
  readonly #limits: SlotLimits;
  readonly #active = new Map<string, number>();
  readonly #waiting = new Set<Waiter>();
  #total = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Resolves with the function that gives the slot back, which may be called again; rejects with a RequestError when there is none in time. */
  async acquire(client: string): Promise<() => void> {
    if (!this.#hasRoom(client)) await this.#wait(client);
    else this.#take(client);
    let held = true;
    return () => {
      if (held) this.#release(client);
      held = false;
    };
  }

  #hasRoom(client: string): boolean {
    return this.#total < this.#limits.total && (this.#active.get(client) ?? 0) < this.#limits.perClient;
  }

  #take(client: string): void {
    this.#total++;
    this.#active.set(client, (this.#active.get(client) ?? 0) + 1);
  }

  #wait(client: string): Promise<void> {
    const own = [...this.#waiting].filter((waiter) => waiter.client === client).length;
    if (own >= this.#limits.waitingPerClient) return Promise.reject(tooMany());
    if (this.#waiting.size >= this.#limits.waiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(unavailable());
      }, this.#limits.timeoutMs);
      const begin = (): void => {
        clearTimeout(giveUp);
        this.#waiting.delete(waiter);
        this.#take(client);
        resolve();
      };
      const waiter = { client, begin };
      this.#waiting.add(waiter);
    });
  }

  #release(client: string): void {
    this.#total--;
    const left = (this.#active.get(client) ?? 1) - 1;
    if (left > 0) this.#active.set(client, left);
    else this.#active.delete(client);
    for (const waiter of this.#waiting) {
      if (!this.#hasRoom(waiter.client)) continue;
      waiter.begin();
      return;
    }
  }
}
