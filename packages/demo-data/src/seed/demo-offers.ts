import type { DeclinedBy, OfferState } from '@headstock/api/seeding';

/** An amount of the buyer's that the seller answered with another price. */
type DemoRound = {
  readonly share: number;
  readonly message: string | null;
  readonly counterShare: number;
  readonly counteredHoursAgo: number;
  readonly reply: string;
  /** When the buyer came back with the next amount. */
  readonly answeredHoursAgo: number;
};

/** An offer of the demo buyer. */
export type DemoOffer = {
  readonly seller: 'admin' | 'private' | 'pro';
  readonly state: OfferState;
  readonly declinedBy?: DeclinedBy;
  /** Rounds before the amount that stands, oldest first. */
  readonly rounds?: readonly DemoRound[];
  /** Share of the asking price. */
  readonly share: number;
  readonly counterShare?: number;
  readonly madeHoursAgo: number;
  /** When its state changed last. */
  readonly changedHoursAgo: number;
  readonly message: string | null;
  readonly reply?: string;
};

/** The buyer's offers: one in each state, one of each way to be declined, and two of several rounds. */
export const offers: readonly DemoOffer[] = [
  {
    seller: 'admin',
    state: 'RECEIVED',
    share: 0.92,
    madeHoursAgo: 5,
    changedHoursAgo: 5,
    message: 'I would pick it up on Thursday, before the gig.',
  },
  {
    seller: 'private',
    state: 'COUNTERED',
    share: 0.88,
    counterShare: 0.95,
    madeHoursAgo: 30,
    changedHoursAgo: 6,
    message: 'Is there room? My bass player says hello.',
    reply: 'It has a new set of frets. This is as far as I go.',
  },
  {
    seller: 'pro',
    state: 'ACCEPTED',
    rounds: [
      {
        share: 0.86,
        message: 'It has a later nut, and I would have it re-cut.',
        counterShare: 0.97,
        counteredHoursAgo: 44,
        reply: 'The nut is in the price already. A little, because you asked kindly.',
        answeredHoursAgo: 41,
      },
      {
        share: 0.91,
        message: 'Could we meet nearer the middle?',
        counterShare: 0.95,
        counteredHoursAgo: 30,
        reply: 'Nearer, yes. I put a new set of strings on.',
        answeredHoursAgo: 20,
      },
    ],
    share: 0.93,
    madeHoursAgo: 52,
    changedHoursAgo: 4,
    message: 'Then let us split it, and I fetch it this week.',
  },
  {
    seller: 'private',
    state: 'DECLINED',
    declinedBy: 'BUYER',
    rounds: [
      {
        share: 0.82,
        message: 'Is the case included?',
        counterShare: 0.98,
        counteredHoursAgo: 340,
        reply: 'It is, and it is the original one.',
        answeredHoursAgo: 331,
      },
    ],
    share: 0.87,
    counterShare: 0.97,
    madeHoursAgo: 350,
    changedHoursAgo: 310,
    message: 'That is my last word for this month.',
    reply: 'Mine too, I am afraid. Come and play it anyway.',
  },
  {
    seller: 'pro',
    state: 'DECLINED',
    declinedBy: 'SELLER',
    share: 0.9,
    madeHoursAgo: 170,
    changedHoursAgo: 150,
    message: 'Cash, today.',
    reply: 'Thank you, but I would rather keep it a while.',
  },
  {
    seller: 'admin',
    state: 'DECLINED',
    declinedBy: 'AUTOMATIC',
    share: 0.5,
    madeHoursAgo: 260,
    changedHoursAgo: 260,
    message: null,
  },
  { seller: 'private', state: 'EXPIRED', share: 0.9, madeHoursAgo: 400, changedHoursAgo: 232, message: null },
  { seller: 'admin', state: 'WITHDRAWN', share: 0.91, madeHoursAgo: 500, changedHoursAgo: 490, message: null },
];
