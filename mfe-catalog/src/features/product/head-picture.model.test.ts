import { expect, it } from '@jest/globals';
import { headPictureOf } from './head-picture.model.ts';

const drawn = [
  { id: 'full', view: 'FULL' },
  { id: 'card', view: 'CARD' },
] as const;

it('is the drawing of cards, or the first', () => {
  expect(headPictureOf(drawn)).toBe('/images/card/1280');
  expect(headPictureOf([drawn[0]])).toBe('/images/full/1280');
  expect(headPictureOf([])).toBeUndefined();
});

it('is the photograph that stands first, in the size in which it is served', () => {
  const photo = { id: 'photo', view: 'PHOTO' } as const;
  const image = { path: '/images/photo/1280', width: 1_280, height: 960 };
  expect(headPictureOf([{ ...photo, size: [4_000, 3_000] }, ...drawn])).toEqual(image);
  expect(headPictureOf([{ ...photo, size: [600, 800] }])).toEqual({ ...image, width: 600, height: 800 });
});
