interface Sender {
  readonly client: string;
  readonly giveWay: () => void;
}

/**
 * Those whose bodies are being received, of which there is room for so many. Nobody is turned away: where there is no room for one more,
 * the one of that client that has been sending for longest gives way, as whoever sends at a usual speed is done by then.
 */
export class Senders {
  readonly #perClient: number;
  readonly #total: number;
  readonly #sending = new Set<Sender>();
  readonly #byClient = new Map<string, Set<Sender>>();

  constructor(limits: { readonly perClient: number; readonly total: number }) {
    this.#perClient = limits.perClient;
    this.#total = limits.total;
  }

  /** How many are sending. */
  get size(): number {
    return this.#sending.size;
  }

  /** Enters a sender, whose `giveWay` is called when it loses its place; gives the function to call when it has ended. */
  enter(client: string, giveWay: () => void): () => void {
    const own = this.#byClient.get(client) ?? new Set();
    if (own.size >= this.#perClient) this.#evictFrom(own);
    else if (this.#sending.size >= this.#total) this.#evictFrom(this.#largest());
    const sender = { client, giveWay };
    this.#sending.add(sender);
    own.add(sender);
    this.#byClient.set(client, own);
    return () => this.#leave(sender);
  }

  #largest(): ReadonlySet<Sender> {
    return [...this.#byClient.values()].reduce((most, other) => (other.size > most.size ? other : most));
  }

  #evictFrom(senders: ReadonlySet<Sender>): void {
    const [oldest] = senders;
    if (!oldest) return;
    this.#leave(oldest);
    oldest.giveWay();
  }

  #leave(sender: Sender): void {
    if (!this.#sending.delete(sender)) return;
    const own = this.#byClient.get(sender.client);
    own?.delete(sender);
    if (own?.size === 0) this.#byClient.delete(sender.client);
  }
}
