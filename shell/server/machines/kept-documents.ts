import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The text of a document as it comes; null when there is no such document. */
export type DocumentText = AsyncIterable<string> | Iterable<string>;

/** A document, compressed once. Its plain text is not kept: it may be twenty times as large. */
export interface KeptDocument {
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly madeAt: number;
}

/** All documents together, in bytes. */
const maxBytes = 48 * 2 ** 20;

async function compress(text: DocumentText): Promise<KeptDocument> {
  const hash = createHash('sha256');
  const gzip = createGzip({ level: 6 });
  const br = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const compressed = Promise.all([buffer(br), buffer(gzip)]);
  compressed.catch(() => undefined);
  try {
    for await (const piece of text) {
      hash.update(piece);
      for (const stream of [br, gzip]) if (!stream.write(piece)) await once(stream, 'drain');
    }
  } catch (error) {
    br.destroy();
    gzip.destroy();
    throw error;
  }
  br.end();
  gzip.end();
  const [small, common] = await compressed;
  return { br: small, gzip: common, etag: `W/"${hash.digest('base64url').slice(0, 22)}"`, madeAt: Date.now() };
}

/**
 * Documents that take long to make and may be a little old. Each is made once at a time; one that is older than `freshFor` ms is
 * given once more while it is made anew, and a failure then leaves it as it is.
 */
export class KeptDocuments {
  readonly #kept = new LRUCache<string, KeptDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  readonly #making = new Map<string, Promise<KeptDocument | null>>();
  readonly #freshFor: number;

  constructor(freshFor: number) {
    this.#freshFor = freshFor;
  }

  /** The document under `key`; null when `make` gives null. */
  async get(key: string, make: () => Promise<DocumentText | null>): Promise<KeptDocument | null> {
    const kept = this.#kept.get(key);
    if (kept && Date.now() - kept.madeAt < this.#freshFor) return kept;
    const making = this.#make(key, make);
    if (!kept) return making;
    making.catch(() => undefined);
    return kept;
  }

  #make(key: string, make: () => Promise<DocumentText | null>): Promise<KeptDocument | null> {
    const running = this.#making.get(key);
    if (running) return running;
    const started = (async () => {
      const text = await make();
      const made = text === null ? null : await compress(text);
      if (made) this.#kept.set(key, made);
      else this.#kept.delete(key);
      return made;
    })().finally(() => this.#making.delete(key));
    this.#making.set(key, started);
    return started;
  }
}
