import { expect, it } from '@jest/globals';
import { type Neighbour, rankSimilar } from './rank-similar.model.ts';

const origin = { itemId: 'self', typeId: 'solid', cents: 100_000, year: 1962 };
const near = (itemId: string, change: Partial<Neighbour> = {}): Neighbour => ({ ...origin, itemId, ...change });

it('puts the same type before others, then what is near in price and year', () => {
  const neighbours = [
    near('other type', { typeId: 'hollow' }),
    near('dearer', { cents: 300_000 }),
    near('older', { year: 1952 }),
    near('cheaper', { cents: 90_000 }),
    near('undated', { year: null }),
  ];
  expect(rankSimilar(origin, neighbours, 5)).toEqual(['cheaper', 'older', 'undated', 'dearer', 'other type']);
  expect(rankSimilar(origin, neighbours, 2)).toEqual(['cheaper', 'older']);
});

it('leaves the thing itself out, and takes equal ones by their ids', () => {
  expect(rankSimilar(origin, [near('b'), near('self'), near('a')], 4)).toEqual(['a', 'b']);
});

it('compares what has neither price nor year by its type alone', () => {
  const bare = { ...origin, cents: null, year: null };
  const neighbours = [near('dated'), near('undated', { year: null, cents: 1 })];
  expect(rankSimilar(bare, neighbours, 2)).toEqual(['undated', 'dated']);
});
