import { describe, expect, it } from '@jest/globals';
import { productItem, shirt } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { defaultOption, productViewOf } from './product-view.model.ts';

const around = { similarItems: [], addressStores: [] };

const drawn = { alt: null, width: null, height: null } as const;

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

  it('shows close looks after the usual views, in their order, and says of each what it is', () => {
    const looks = ['heel', 'bridge'].map((id) => ({ ...drawn, id, view: 'DETAIL' as const, alt: `The ${id}` }));
    const [gallery] = productViewOf(productItem({ images: [...looks, ...productItem().images] }), around).galleries;
    expect(gallery?.slice(-2)).toEqual([
      { id: 'heel', view: 'DETAIL', alt: 'The heel' },
      { id: 'bridge', view: 'DETAIL', alt: 'The bridge' },
    ]);
  });

  it('calls the views of what has no neck by what they show', () => {
    const images = (['BACK', 'HEAD', 'CARD'] as const).map((view) => ({ id: view, view, ...drawn }));
    const [gallery] = productViewOf({ ...shirt(), images }, around).galleries;
    expect(gallery?.map(({ view }) => view)).toEqual(['FRONT', 'DETAIL', 'BACK']);
  });

  it('shows photographs first, in the order of their seller, with their sizes', () => {
    const photographs = [
      { id: 'two', view: 'PHOTO', alt: null, width: 4_000, height: 3_000 },
      { id: 'one', view: 'PHOTO', alt: null, width: 900, height: 1_200 },
    ] as const;
    const [gallery] = productViewOf(
      productItem({ images: [...photographs, ...productItem().images] }),
      around,
    ).galleries;
    expect(gallery?.map(({ id, size }) => [id, size?.[0]])).toEqual([
      ['two', 4_000],
      ['one', 900],
      ['a-full', undefined],
      ['a-card', undefined],
      ['a-head', undefined],
    ]);
  });

  it('keeps each look of the variants once', () => {
    const item = shirt();
    const looks = [
      item.images,
      [{ id: 'red', view: 'CARD' as const, ...drawn }],
      [{ id: 'red', view: 'CARD' as const, ...drawn }],
    ];
    const variants = looks.flatMap((images) => item.variants.slice(0, 1).map((variant) => ({ ...variant, images })));
    const view = productViewOf({ ...item, variants }, around);
    expect(view.galleries).toHaveLength(2);
    expect(view.options.map(({ gallery }) => gallery)).toEqual([0, 1, 1]);
  });

  it('sells nothing that is not available, whatever the stock says', () => {
    const listing = { ...productItem().listing!, isAvailable: false };
    expect(productViewOf(productItem({ listing, retail: { stockLevel: 4 } }), around).options[0]?.stock).toBe(0);
    expect(productViewOf(productItem({ retail: { stockLevel: null } }), around).options[0]?.stock).toBe(0);
    expect(productViewOf(productItem({ listing: null }), around).options).toEqual([]);
  });
});

describe('offerOf', () => {
  const { options } = productViewOf(shirt(), around);

  it('takes the wanted one even when it is sold out, else the first that can be bought', () => {
    expect(defaultOption(options, 'l')?.id).toBe('l');
    expect(defaultOption(options.toReversed(), 'unknown')?.id).toBe('m');
    expect(defaultOption([], 'm')).toBeUndefined();
  });
});
