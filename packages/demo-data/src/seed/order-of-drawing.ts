import type { DemoCatalogue, DemoImage } from '#demo-data/catalogue/index.ts';
import { imageIdOf } from './image-id.ts';

/** Items of each category whose cards the first visitors see. */
const FIRST_PAGE = 24;

export type DrawnImage = { readonly id: string; readonly drawing: DemoImage['drawing'] };

/** Every drawing of the catalogue once: first what the first pages of all categories show, then the cards of all other items, then the rest, newest first. */
export function orderOfDrawing({ items }: DemoCatalogue): DrawnImage[] {
  const seenOf = new Map<string, number>();
  const firstPages = new Map<string, DrawnImage>();
  const cards = new Map<string, DrawnImage>();
  const others = new Map<string, DrawnImage>();
  for (const { category, images, variants } of items) {
    const seen = seenOf.get(category) ?? 0;
    seenOf.set(category, seen + 1);
    for (const { view, drawing } of [...images, ...variants.flatMap((variant) => variant.images ?? [])]) {
      const id = imageIdOf(drawing);
      const isCard = view === 'card' || view === 'hang';
      const shownOn = seen < FIRST_PAGE ? firstPages : cards;
      (isCard ? shownOn : others).set(id, { id, drawing });
    }
  }
  return [...new Map([...firstPages, ...cards, ...others]).values()];
}
