/** How much one client may use: `perMinute` over time, and up to `burst` at once. */
export interface Rate {
  readonly perMinute: number;
  readonly burst: number;
}

interface Account {
  left: number;
  at: number;
}

/** Clients that are remembered; whoever was not heard of for longest is forgotten first, and has everything again. */
const MAX_CLIENTS = 10_000;

/** Limits what each client uses, in this process: an account that fills with time (a token bucket). Memory is bounded. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #accounts = new Map<string, Account>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes `amount` of what `client` has left, and gives 0; or takes nothing, and gives the seconds after which there is enough. */
  take(client: string, amount = 1, now = performance.now()): number {
    const { perMinute, burst } = this.#rate;
    const account = this.#accountOf(client, now);
    // What is more than everything costs everything: it must not be refused for ever.
    const wanted = Math.min(amount, burst);
    if (account.left >= wanted) {
      account.left -= wanted;
      return 0;
    }
    return Math.max(1, Math.ceil(((wanted - account.left) * 60) / perMinute));
  }

  #accountOf(client: string, now: number): Account {
    const { perMinute, burst } = this.#rate;
    const known = this.#accounts.get(client);
    const account = known ?? { left: burst, at: now };
    account.left = Math.min(burst, account.left + ((now - account.at) * perMinute) / 60_000);
    account.at = now;
    // The order of the map is the order in which clients were last heard of.
    if (known) this.#accounts.delete(client);
    this.#accounts.set(client, account);
    if (this.#accounts.size > MAX_CLIENTS) {
      const [oldest] = this.#accounts.keys();
      if (oldest !== undefined) this.#accounts.delete(oldest);
    }
    return account;
  }
}
