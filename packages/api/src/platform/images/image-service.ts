import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#api/platform/db/database.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import type { Backdrop } from './backdrop.ts';
import { originalKey, photographKey } from './original.ts';
import { PhotographDecoder } from './photograph-decoder.ts';
import { type Rendition, renditionFolder, renditionKey } from './rendition.model.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

const ID = /^[0-9a-f]{20}$/;
/** An image's row may be there before its original, as while the demo shop is being drawn. So long a request waits. */
const ORIGINAL_WAIT_MS = 15_000;
const ORIGINAL_POLL_MS = 200;

/** Renders images from their originals once, keeps the renditions in the storage, and hands them out. */
export class ImageService {
  /** Makes masters of what people photographed, and edits them. */
  readonly photographs = new PhotographDecoder();
  readonly #db: Db;
  readonly #storage: Storage;
  readonly #queue = new RenderQueue();
  readonly #rendering = new Map<string, Promise<Uint8Array>>();
  #stopped = false;

  constructor(db: Db, storage: Storage) {
    this.#db = db;
    this.#storage = storage;
  }

  /** The bytes of an image, rendered now when the storage does not have or give them. Undefined for an unknown id. */
  async read(id: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    if (!ID.test(id)) return undefined;
    const stored = await this.#storage.get(renditionKey(id, rendition)).catch(() => undefined);
    if (stored) return stored;
    const row = await this.#db.selectFrom('images').select('backdrop').where('id', '=', id).executeTakeFirst();
    return row && this.#renderOnce(id, row.backdrop, rendition);
  }

  /** Renders what the storage does not have yet. */
  async prerender(id: string, backdrop: Backdrop, renditions: readonly Rendition[], urgency: Urgency): Promise<void> {
    const missing: Rendition[] = [];
    for (const rendition of renditions)
      if (!(await this.#storage.head(renditionKey(id, rendition)))) missing.push(rendition);
    if (missing.length > 0) await this.#render(id, backdrop, missing, urgency);
  }

  /** However many ask for a rendition at the same time, it is rendered once. */
  #renderOnce(id: string, backdrop: Backdrop, rendition: Rendition): Promise<Uint8Array> {
    const key = renditionKey(id, rendition);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendered = this.#render(id, backdrop, [rendition], 'now')
      .then(([bytes]) => bytes ?? new Uint8Array())
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendered);
    return rendered;
  }

  /** Renders and stores. A storage that takes nothing (full, read-only) costs the keeping, not the image. */
  async #render(
    id: string,
    backdrop: Backdrop,
    renditions: readonly Rendition[],
    urgency: Urgency,
  ): Promise<Uint8Array[]> {
    const original = await this.#waitForOriginal(id);
    const files = await this.#queue.render({ id, original, backdrop, renditions }, urgency);
    for (const [index, rendition] of renditions.entries()) {
      const options = { contentType: `image/${rendition.format}`, immutable: true };
      const bytes = files[index];
      if (bytes) await this.#storage.put(renditionKey(id, rendition), bytes, options).catch(() => undefined);
    }
    return files;
  }

  async #waitForOriginal(id: string): Promise<Buffer> {
    const end = Date.now() + ORIGINAL_WAIT_MS;
    for (;;) {
      const original = (await this.#storage.get(originalKey(id))) ?? (await this.#storage.get(photographKey(id)));
      if (original) return original;
      if (this.#stopped || Date.now() > end) throw new Error(`The original of the image ${id} is not in the storage.`);
      await wait(ORIGINAL_POLL_MS, undefined, { ref: false });
    }
  }

  /** Removes the files of a photograph's image: its original and all renditions. Its row is gone already. */
  async remove(id: string): Promise<void> {
    await this.#storage.delete(photographKey(id));
    for await (const { key } of this.#storage.list(renditionFolder(id))) await this.#storage.delete(key);
  }

  /** Ends the render processes. */
  stop(): void {
    this.#stopped = true;
    this.photographs.stop();
    this.#queue.stop();
  }
}
