import { describe, expect, it } from '@jest/globals';
import { cleanMessage, isTooLow } from './offer-rules.model.ts';
import { actionsFor, leadsFrom, type MoveName, offerMoves, offerStates, stateAt } from './offer-states.model.ts';

const names = Object.keys(offerMoves).filter((name): name is MoveName => name in offerMoves);

describe('the states of an offer', () => {
  it('are final once declined, expired or withdrawn', () => {
    for (const state of ['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const)
      expect(names.filter((name) => leadsFrom(name, state))).toEqual([]);
  });

  it('let nobody step back from what was accepted, but the shop; the seller can only give more time', () => {
    expect(names.filter((name) => leadsFrom(name, 'ACCEPTED'))).toEqual(['extend', 'expire', 'sell', 'settle']);
  });

  it('offer each side its own actions', () => {
    const ways = (side: 'buyer' | 'seller') =>
      offerStates.map((state) => actionsFor(side, { state, isOrdered: false, isExtended: false }).join(' '));
    expect(ways('seller')).toEqual(['ACCEPT COUNTER DECLINE', 'EXTEND', '', 'DECLINE', '', '']);
    expect(ways('buyer')).toEqual(['WITHDRAW', 'ADD_TO_CART', '', 'ACCEPT COUNTER DECLINE WITHDRAW', '', '']);
    const accepted = { state: 'ACCEPTED', isOrdered: false, isExtended: true } as const;
    expect(actionsFor('seller', accepted)).toEqual([]);
    expect(actionsFor('buyer', { ...accepted, isOrdered: true })).toEqual([]);
  });

  it('expire by the clock, unless the item was bought', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const at = (hour: string, ordered: Date | null = null) => ({
      state: 'ACCEPTED' as const,
      expires_at: new Date(`2026-11-21T${hour}:00:00Z`),
      ordered_at: ordered,
    });
    expect(stateAt(at('13'), now)).toBe('ACCEPTED');
    expect(stateAt(at('12'), now)).toBe('EXPIRED');
    expect(stateAt(at('11', now), now)).toBe('ACCEPTED');
    expect(stateAt({ ...at('11'), state: 'DECLINED' }, now)).toBe('DECLINED');
  });
});

describe('an amount', () => {
  it('is too low below the threshold, not at it, to the cent', () => {
    expect(isTooLow(79_999, 100_000, 80)).toBe(true);
    expect(isTooLow(80_000, 100_000, 80)).toBe(false);
    expect(isTooLow(1, 100_000, null)).toBe(false);
    expect(isTooLow(1_599_999_999, 2_000_000_000, 80)).toBe(true);
  });
});

describe('the mail copy', () => {
  it('lose what is no letter, and keep their lines', () => {
    expect(cleanMessage('  One\r\ntwo\tthree\u0000\u0007 \u202eevil\ud800 🎸 ')).toBe('One\ntwo\tthree evil\ufffd 🎸');
    expect(cleanMessage(' \u200b\u0000 '.replace('\u200b', ''))).toBeNull();
    expect(cleanMessage(null)).toBeNull();
  });
});
