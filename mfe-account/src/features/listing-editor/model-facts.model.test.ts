import { emptyListing } from '@headstock/contracts/listing-document';
import { describe, expect, it } from '@jest/globals';
import { patchOf, replacesOwn } from './model-facts.model.ts';

const document = { ...emptyListing('instrument'), brand: 'Fender', model: 'Jaguar', measures: { nutMm: 41.5 } };

describe('what others of a model have', () => {
  it('is taken over beside what is there', () => {
    expect(patchOf({ path: 'measures.fretCount', value: '22' }, document)).toEqual({
      measures: { nutMm: 41.5, fretCount: 22 },
    });
    expect(patchOf({ path: 'handedness', value: '"right"' }, document)).toEqual({ handedness: 'right' });
  });

  it('is told from what was measured or chosen of this one', () => {
    expect(replacesOwn({ path: 'measures.nutMm', value: '41.9' }, document)).toBe(true);
    expect(replacesOwn({ path: 'measures.fretCount', value: '22' }, document)).toBe(false);
    expect(replacesOwn({ path: 'handedness', value: '"right"' }, document)).toBe(false);
    expect(replacesOwn({ path: 'handedness', value: '"right"' }, { ...document, handedness: 'left' })).toBe(true);
    const place = { path: 'place', value: '{"category":"electric-guitars","type":"solid-body"}' };
    expect(replacesOwn(place, document)).toBe(false);
    expect(replacesOwn(place, { ...document, category: 'accessories' })).toBe(true);
  });
});
