import { describe, expect, it } from '@jest/globals';
import { brandPage } from './brand-page.ts';

const brands = ['Ampeg', 'Danelectro', 'Fender', 'Gibson', 'Harmony'].map((name, listings) => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  version: 1,
  listings: listings % 3,
  formerNames: [],
}));
const byName = { byListings: false, descending: false };
const namesOf = ({ edges }: ReturnType<typeof brandPage>) => edges.map(({ node }) => node.name);

describe('a page of brands', () => {
  it('goes on after a cursor and back before one, to the ends', () => {
    const first = brandPage(brands, byName, { first: 2 });
    expect(namesOf(first)).toEqual(['Ampeg', 'Danelectro']);
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasPreviousPage: false, hasNextPage: true } });
    const next = brandPage(brands, byName, { first: 2, after: first.pageInfo.endCursor });
    expect(namesOf(next)).toEqual(['Fender', 'Gibson']);
    expect(next.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    const end = brandPage(brands, byName, { first: 2, after: next.pageInfo.endCursor });
    expect(namesOf(end)).toEqual(['Harmony']);
    expect(end.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(namesOf(brandPage(brands, byName, { last: 2, before: end.pageInfo.startCursor }))).toEqual([
      'Fender',
      'Gibson',
    ]);
    expect(namesOf(brandPage(brands, byName, { last: 2, before: 'danelectro' }))).toEqual(['Ampeg']);
    expect(namesOf(brandPage(brands, byName, { last: 2 }))).toEqual(['Gibson', 'Harmony']);
  });

  it('begins at the start after a brand that is gone, and is 1 to 100 long', () => {
    expect(namesOf(brandPage(brands, byName, { first: 1, after: 'gone' }))).toEqual(['Ampeg']);
    expect(namesOf(brandPage(brands, byName, { last: 1, before: 'gone' }))).toEqual(['Harmony']);
    expect(namesOf(brandPage(brands, byName, { first: 0 }))).toHaveLength(1);
    expect(namesOf(brandPage(brands, byName, { first: 1_000 }))).toHaveLength(5);
    expect(brandPage([], byName, { first: 5 })).toMatchObject({ totalCount: 0, edges: [] });
  });

  it('is sorted by listings, and turned round', () => {
    const page = brandPage(brands, { byListings: true, descending: true }, { first: 2 });
    expect(namesOf(page)).toEqual(['Fender', 'Harmony']);
  });
});
