import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstrumentSpec } from '@headstock/demo-data/drawings';
import type { Db } from '#api/platform/db/database.ts';
import { fileNameOf, type Rendition } from './rendition.model.ts';
import { PictureQueue, type Urgency } from './render-queue.ts';

const ID = /^[0-9a-f]{20}$/;

/** Makes pictures once, keeps them as files, and hands them out. */
export class ImageService {
  readonly #db: Db;
  readonly #folder: string;
  readonly #queue: PictureQueue;
  readonly #making = new Map<string, Promise<Uint8Array>>();

  /** `folder` takes one folder a picture. */
  constructor(db: Db, folder: string) {
    this.#db = db;
    this.#folder = folder;
    this.#queue = new PictureQueue(folder);
  }

  async #drawingOf(id: string): Promise<InstrumentSpec | undefined> {
    const row = await this.#db.selectFrom('images').select('drawing').where('id', '=', id).executeTakeFirst();
    return row?.drawing;
  }

  /** The bytes of a picture; made now when there is no file yet. Undefined for an unknown id. */
  async read(id: string, rendition: Rendition): Promise<Uint8Array | undefined> {
    if (!ID.test(id)) return undefined;
    const name = fileNameOf(rendition);
    try {
      return await readFile(join(this.#folder, id, name));
    } catch {
      // Not made yet, or the disk does not give it: made anew.
    }
    const drawing = await this.#drawingOf(id);
    return drawing ? this.#makeOnce(id, drawing, rendition) : undefined;
  }

  /** However many ask for a picture at the same time, it is made once. */
  #makeOnce(id: string, drawing: InstrumentSpec, rendition: Rendition): Promise<Uint8Array> {
    const key = `${id}/${fileNameOf(rendition)}`;
    const running = this.#making.get(key);
    if (running) return running;
    const made = this.#queue
      .make({ id, drawing, renditions: [rendition] }, 'now')
      .then(([bytes]) => bytes ?? new Uint8Array())
      .finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #missing(id: string, renditions: readonly Rendition[]): Promise<Rendition[]> {
    const missing: Rendition[] = [];
    for (const rendition of renditions) {
      const isThere = await access(join(this.#folder, id, fileNameOf(rendition))).then(
        () => true,
        () => false,
      );
      if (!isThere) missing.push(rendition);
    }
    return missing;
  }

  /** Makes the renditions of a picture that have no file yet. */
  async prepare(
    id: string,
    drawing: InstrumentSpec,
    renditions: readonly Rendition[],
    urgency: Urgency,
  ): Promise<void> {
    const missing = await this.#missing(id, renditions);
    if (missing.length > 0) await this.#queue.make({ id, drawing, renditions: missing }, urgency);
  }

  /** Ends the processes of the pictures. */
  stop(): void {
    this.#queue.stop();
  }
}
