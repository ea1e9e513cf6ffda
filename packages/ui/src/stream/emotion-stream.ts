import type { EmotionCache } from '@emotion/react';
import { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

/** The rules of a cache that were not sent yet, as `<style>` elements; marks them as sent. */
function takeStyles(cache: EmotionCache, sent: Set<string>): string {
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  let scoped = '';
  let globals = '';
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string' || sent.has(id)) continue;
    sent.add(id);
    if (cache.registered[`${cache.key}-${id}`] === undefined) globals += rules;
    else scoped += rules;
  }
  const globalStyle = globals && `<style data-emotion="${cache.key}-global"${nonce}>${globals}</style>`;
  return globalStyle + (scoped && `<style data-emotion="${cache.key}"${nonce}>${scoped}</style>`);
}

/**
 * Stands between React's stream and the response and puts Emotion's rules before the markup that needs them: before
 * `</head>` at first, before the batch later. React writes whole elements within one turn of the event loop, so what
 * came in one turn may safely be preceded by a `<style>`. It holds one turn, longer only while the reader is behind;
 * then its writer is held back too.
 */
export class EmotionStream extends Duplex {
  readonly #cache: EmotionCache;
  readonly #sent = new Set<string>();
  #batch: Buffer[] = [];
  #done: Done | undefined;
  #turn: NodeJS.Immediate | undefined;
  #collecting = false;
  #full = false;
  #headSeen = false;

  /** @param cache the cache of this request, with `compat` set */
  constructor(cache: EmotionCache) {
    super();
    this.#cache = cache;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#batch.push(chunk);
    this.#await(done);
  }

  override _writev(chunks: ReadonlyArray<{ chunk: Buffer }>, done: Done): void {
    this.#batch.push(...chunks.map(({ chunk }) => chunk));
    this.#await(done);
  }

  override _read(): void {
    this.#full = false;
    if (this.#done) this.#schedule();
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    if (this.#turn) clearImmediate(this.#turn);
    this.#batch = [];
    done(error);
  }

  #await(done: Done): void {
    this.#done = done;
    if (!this.#collecting) this.#schedule();
  }

  #schedule(): void {
    this.#turn ??= setImmediate(() => {
      this.#turn = undefined;
      if (!this.#full) this.#release();
    });
  }

  #release(): void {
    this.#collecting = true;
    this.#answer(); // What else was written in this turn now comes through _writev, at once.
    this.#collecting = false;
    const html = Buffer.concat(this.#batch).toString('utf8');
    this.#batch = [];
    this.#full = !this.push(this.#place(html));
    this.#answer();
  }

  #answer(): void {
    const done = this.#done;
    this.#done = undefined;
    done?.();
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
