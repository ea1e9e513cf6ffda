import type { Readable } from 'node:stream';

/** Buffers a stream, so that any number of readers get all of it, each at its own pace, while it is still being written. */
export class SharedStream {
  /** The whole content once the stream has ended. Rejects when the stream fails. */
  readonly whole: Promise<Buffer>;
  readonly #pieces: Buffer[] = [];
  #more = Promise.withResolvers<void>();
  #hasEnded = false;

  constructor(stream: Readable) {
    this.whole = this.#collect(stream);
    this.whole.catch(() => undefined);
  }

  /** Reads from the first byte on; throws when the stream fails. */
  async *follow(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const more = this.#more.promise;
      for (; next < this.#pieces.length; next += 1) {
        const piece = this.#pieces[next];
        if (piece) yield piece;
      }
      if (this.#hasEnded && next === this.#pieces.length) break;
      await more;
    }
    await this.whole;
  }

  async #collect(stream: Readable): Promise<Buffer> {
    try {
      for await (const piece of stream) {
        this.#pieces.push(piece);
        this.#notify();
      }
      return Buffer.concat(this.#pieces);
    } finally {
      this.#hasEnded = true;
      this.#notify();
    }
  }

  #notify(): void {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}
