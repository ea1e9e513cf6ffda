import type { Readable } from 'node:stream';

/** What a stream gives, kept, so that any number of readers get all of it, each at its own pace, while it still comes. */
export class SharedStream {
  /** Everything, when it is there. Rejects when the stream fails. */
  readonly whole: Promise<Buffer>;
  readonly #pieces: Buffer[] = [];
  #more = Promise.withResolvers<void>();
  #isOver = false;

  constructor(stream: Readable) {
    this.whole = this.#keep(stream);
    this.whole.catch(() => undefined);
  }

  /** All of it from the first byte; fails where the stream does. */
  async *follow(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const more = this.#more.promise;
      for (; next < this.#pieces.length; next += 1) {
        const piece = this.#pieces[next];
        if (piece) yield piece;
      }
      if (this.#isOver && next === this.#pieces.length) break;
      await more;
    }
    await this.whole;
  }

  async #keep(stream: Readable): Promise<Buffer> {
    try {
      for await (const piece of stream) {
        this.#pieces.push(piece);
        this.#tell();
      }
      return Buffer.concat(this.#pieces);
    } finally {
      this.#isOver = true;
      this.#tell();
    }
  }

  #tell(): void {
    this.#more.resolve();
    this.#more = Promise.withResolvers();
  }
}
