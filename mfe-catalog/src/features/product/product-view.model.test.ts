import { describe, expect, it } from '@jest/globals';
import { productItem, shirt } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { defaultOption, productViewOf } from './product-view.model.ts';

const around = { similarItems: [], addressStores: [] };

describe('productViewOf', () => {
  it('orders the gallery from the whole to the parts and leaves the hanging picture to the wall', () => {
    expect(productViewOf(productItem(), around).galleries).toEqual([
      [
        { id: 'a-full', view: 'FULL' },
        { id: 'a-card', view: 'CARD' },
        { id: 'a-head', view: 'HEAD' },
      ],
    ]);
  });

  it('calls the views of what has no neck by what they show', () => {
    const images = (['BACK', 'HEAD', 'CARD'] as const).map((view) => ({ id: view, view }));
    const [gallery] = productViewOf({ ...shirt(), images }, around).galleries;
    expect(gallery?.map(({ view }) => view)).toEqual(['FRONT', 'DETAIL', 'BACK']);
  });

  it('keeps each look of the variants once', () => {
    const item = shirt();
    const looks = [item.images, [{ id: 'red', view: 'CARD' as const }], [{ id: 'red', view: 'CARD' as const }]];
    const variants = looks.flatMap((images) => item.variants.slice(0, 1).map((variant) => ({ ...variant, images })));
    const view = productViewOf({ ...item, variants }, around);
    expect(view.galleries).toHaveLength(2);
    expect(view.offers.map(({ gallery }) => gallery)).toEqual([0, 1, 1]);
  });

  it('sells nothing that is not available, whatever the stock says', () => {
    const listing = { ...productItem().listing!, isAvailable: false };
    expect(productViewOf(productItem({ listing, retail: { stockLevel: 4 } }), around).offers[0]?.stock).toBe(0);
    expect(productViewOf(productItem({ retail: { stockLevel: null } }), around).offers[0]?.stock).toBe(0);
    expect(productViewOf(productItem({ listing: null }), around).offers).toEqual([]);
  });
});

describe('offerOf', () => {
  const { offers } = productViewOf(shirt(), around);

  it('takes the wanted one even when it is sold out, else the first that can be bought', () => {
    expect(defaultOption(offers, 'l')?.id).toBe('l');
    expect(defaultOption(offers.toReversed(), 'unknown')?.id).toBe('m');
    expect(defaultOption([], 'm')).toBeUndefined();
  });
});
