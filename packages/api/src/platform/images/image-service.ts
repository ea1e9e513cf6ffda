import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { ImagesTable } from '#api/platform/tables.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import { markAwaited, unmarkAwaited } from './awaited-originals.ts';
import { originalKey, photographKey } from './original.ts';
import { PhotographDecoder } from './photograph-decoder.ts';
import { type Rendition, renditionFolder, renditionKey } from './rendition.model.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

const ID = /^[0-9a-f]{20}$/;
/** An image's row may be there before its original, as while the demo shop is being drawn. So long a request waits, while its original is made before others. */
const ORIGINAL_WAIT_MS = 15_000;
const ORIGINAL_POLL_MS = 100;

/** The original of an image did not come in time: it can be had later. */
export class ImageNotReadyError extends Error {
  constructor(id: string) {
    super(`The original of the image ${id} is not in the storage.`);
  }
}

/** What an image is made from. */
type ImageSource = Pick<Selectable<ImagesTable>, 'id' | 'backdrop' | 'original_id' | 'frame'>;

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

  /** The bytes of an image, rendered now when the storage does not have or give them. Undefined for an unknown id. Throws an ImageNotReadyError. */
  async read(id: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    if (!ID.test(id)) return undefined;
    const stored = await this.#storage.get(renditionKey(id, rendition)).catch(() => undefined);
    if (stored) return stored;
    const source = await this.#sourceOf(id);
    return source && this.#renderOnce(source, rendition);
  }

  /** Renders what the storage does not have yet. */
  async prerender(id: string, renditions: readonly Rendition[], urgency: Urgency): Promise<void> {
    const missing: Rendition[] = [];
    for (const rendition of renditions)
      if (!(await this.#storage.head(renditionKey(id, rendition)))) missing.push(rendition);
    const source = missing.length > 0 ? await this.#sourceOf(id) : undefined;
    if (source) await this.#render(source, missing, urgency);
  }

  #sourceOf(id: string): Promise<ImageSource | undefined> {
    return this.#db
      .selectFrom('images')
      .select(['id', 'backdrop', 'original_id', 'frame'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** However many ask for a rendition at the same time, it is rendered once. */
  #renderOnce(source: ImageSource, rendition: Rendition): Promise<Uint8Array> {
    const key = renditionKey(source.id, rendition);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendered = this.#render(source, [rendition], 'now')
      .then(([bytes]) => bytes ?? new Uint8Array())
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendered);
    return rendered;
  }

  /** Renders and stores. A storage that takes nothing (full, read-only) costs the keeping, not the image. */
  async #render(source: ImageSource, renditions: readonly Rendition[], urgency: Urgency): Promise<Uint8Array[]> {
    const { id, backdrop, original_id: originalId, frame } = source;
    const original = await this.#waitForOriginal(originalId ?? id);
    const job = { id, original, backdrop, frame: frame ?? undefined, renditions };
    const files = await this.#queue.render(job, urgency);
    for (const [index, rendition] of renditions.entries()) {
      const options = { contentType: `image/${rendition.format}`, immutable: true };
      const bytes = files[index];
      if (bytes) await this.#storage.put(renditionKey(id, rendition), bytes, options).catch(() => undefined);
    }
    return files;
  }

  async #waitForOriginal(id: string): Promise<Buffer> {
    const there = await this.#readOriginal(id);
    if (there) return there;
    await markAwaited(this.#storage, id);
    try {
      const end = Date.now() + ORIGINAL_WAIT_MS;
      for (;;) {
        const original = await this.#readOriginal(id);
        if (original) return original;
        if (this.#stopped || Date.now() > end) throw new ImageNotReadyError(id);
        await wait(ORIGINAL_POLL_MS, undefined, { ref: false });
      }
    } finally {
      await unmarkAwaited(this.#storage, id);
    }
  }

  async #readOriginal(id: string): Promise<Buffer | undefined> {
    return (await this.#storage.get(originalKey(id))) ?? (await this.#storage.get(photographKey(id)));
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
