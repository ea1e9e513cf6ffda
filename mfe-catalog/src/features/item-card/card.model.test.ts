import { describe, expect, it } from '@jest/globals';
import { listingNode } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { cardOf } from './card.model.ts';

describe('cardOf', () => {
  it('carries only what the card shows', () => {
    const { item, ...listing } = listingNode('a');
    expect(cardOf(item, listing)).toEqual({
      id: 'a',
      slug: '1962-fender-stratocaster',
      name: 'Fender Stratocaster',
      year: '1962',
      meta: 'Three-tone sunburst · 7 lb 8 oz',
      backdrop: 'surf',
      picture: 'a-card',
      cents: 2_450_000,
      condition: 'EXCELLENT',
    });
  });

  it('carries what its photograph shows, where somebody said it', () => {
    const described = listingNode('a', { item: { coverAlt: 'The front' } });
    expect(cardOf(described.item, described)).toMatchObject({ alt: 'The front' });
  });

  it('says when a thing is sold, and gives merch no grade', () => {
    const sold = listingNode('a', { isAvailable: false, soldAt: '2026-11-03T18:00:00.000Z' });
    expect(cardOf(sold.item, sold)).toMatchObject({ isSold: true, soldAt: '2026-11-03T18:00:00.000Z' });
    const merch = listingNode('m', { item: { category: { id: 'c-2', slug: 'merch' }, condition: 'NEW' } });
    expect(cardOf(merch.item, merch)).not.toHaveProperty('condition');
  });

  it('says what is kept for a buyer or being paid, which is not sold yet', () => {
    const pending = listingNode('a', { isPendingSale: true });
    expect(cardOf(pending.item, pending)).toMatchObject({ isPending: true, cents: 2_450_000 });
    const paid = listingNode('a', { isAvailable: false, isPaymentPending: true, soldAt: '2026-11-03T18:00:00.000Z' });
    const card = cardOf(paid.item, paid);
    expect(card).toMatchObject({ isPending: true });
    expect(card).not.toHaveProperty('isSold');
    expect(card).not.toHaveProperty('soldAt');
  });

  it('is nothing without a listing', () => {
    expect(cardOf(listingNode('a').item, null)).toBeNull();
  });
});
