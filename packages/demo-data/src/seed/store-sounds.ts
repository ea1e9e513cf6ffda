import { clipKey, type Storage } from '@headstock/api/seeding';
import { soundIdOf, soundSpecs, synthesise, wavOf } from '#demo-data/sounds/index.ts';

/** Computes the sounds of the demo shop that the storage does not have. */
export async function storeSounds(storage: Storage): Promise<void> {
  for (const spec of soundSpecs) {
    const key = clipKey(`${soundIdOf(spec)}.wav`);
    if (!(await storage.head(key))) await storage.put(key, wavOf(synthesise(spec)), { contentType: 'audio/wav' });
  }
}
