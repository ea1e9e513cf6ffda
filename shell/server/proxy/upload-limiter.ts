interface Upload {
  readonly client: string;
  readonly onEvicted: () => void;
}

/**
 * Limits how many request bodies are received at a time. A new one is never refused: above the limit, the oldest upload of the same
 * client is evicted, as a sender of usual speed is done by then; above the limit of all, the oldest of the client with the most.
 */
export class UploadLimiter {
  readonly #perClient: number;
  readonly #total: number;
  readonly #uploads = new Set<Upload>();
  readonly #byClient = new Map<string, Set<Upload>>();

  constructor(limits: { readonly perClient: number; readonly total: number }) {
    this.#perClient = limits.perClient;
    this.#total = limits.total;
  }

  /** How many uploads are under way. */
  get size(): number {
    return this.#uploads.size;
  }

  /** Begins an upload, whose `onEvicted` is called when it must make room; gives the function to call when it has ended. */
  begin(client: string, onEvicted: () => void): () => void {
    const own = this.#byClient.get(client) ?? new Set();
    if (own.size >= this.#perClient) this.#evictFrom(own);
    else if (this.#uploads.size >= this.#total) this.#evictFrom(this.#largest());
    const upload = { client, onEvicted };
    this.#uploads.add(upload);
    own.add(upload);
    this.#byClient.set(client, own);
    return () => this.#end(upload);
  }

  #largest(): ReadonlySet<Upload> {
    return [...this.#byClient.values()].reduce((most, other) => (other.size > most.size ? other : most));
  }

  #evictFrom(uploads: ReadonlySet<Upload>): void {
    const [oldest] = uploads;
    if (!oldest) return;
    this.#end(oldest);
    oldest.onEvicted();
  }

  #end(upload: Upload): void {
    if (!this.#uploads.delete(upload)) return;
    const own = this.#byClient.get(upload.client);
    own?.delete(upload);
    if (own?.size === 0) this.#byClient.delete(upload.client);
  }
}
