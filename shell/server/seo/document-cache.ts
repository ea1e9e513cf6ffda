import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { SharedStream } from './shared-stream.ts';

/** The text of a document, in pieces. */
export type DocumentText = AsyncIterable<string> | Iterable<string>;

/** A document, compressed once. Its plain text is not stored: it may be twenty times as large. */
export interface CachedDocument {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly generatedAt: number;
}

/** A document that is still being generated. Every reader gets its bytes from the first one on. */
export interface StreamingDocument {
  readonly read: (form: 'br' | 'gzip') => Readable;
  readonly whole: Promise<CachedDocument>;
}

/** Limit for all documents together, in bytes. */
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
          // Readers get what there is so far.
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
    const made = { br: await br.whole, gzip: await gzip.whole, etag, generatedAt: Date.now() };
    keep(made);
    return made;
  };
  const whole = write();
  const follow = async function* (form: SharedStream): AsyncGenerator<Buffer> {
    yield* form.follow();
    // A reader that has the whole document finds it in the cache.
    await whole;
  };
  const forms = { br, gzip };
  return { read: (form) => Readable.from(follow(forms[form]), { objectMode: false }), whole };
}

/**
 * Caches documents that take long to generate and may be a little stale. A document is generated once at a time, and streamed to its first
 * readers meanwhile. One that is older than `freshFor` ms is served while it is generated again; if that fails, it stays.
 */
export class DocumentCache {
  readonly #documents = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  readonly #generating = new Map<string, Promise<StreamingDocument | null>>();
  readonly #freshFor: number;
  #clears = 0;

  constructor(freshFor: number) {
    this.#freshFor = freshFor;
  }

  /** The document under `key`; null when `make` gives null. */
  async get(key: string, make: () => Promise<DocumentText | null>): Promise<CachedDocument | StreamingDocument | null> {
    const kept = this.#documents.get(key);
    if (kept && Date.now() - kept.generatedAt < this.#freshFor) return kept;
    const making = this.#generate(key, make);
    if (!kept) return making;
    making.catch(() => undefined);
    return kept;
  }

  /** Forgets all documents, also those that are being generated. */
  clear(): void {
    this.#clears += 1;
    this.#documents.clear();
    this.#generating.clear();
  }

  #generate(key: string, make: () => Promise<DocumentText | null>): Promise<StreamingDocument | null> {
    const running = this.#generating.get(key);
    if (running) return running;
    const clears = this.#clears;
    const isCurrent = (): boolean => clears === this.#clears;
    const isOver = (): void => {
      if (isCurrent()) this.#generating.delete(key);
    };
    const keep = (made: CachedDocument): void => {
      if (isCurrent()) this.#documents.set(key, made);
    };
    const started = (async () => {
      const text = await make();
      if (text === null) {
        if (isCurrent()) this.#documents.delete(key);
        isOver();
        return null;
      }
      const growing = compress(text, keep);
      growing.whole.catch(() => undefined).finally(isOver);
      return growing;
    })();
    started.catch(isOver);
    this.#generating.set(key, started);
    return started;
  }
}
