import { expect, it } from '@jest/globals';
import { generateCatalogue } from '#demo-data/catalogue/index.ts';
import { CATALOGUE_SEED } from './demo-shop.ts';
import { imageIdOf } from './image-id.ts';
import { orderOfDrawing } from './order-of-drawing.ts';

it('draws the cards of all items before other views of them', () => {
  const catalogue = generateCatalogue({ seed: CATALOGUE_SEED, size: 400 });
  const images = catalogue.items.flatMap((item) => [
    ...item.images,
    ...item.variants.flatMap((variant) => variant.images ?? []),
  ]);
  const cards = new Set(
    images.filter(({ view }) => view === 'card' || view === 'hang').map(({ drawing }) => imageIdOf(drawing)),
  );
  const isCard = orderOfDrawing(catalogue).map(({ id }) => cards.has(id));
  expect(isCard.indexOf(false)).toBe(cards.size);
  expect(isCard.lastIndexOf(true)).toBe(cards.size - 1);
});
