import type { EmotionCache } from '@emotion/react';
import { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

/** The cache's rules that have not been sent yet, as `<style>` elements; marks them as sent. */
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

/** A whole document with all rules of its cache before `</head>`. Gives what `EmotionStream` gives for a document that comes in one piece. */
export function insertStyles(html: string, cache: EmotionCache): string {
  const head = html.indexOf('</head>');
  return head < 0 ? html : html.slice(0, head) + takeStyles(cache, new Set()) + html.slice(head);
}

/**
 * Sits between React's stream and the response and puts Emotion's rules before the markup that needs them: before `</head>` at first,
 * before each later batch afterwards. React writes whole elements within one turn of the event loop, so a `<style>` may safely precede
 * what was written in one turn. The stream holds output for one turn, longer only while the reader is behind; then it holds back the
 * writer too.
 */
export class EmotionStream extends Duplex {
  readonly #cache: EmotionCache;
  readonly #sent = new Set<string>();
  #batch: Buffer[] = [];
  #done: Done | undefined;
  #final: Done | undefined;
  #turn: NodeJS.Immediate | undefined;
  #collecting = false;
  #full = false;
  #headSeen = false;

  /** @param cache the request's cache, with `compat` set */
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
    // The writer may end while its last batch is still being collected.
    if (this.#collecting) this.#final = done;
    else this.#end(done);
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
    this.#answer(); // The rest of this turn's writes now arrive through _writev.
    this.#collecting = false;
    const html = Buffer.concat(this.#batch).toString('utf8');
    this.#batch = [];
    this.#full = !this.push(this.#place(html));
    if (this.#final) this.#end(this.#final);
    this.#answer();
  }

  #end(done: Done): void {
    this.push(null);
    done();
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
