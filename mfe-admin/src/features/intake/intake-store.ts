import * as z from 'zod/mini';
import { type IntakeDraft, intakeDraftSchema } from './intake-draft.model.ts';

const DATABASE = 'headstock-intake';
const DRAFTS = 'drafts';
const PICTURES = 'pictures';

/** Where a browser keeps intakes until they are sent, photographs included. */
export interface IntakeStore {
  /** All that were not sent, the newest first. */
  readonly read: () => Promise<readonly IntakeDraft[]>;
  readonly save: (draft: IntakeDraft) => Promise<void>;
  readonly remove: (draft: IntakeDraft) => Promise<void>;
  readonly savePicture: (key: string, picture: Blob) => Promise<void>;
  /** Null for one that the browser has not. */
  readonly picture: (key: string) => Promise<Blob | null>;
  readonly removePicture: (key: string) => Promise<void>;
}

const finished = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(DRAFTS, { keyPath: 'draft.requestId' });
    request.result.createObjectStore(PICTURES);
  });
  return finished(request);
}

const keptSchema = z.object({ draft: intakeDraftSchema, savedAt: z.number() });

async function inStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await finished(work(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

/** The browser's own store; what an older page wrote and nobody understands any more is left out. */
export const browserStore: IntakeStore = {
  read: async () => {
    const kept: readonly unknown[] = await inStore(DRAFTS, 'readonly', (store) => store.getAll());
    return kept
      .flatMap((entry) => {
        const read = keptSchema.safeParse(entry);
        return read.success ? [read.data] : [];
      })
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .map(({ draft }) => draft);
  },
  save: async (draft) => {
    await inStore(DRAFTS, 'readwrite', (store) => store.put({ draft, savedAt: Date.now() }));
  },
  remove: async (draft) => {
    await inStore(DRAFTS, 'readwrite', (store) => store.delete(draft.requestId));
    for (const { key } of draft.photographs) await inStore(PICTURES, 'readwrite', (store) => store.delete(key));
  },
  savePicture: async (key, picture) => {
    await inStore(PICTURES, 'readwrite', (store) => store.put(picture, key));
  },
  picture: async (key) => {
    const kept: unknown = await inStore(PICTURES, 'readonly', (store) => store.get(key));
    return kept instanceof Blob ? kept : null;
  },
  removePicture: async (key) => {
    await inStore(PICTURES, 'readwrite', (store) => store.delete(key));
  },
};
