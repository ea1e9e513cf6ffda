import type { EmotionCache } from '@emotion/react';
import { Transform, type TransformCallback } from 'node:stream';

/** The rules of a cache that were not sent yet, as `<style>` elements; marks them as sent. */
function takeStyles(cache: EmotionCache, sent: Set<string>): string {
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  const ids: string[] = [];
  let scoped = '';
  let globals = '';
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || sent.has(id)) continue;
    sent.add(id);
    if (cache.registered[`${cache.key}-${id}`] === undefined) globals += rules;
    else {
      ids.push(id);
      scoped += rules;
    }
  }
  const globalStyle = globals && `<style data-emotion="${cache.key}-global"${nonce}>${globals}</style>`;
  return globalStyle + (scoped && `<style data-emotion="${cache.key} ${ids.join(' ')}"${nonce}>${scoped}</style>`);
}

/**
 * Stands between React's stream and the response and puts Emotion's rules before the markup that needs them: before
 * `</head>` at first, before the batch later. React writes whole elements within one turn of the event loop, so what
 * came in one turn may safely be preceded by a `<style>`. It holds no more than one turn, and passes backpressure on.
 */
export class EmotionStream extends Transform {
  readonly #cache: EmotionCache;
  readonly #sent = new Set<string>();
  #batch: Buffer[] = [];
  #turn: NodeJS.Immediate | undefined;
  #headSeen = false;
  #held: TransformCallback | undefined;

  /** @param cache the cache of this request, with `compat` set */
  constructor(cache: EmotionCache) {
    super();
    this.#cache = cache;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#batch.push(chunk);
    this.#turn ??= setImmediate(() => this.#release());
    if (this.readableLength < this.readableHighWaterMark) done();
    else this.#held = done;
  }

  override _read(size: number): void {
    super._read(size);
    const done = this.#held;
    this.#held = undefined;
    done?.();
  }

  override _flush(done: TransformCallback): void {
    this.#release();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (this.#turn) clearImmediate(this.#turn);
    this.#batch = [];
    done(error);
  }

  #release(): void {
    if (this.#turn) clearImmediate(this.#turn);
    this.#turn = undefined;
    if (this.#batch.length === 0) return;
    const html = Buffer.concat(this.#batch).toString('utf8');
    this.#batch = [];
    this.push(this.#place(html));
  }

  #place(html: string): string {
    const head = this.#headSeen ? -1 : html.indexOf('</head>');
    if (!this.#headSeen && head < 0) return html;
    const styles = takeStyles(this.#cache, this.#sent);
    if (head < 0) return styles + html;
    this.#headSeen = true;
    return html.slice(0, head) + styles + html.slice(head);
  }
}
