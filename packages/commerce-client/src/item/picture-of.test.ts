import { describe, expect, it } from '@jest/globals';
import { pictureOf } from './picture-of.ts';

const images = [
  { id: 'full', view: 'FULL' },
  { id: 'card', view: 'CARD' },
] as const;

describe('the picture of an item', () => {
  it('is the one of the crop, of cards where none is named', () => {
    expect(pictureOf({ images })).toBe('card');
    expect(pictureOf({ images }, 'FULL')).toBe('full');
  });

  it('is the first where the crop is missing', () => {
    expect(pictureOf({ images }, 'HEAD')).toBe('full');
  });

  it('is the parent’s for a variant without pictures', () => {
    expect(pictureOf({ images: [], parentItem: { images } })).toBe('card');
  });

  it('is missing where there are no pictures', () => {
    expect(pictureOf({ images: [] })).toBeNull();
    expect(pictureOf({ images: [], parentItem: null })).toBeNull();
  });
});
