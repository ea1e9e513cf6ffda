import type { InstrumentSpec } from '@headstock/demo-data/drawings';
import type { Db } from '#api/platform/db/database.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import { type Rendition, renditionKey } from './rendition.model.ts';
import { RenderQueue, type Urgency } from './render-queue.ts';

const ID = /^[0-9a-f]{20}$/;

/** Renders images once, keeps the renditions in the storage, and hands them out. */
export class ImageService {
  readonly #db: Db;
  readonly #storage: Storage;
  readonly #queue = new RenderQueue();
  readonly #rendering = new Map<string, Promise<Uint8Array>>();

  constructor(db: Db, storage: Storage) {
    this.#db = db;
    this.#storage = storage;
  }

  async #drawingOf(id: string): Promise<InstrumentSpec | undefined> {
    const row = await this.#db.selectFrom('images').select('drawing').where('id', '=', id).executeTakeFirst();
    return row?.drawing;
  }

  /** The bytes of an image, rendered now when the storage does not have or give them. Undefined for an unknown id. */
  async read(id: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    if (!ID.test(id)) return undefined;
    const stored = await this.#storage.get(renditionKey(id, rendition)).catch(() => undefined);
    if (stored) return stored;
    const drawing = await this.#drawingOf(id);
    return drawing ? this.#renderOnce(id, drawing, rendition) : undefined;
  }

  /** However many ask for a rendition at the same time, it is rendered once. */
  #renderOnce(id: string, drawing: InstrumentSpec, rendition: Rendition): Promise<Uint8Array> {
    const key = renditionKey(id, rendition);
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendered = this.#render(id, drawing, [rendition], 'now')
      .then(([bytes]) => bytes ?? new Uint8Array())
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendered);
    return rendered;
  }

  /** Renders and stores. A storage that takes nothing (full, read-only) costs the keeping, not the image. */
  async #render(
    id: string,
    drawing: InstrumentSpec,
    renditions: readonly Rendition[],
    urgency: Urgency,
  ): Promise<Uint8Array[]> {
    const files = await this.#queue.render({ id, drawing, renditions }, urgency);
    for (const [index, rendition] of renditions.entries()) {
      const options = { contentType: `image/${rendition.format}`, immutable: true };
      const bytes = files[index];
      if (bytes) await this.#storage.put(renditionKey(id, rendition), bytes, options).catch(() => undefined);
    }
    return files;
  }

  /** Renders what the storage does not have yet. */
  async prepare(
    id: string,
    drawing: InstrumentSpec,
    renditions: readonly Rendition[],
    urgency: Urgency,
  ): Promise<void> {
    const missing: Rendition[] = [];
    for (const rendition of renditions)
      if (!(await this.#storage.head(renditionKey(id, rendition)))) missing.push(rendition);
    if (missing.length > 0) await this.#render(id, drawing, missing, urgency);
  }

  /** Ends the render processes. */
  stop(): void {
    this.#queue.stop();
  }
}
