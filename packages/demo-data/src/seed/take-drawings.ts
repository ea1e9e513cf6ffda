import { listAwaited, type Storage } from '@headstock/api/seeding';
import type { DrawnImage } from './order-of-drawing.ts';

/** How often it looks for drawings that visitors wait for. */
const LOOK_MS = 100;

/**
 * Hands out drawings, each once: those that requests wait for before all others, then the rest in their order. Gives undefined
 * when none is left.
 */
export function takeDrawings(storage: Storage, drawings: readonly DrawnImage[]): () => Promise<DrawnImage | undefined> {
  const rest = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  let awaited: DrawnImage[] = [];
  let looksAgainAt = 0;
  return async () => {
    if (performance.now() >= looksAgainAt) {
      looksAgainAt = performance.now() + LOOK_MS;
      awaited = (await listAwaited(storage)).flatMap((id) => rest.get(id) ?? []);
    }
    let next = awaited.shift();
    while (next && !rest.has(next.id)) next = awaited.shift();
    next ??= rest.values().next().value;
    if (next) rest.delete(next.id);
    return next;
  };
}
