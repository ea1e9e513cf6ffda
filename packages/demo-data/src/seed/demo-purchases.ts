import type { Aftermath } from './seed-returns.ts';

/** Something that the demo buyer bought. */
export type Purchase = {
  readonly daysAgo: number;
  /** Whose goods they were. */
  readonly seller: 'admin' | 'private' | 'pro';
  /** Null for what was not sent yet. */
  readonly carrier: { readonly trackingNumber: string; readonly carrierName: string } | null;
  /** Days from the order to the door; absent for what is on its way. */
  readonly deliveredAfter?: number;
  readonly paidShare: number;
  /** What became of it after it had arrived. */
  readonly aftermath?: Aftermath;
};

/** The buyer's past, oldest first, in every state that an order can end in; what was bought last is not all paid. */
export const purchases: readonly Purchase[] = [
  {
    daysAgo: 96,
    seller: 'pro',
    carrier: { trackingNumber: '1Z85A2V40391264410', carrierName: 'UPS' },
    deliveredAfter: 5,
    paidShare: 1,
    aftermath: {
      kind: 'return',
      reason: 'NOT_AS_DESCRIBED',
      note: 'The neck pickup is later than the page says. Everything else is as described.',
      receivedAs: 'The neck pickup is from the nineties, as the buyer says. The report is corrected.',
      tracking: { carrierName: 'UPS', trackingNumber: '1Z85A2V49091264427' },
    },
  },
  {
    daysAgo: 64,
    seller: 'admin',
    carrier: { trackingNumber: '1Z85A2V40391276658', carrierName: 'UPS' },
    deliveredAfter: 5,
    paidShare: 1,
    aftermath: { kind: 'refund', cents: 8_500, reason: 'A latch of the case broke on the way. You had it repaired.' },
  },
  {
    daysAgo: 41,
    seller: 'pro',
    carrier: { trackingNumber: '9400111899223100001', carrierName: 'USPS' },
    deliveredAfter: 6,
    paidShare: 1,
  },
  {
    daysAgo: 23,
    seller: 'admin',
    carrier: { trackingNumber: '784312290517', carrierName: 'FedEx' },
    deliveredAfter: 5,
    paidShare: 1,
  },
  {
    daysAgo: 12,
    seller: 'private',
    carrier: { trackingNumber: '784312290588', carrierName: 'FedEx' },
    deliveredAfter: 7,
    paidShare: 1,
    aftermath: {
      kind: 'return',
      reason: 'CHANGED_MIND',
      note: 'A lovely thing, but my hand wants a longer scale. It goes back in its own box.',
      receivedAs: null,
      tracking: { carrierName: 'FedEx', trackingNumber: '784312299120' },
    },
  },
  {
    daysAgo: 9,
    seller: 'private',
    carrier: { trackingNumber: '784312290644', carrierName: 'FedEx' },
    deliveredAfter: 7,
    paidShare: 1,
  },
  { daysAgo: 6, seller: 'pro', carrier: { trackingNumber: '1Z85A2V40391280011', carrierName: 'UPS' }, paidShare: 1 },
  { daysAgo: 2, seller: 'admin', carrier: null, paidShare: 0.4 },
  { daysAgo: 1, seller: 'pro', carrier: null, paidShare: 1 },
];
