import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Qualities of brotli: the quick one makes a page a tenth larger in a thirtieth of the time. */
const quick = 5;
const smallest = 11;

async function compress(plain: Buffer, encoding: Encoding, quality = quick): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipped(plain, { level: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(plain, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

/** One thorough compression at a time: visitors' answers need the processor more. */
let thorough: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** More pages than these do not wait for theirs; whoever asks for one of them again lets it queue again. */
const MAX_WAITING = 64;
const maxSmallestBytes = 16 * 2 ** 20;

/**
 * The smallest forms of pages by their ETags. They outlive the pages in the cache: one that is rendered again after hours has the same
 * bytes, and making them takes ten times as long as rendering it.
 */
const smallestForms = new LRUCache<string, Buffer>({
  maxSize: maxSmallestBytes,
  sizeCalculation: ({ length }) => length,
});

/** The bytes of a page in the forms in which they are sent, each made once. */
export class PageBody {
  /** Tells this page's text from any other's. */
  readonly etag: string;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();
  #isLasting = false;

  /** The body of a page whose text is compressed with brotli already. */
  static async fromBrotli(compressed: Buffer): Promise<PageBody> {
    const body = new PageBody(await unbrotli(compressed));
    if (!body.#ready.has('br')) body.#ready.set('br', compressed);
    return body;
  }

  constructor(html: string | Buffer) {
    const plain = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    this.#ready.set('identity', plain);
    const known = smallestForms.get(this.etag);
    if (!known) return;
    this.#ready.set('br', known);
    this.#isLasting = true;
  }

  /** How much memory all forms together may take, in bytes. */
  get size(): number {
    return Math.ceil((this.#ready.get('identity')?.length ?? 0) * 1.5);
  }

  /** The body in a form that is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    const body = this.#ready.get(encoding);
    // Who asks for what is there is not the first.
    if (body && encoding === 'br') this.makeSmallest();
    return body;
  }

  /** The body in any form. */
  async in(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const making = this.#making.get(encoding) ?? this.#make(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  /** To be called when the page is asked for again, or has proved to stay as it is: it is worth to be made as small as can be, in the background. */
  makeSmallest(): void {
    if (this.#isLasting || waiting >= MAX_WAITING) return;
    this.#isLasting = true;
    waiting += 1;
    thorough = thorough
      .then(() => this.#make('br', smallest))
      .then((made) => smallestForms.set(this.etag, made))
      .catch(() => undefined)
      .finally(() => (waiting -= 1));
  }

  async #make(encoding: Encoding, quality?: number): Promise<Buffer> {
    const made = await compress(await this.in('identity'), encoding, quality);
    this.#ready.set(encoding, made);
    return made;
  }
}
