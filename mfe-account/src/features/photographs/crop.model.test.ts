import { describe, expect, it } from '@jest/globals';
import { cropOf, type CropDraft, draftOf, isSameDraft, resultSize, turned, wholeCrop, withCrop } from './crop.model.ts';

const draft: CropDraft = { rotation: 0, left: 10, top: 20, width: 30, height: 40 };

describe('a crop', () => {
  it('of all is none', () => {
    expect(cropOf({ rotation: 90, ...wholeCrop })).toBeNull();
    expect(draftOf({ rotation: 90, crop: null })).toEqual({ rotation: 90, ...wholeCrop });
  });

  it('goes to fractions and back', () => {
    expect(cropOf(draft)).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 });
    expect(draftOf({ rotation: 0, crop: cropOf(draft) })).toEqual(draft);
  });

  it.each([
    [{ left: 95 }, { left: 70 }],
    [{ left: -5 }, { left: 0 }],
    [{ width: 500 }, { width: 100, left: 0 }],
    [{ height: 0 }, { height: 5 }],
    [{ top: Number.NaN }, { top: 20 }],
  ])('of %j lies inside: %j', (change, expected) => expect(withCrop(draft, change)).toMatchObject(expected));
});

describe('a turn', () => {
  it('shows the same part, and four of them change nothing', () => {
    expect(turned(draft)).toEqual({ rotation: 90, left: 40, top: 10, width: 40, height: 30 });
    expect(turned(turned(turned(turned(draft))))).toEqual(draft);
  });

  it('swaps the sides of what is left', () => {
    const master = { width: 4_000, height: 3_000 };
    expect(resultSize(draft, master)).toEqual({ width: 1_200, height: 1_200 });
    expect(resultSize({ rotation: 270, ...wholeCrop }, master)).toEqual({ width: 3_000, height: 4_000 });
  });

  it('is another draft', () => {
    expect([isSameDraft(draft, turned(draft)), isSameDraft(draft, { ...draft })]).toEqual([false, true]);
  });
});
