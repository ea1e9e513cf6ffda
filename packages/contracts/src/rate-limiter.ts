/** The rate of one client: `perMinute` over time, and up to `burst` at once. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  refilledAt: number;
}

/** Clients that are tracked at most; the least recently seen is evicted, and starts with a full bucket again. */
const MAX_CLIENTS = 10_000;

/** Limits the rate of each client in this process, with a token bucket. Memory is bounded. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes `amount` tokens of `client`'s bucket, and gives 0; or takes none, and gives the seconds until there are enough. */
  take(client: string, amount = 1, now = performance.now()): number {
    const { perMinute, burst } = this.#rate;
    const bucket = this.#bucketOf(client, now);
    // What costs more than the burst is charged the burst: it must not be refused for ever.
    const wanted = Math.min(amount, burst);
    if (bucket.tokens >= wanted) {
      bucket.tokens -= wanted;
      return 0;
    }
    return Math.max(1, Math.ceil(((wanted - bucket.tokens) * 60) / perMinute));
  }

  #bucketOf(client: string, now: number): Bucket {
    const { perMinute, burst } = this.#rate;
    const known = this.#buckets.get(client);
    const bucket = known ?? { tokens: burst, refilledAt: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.refilledAt) * perMinute) / 60_000);
    bucket.refilledAt = now;
    // The order of the map is the order in which clients were last seen.
    if (known) this.#buckets.delete(client);
    this.#buckets.set(client, bucket);
    if (this.#buckets.size > MAX_CLIENTS) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return bucket;
  }
}
