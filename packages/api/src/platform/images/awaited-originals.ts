import type { Storage } from '#api/platform/storage/storage.ts';

const FOLDER = 'awaited-originals/';

const keyOf = (id: string): string => `${FOLDER}${id}.json`;

/** Notes that requests wait for the original of an image, for whatever process makes originals. A storage that takes nothing is no error. */
export async function markAwaited(storage: Storage, id: string): Promise<void> {
  await storage.put(keyOf(id), Buffer.from('{}'), { contentType: 'application/json' }).catch(() => undefined);
}

/** Takes the note back: the original is there, or nobody waits any longer. */
export async function unmarkAwaited(storage: Storage, id: string): Promise<void> {
  await storage.delete(keyOf(id)).catch(() => undefined);
}

/** The ids of the images whose originals requests wait for. */
export async function listAwaited(storage: Storage): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of storage.list(FOLDER)) ids.push(key.slice(FOLDER.length, -'.json'.length));
  return ids;
}
