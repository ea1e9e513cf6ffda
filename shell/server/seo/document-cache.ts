import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { SharedStream } from './shared-stream.ts';

/** The text of a document as it comes; null when there is no such document. */
export type DocumentText = AsyncIterable<string> | Iterable<string>;

/** A document, compressed once. Its plain text is not kept: it may be twenty times as large. */
export interface CachedDocument {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly madeAt: number;
}

/** A document that is being made: its bytes as they come, from the first one for whoever asks, and then the whole. */
export interface StreamingDocument {
  readonly read: (form: 'br' | 'gzip') => Readable;
  readonly whole: Promise<CachedDocument>;
}

/** All documents together, in bytes. */
const maxBytes = 48 * 2 ** 20;

function compress(text: DocumentText, keep: (made: CachedDocument) => void): StreamingDocument {
  const small = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const common = createGzip({ level: 6 });
  const [br, gzip] = [new SharedStream(small), new SharedStream(common)];
  const write = async (): Promise<CachedDocument> => {
    const hash = createHash('sha256');
    try {
      for await (const piece of text) {
        hash.update(piece);
        for (const stream of [small, common]) {
          if (!stream.write(piece)) await once(stream, 'drain');
          // What is there is of use to who waits for it.
          stream.flush();
        }
      }
    } catch (error) {
      for (const stream of [small, common]) stream.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    small.end();
    common.end();
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    const made = { br: await br.whole, gzip: await gzip.whole, etag, madeAt: Date.now() };
    keep(made);
    return made;
  };
  const whole = write();
  const follow = async function* (form: SharedStream): AsyncGenerator<Buffer> {
    yield* form.follow();
    // Who has all of it finds it kept.
    await whole;
  };
  const forms = { br, gzip };
  return { read: (form) => Readable.from(follow(forms[form]), { objectMode: false }), whole };
}

/**
 * Documents that take long to make and may be a little old. Each is made once at a time, and the first who ask get it while it
 * grows; one that is older than `freshFor` ms is given once more while it is made anew, and a failure then leaves it as it is.
 */
export class DocumentCache {
  readonly #kept = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  readonly #making = new Map<string, Promise<StreamingDocument | null>>();
  readonly #freshFor: number;

  constructor(freshFor: number) {
    this.#freshFor = freshFor;
  }

  /** The document under `key`; null when `make` gives null. */
  async get(key: string, make: () => Promise<DocumentText | null>): Promise<CachedDocument | StreamingDocument | null> {
    const kept = this.#kept.get(key);
    if (kept && Date.now() - kept.madeAt < this.#freshFor) return kept;
    const making = this.#make(key, make);
    if (!kept) return making;
    making.catch(() => undefined);
    return kept;
  }

  #make(key: string, make: () => Promise<DocumentText | null>): Promise<StreamingDocument | null> {
    const running = this.#making.get(key);
    if (running) return running;
    const isOver = (): void => void this.#making.delete(key);
    const started = (async () => {
      const text = await make();
      if (text === null) {
        this.#kept.delete(key);
        isOver();
        return null;
      }
      const growing = compress(text, (made) => this.#kept.set(key, made));
      growing.whole.catch(() => undefined).finally(isOver);
      return growing;
    })();
    started.catch(isOver);
    this.#making.set(key, started);
    return started;
  }
}
