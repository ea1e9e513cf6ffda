import type { DemoCatalogue, DemoImage } from '#demo-data/catalogue/index.ts';
import { imageIdOf } from './image-id.ts';

/** Items of each category whose cards the first visitors see. */
const FIRST_PAGE = 24;

export type DrawnImage = { readonly id: string; readonly drawing: DemoImage['drawing'] };

/** Every drawing of the catalogue once: first what the first pages of all categories show, then the others, newest first. */
export function orderOfDrawing({ items }: DemoCatalogue): DrawnImage[] {
  const seenOf = new Map<string, number>();
  const first = new Map<string, DrawnImage>();
  const others = new Map<string, DrawnImage>();
  for (const { category, images, variants } of items) {
    const seen = seenOf.get(category) ?? 0;
    seenOf.set(category, seen + 1);
    for (const { view, drawing } of [...images, ...variants.flatMap((variant) => variant.images ?? [])]) {
      const isFirst = seen < FIRST_PAGE && (view === 'card' || view === 'hang');
      const id = imageIdOf(drawing);
      (isFirst ? first : others).set(id, { id, drawing });
    }
  }
  for (const id of first.keys()) others.delete(id);
  return [...first.values(), ...others.values()];
}
