import { describe, expect, it } from '@jest/globals';
import { timelineOf, type TimelineOrder } from './timeline.model.ts';

const placed: TimelineOrder = {
  completedAt: '2026-11-01T12:00:00Z',
  fullyPaidAt: null,
  cancelledAt: null,
  shipDate: null,
  shipOption: 'home',
  requiresShipping: true,
  localPickupOnly: false,
  paymentState: 'PARTIALLY_PAID',
  amountRemaining: { amountCents: 500 },
  shipment: { deliveredAt: null },
  priceChanges: [],
  shippingChange: null,
  refunds: [],
};
const paid: TimelineOrder = { ...placed, fullyPaidAt: '2026-11-02T12:00:00Z', paymentState: 'PAID' };

const keys = (order: TimelineOrder) =>
  timelineOf(order).map(({ key, at, isNext }) => `${key}${isNext ? ' next' : at ? '' : ' later'}`);

describe('the way of an order', () => {
  it('waits for the rest of the money, and says how much it is', () => {
    expect(keys(placed)).toEqual(['placed', 'partlyPaid next', 'toShip later', 'toDeliver later']);
    expect(timelineOf(placed)[1]?.cents).toBe(500);
    expect(keys({ ...placed, paymentState: 'UNPAID' })[1]).toBe('toPay next');
  });

  it('begins with prices that staff has set, for staff', () => {
    const repriced = { ...placed, priceChanges: [{ at: '2026-10-30T12:00:00Z' }, { at: '2026-10-31T12:00:00Z' }] };
    expect(timelineOf(repriced)[0]).toEqual({ key: 'repriced', at: '2026-10-31T12:00:00Z', isNext: false });
    expect(keys(repriced).slice(1)).toEqual(keys(placed));
    // The last of them may be that of shipping.
    const shipping = { ...placed, shippingChange: { at: '2026-10-29T12:00:00Z' } };
    expect(timelineOf(shipping)[0]).toMatchObject({ key: 'repriced', at: '2026-10-29T12:00:00Z' });
    expect(timelineOf({ ...repriced, shippingChange: { at: '2026-11-01T09:00:00Z' } })[0]?.at).toBe(
      '2026-11-01T09:00:00Z',
    );
    expect(timelineOf({ ...repriced, ...shipping, priceChanges: repriced.priceChanges })[0]?.at).toBe(
      '2026-10-31T12:00:00Z',
    );
  });

  it('goes on to the parcel, and ends at the door', () => {
    expect(keys(paid)).toEqual(['placed', 'paid', 'toShip next', 'toDeliver later']);
    const sent = { ...paid, shipDate: '2026-11-03T12:00:00Z' };
    expect(keys(sent)).toEqual(['placed', 'paid', 'shipped', 'toDeliver next']);
    expect(keys({ ...sent, shipment: { deliveredAt: '2026-11-05T12:00:00Z' } }).at(-1)).toBe('delivered');
  });

  it('ends at the counter when it is picked up', () => {
    expect(keys({ ...paid, shipOption: 'store' })).toEqual(['placed', 'paid', 'toPickUp next']);
    const there = { ...paid, shipOption: 'store', shipment: { deliveredAt: '2026-11-05T12:00:00Z' } };
    expect(keys(there).at(-1)).toBe('pickedUp');
  });

  it('has nothing to come once it is cancelled, and sums up what was given back', () => {
    const refund = (at: string) => ({
      createdAt: at,
      refundedAmount: { amountCents: 300 },
      status: 'SUCCEEDED' as const,
    });
    const refunds = [refund('2026-11-04T12:00:00Z'), refund('2026-11-05T12:00:00Z')];
    const cancelled = { ...paid, cancelledAt: '2026-11-04T12:00:00Z', refunds };
    expect(keys(cancelled)).toEqual(['placed', 'paid', 'cancelled', 'refunded']);
    expect(timelineOf(cancelled).at(-1)).toMatchObject({ at: '2026-11-05T12:00:00Z', cents: 600 });
  });

  it.each(['REQUESTED', 'PENDING', 'FAILED'] as const)(
    'says of a refund that is %s that it is on its way',
    (status) => {
      const refund = { createdAt: '2026-11-04T12:00:00Z', refundedAmount: { amountCents: 300 } };
      const refunds = [
        { ...refund, status: 'SUCCEEDED' as const },
        { ...refund, status },
      ];
      expect(timelineOf({ ...paid, refunds }).at(-1)).toMatchObject({ key: 'refunding', cents: 600 });
    },
  );

  it('has work that is to be done, where nothing is sent or fetched', () => {
    const work: TimelineOrder = { ...paid, requiresShipping: false, shipOption: null };
    expect(keys(work)).toEqual(['placed', 'paid', 'toFulfil next']);
    expect(keys({ ...work, shipment: { deliveredAt: '2026-11-04T12:00:00Z' } })).toEqual([
      'placed',
      'paid',
      'fulfilled',
    ]);
    expect(keys({ ...work, localPickupOnly: true })).toEqual(['placed', 'paid', 'toPickUp next']);
  });
});
