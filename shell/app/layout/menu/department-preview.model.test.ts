import { describe, expect, it } from '@jest/globals';
import { countKey, toDepartmentPreview } from './department-preview.model.ts';
import type { MenuGroupQuery } from './menu-group.generated.ts';

const answer = (images: MenuGroupQuery['listings']['nodes'][number]['item']['images']): MenuGroupQuery => ({
  listings: {
    facets: [{ key: 'BRAND', values: [{ value: 'gibson', count: 26 }] }],
    nodes: [
      {
        id: 'l',
        item: {
          id: 'i 1',
          slug: 'sg/61',
          brand: { id: 'b', name: 'Gibson' },
          model: 'SG',
          yearLabel: '1961',
          backdrop: 'SURF',
          images,
        },
      },
    ],
  },
});

describe('what the menu knows of a group', () => {
  it('finds the count of a value', () => {
    const { counts } = toDepartmentPreview(answer([]));
    expect(counts.get(countKey({ key: 'BRAND', value: 'gibson' }))).toBe(26);
    expect(counts.get(countKey({ key: 'TYPE', value: 'gibson' }))).toBeUndefined();
  });

  it('shows the newest thing by its card, with an address that holds', () => {
    const { newest } = toDepartmentPreview(
      answer([
        { id: 'full', view: 'FULL' },
        { id: 'card', view: 'CARD' },
      ]),
    );
    expect(newest).toEqual({
      to: '/shop/sg%2F61/i%201',
      name: 'Gibson SG',
      year: '1961',
      backdrop: 'surf',
      imageId: 'card',
      isPhoto: false,
    });
  });

  it('shows nothing without a picture, or without a thing', () => {
    expect(toDepartmentPreview(answer([])).newest).toBeNull();
    expect(toDepartmentPreview({ listings: { facets: [], nodes: [] } }).newest).toBeNull();
  });
});
