import { describe, expect, it } from '@jest/globals';
import { hasPhotograph, pickPicture } from './item.model.ts';
import { pictureOf } from './item-picture.ts';

const images = [
  { id: 'full', view: 'FULL' },
  { id: 'card', view: 'CARD' },
] as const;

describe('the picture of an item', () => {
  it('is the one of the crop', () => {
    expect(pictureOf({ images, parentItem: null })).toBe('card');
    expect(pickPicture(images, 'FULL')).toBe('full');
  });

  it('is the first where the crop is missing', () => {
    expect(pickPicture(images, 'HEAD')).toBe('full');
  });

  it('is the photograph that its seller put first, whatever crops there are', () => {
    const photographed = [{ id: 'photo', view: 'PHOTO' }, { id: 'other', view: 'PHOTO' }, ...images] as const;
    expect(pictureOf({ images: photographed, parentItem: null })).toBe('photo');
    expect(pickPicture(photographed, 'FULL')).toBe('photo');
    expect([hasPhotograph(photographed), hasPhotograph(images), hasPhotograph([])]).toEqual([true, false, false]);
    expect(pickPicture([...images, { id: 'photo', view: 'PHOTO' }], 'CARD')).toBe('card');
  });

  it('is the parent’s for a variant without pictures', () => {
    expect(pictureOf({ images: [], parentItem: { images } })).toBe('card');
  });

  it('is missing where there are no pictures', () => {
    expect(pickPicture([], 'FULL')).toBe('');
    expect(pictureOf({ images: [], parentItem: null })).toBeNull();
  });
});
