import { describe, expect, it } from '@jest/globals';
import { pagePlaces } from './pagination.model.ts';

describe('pagePlaces', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 7, [1, 2, 'gap-after', 7]],
    [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
    [6, 12, [1, 'gap-before', 5, 6, 7, 'gap-after', 12]],
    [12, 12, [1, 'gap-before', 11, 12]],
  ])('at page %i of %i', (current, count, places) => {
    expect(pagePlaces(current, count)).toEqual(places);
  });

  it('never hides a single page behind a gap, nor shows one twice', () => {
    for (let count = 1; count <= 15; count += 1)
      for (let current = 1; current <= count; current += 1) {
        const places = pagePlaces(current, count);
        const pages = places.filter((place) => typeof place === 'number');
        expect(new Set(places).size).toBe(places.length);
        expect(pages).toEqual(pages.toSorted((a, b) => a - b));
        const hidden = places.flatMap((place, index) =>
          typeof place === 'number' ? [] : [Number(places[index + 1]) - Number(places[index - 1]) - 1],
        );
        expect(hidden.filter((pagesHidden) => !(pagesHidden > 1))).toEqual([]);
      }
  });
});
