import type { Vendors } from './vendors.ts';

/** A day of the week, Sunday first as JavaScript counts. */
export const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type WeekDay = (typeof weekDays)[number];

/** Days with the same hours; times as `10:00`. */
export interface OpeningHours {
  readonly days: readonly WeekDay[];
  readonly opens: string;
  readonly closes: string;
}

/** What makes this shop this shop. Another shop edits this file and nothing else. */
export interface StoreProfile {
  readonly name: string;
  readonly phone: { readonly label: string; readonly href: string };
  readonly address: {
    readonly line: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    readonly mapUrl: string;
  };
  readonly hours: Readonly<Record<'en' | 'fr', string>>;
  /** The same for programs, in the shop's time zone: on which days it is open, from when to when. A day stands once at most. */
  readonly opening: readonly OpeningHours[];
  readonly timeZone: string;
  readonly currency: string;
  readonly country: string;
  /** Regions of the country in which the shop collects sales tax. */
  readonly taxNexus: readonly string[];
  readonly sender: { readonly name: string; readonly email: string };
  readonly vendors: Vendors;
  /** The shop's share of what others sell, in steps of the price: each part of the price has the share of its step. */
  readonly commission: Readonly<Record<'private' | 'professional', readonly CommissionStep[]>>;
  /** So long a buyer tries an instrument at home, and so soon after that its seller is paid. */
  readonly trialDays: number;
  /** So long unopened goods (strings, straps, shirts) can be sent back. */
  readonly goodsReturnDays: number;
  readonly payoutDays: number;
  /** The ways to pay by the month; none turns layaway off. */
  readonly layaway: readonly LayawayPlan[];
}

/** A deposit when the order is placed, in hundredths of a percent, and equal payments, one each month. */
export interface LayawayPlan {
  readonly ref: string;
  readonly depositBasisPoints: number;
  readonly instalments: number;
  /** The smallest total that it is offered for. */
  readonly leastCents: number;
}

/** A part of a price, up to an amount (null: all of the rest), and the shop's share of it in hundredths of a percent. */
export interface CommissionStep {
  readonly upToCents: number | null;
  readonly basisPoints: number;
}

export const storeProfile: StoreProfile = {
  name: 'Headstock',
  phone: { label: '(615) 555-0142', href: 'tel:+16155550142' },
  address: {
    line: '2210 Dogwood Avenue',
    city: 'Nashville',
    region: 'TN',
    postalCode: '37204',
    mapUrl: 'https://www.openstreetmap.org/search?query=2210%20Dogwood%20Avenue%2C%20Nashville%2C%20TN%2037204',
  },
  hours: { en: 'Mon–Sat 10–6, Central time', fr: 'Lun.–sam. 10 h–18 h, heure du Centre' },
  opening: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      closes: '18:00',
    },
  ],
  timeZone: 'America/Chicago',
  currency: 'USD',
  country: 'US',
  taxNexus: ['TN'],
  sender: { name: 'Headstock', email: 'shop@headstock.test' },
  vendors: {},
  commission: {
    private: [
      { upToCents: 500_000, basisPoints: 2_000 },
      { upToCents: null, basisPoints: 1_200 },
    ],
    professional: [{ upToCents: null, basisPoints: 600 }],
  },
  trialDays: 3,
  goodsReturnDays: 30,
  payoutDays: 5,
  layaway: [
    { ref: 'three-months', depositBasisPoints: 2_000, instalments: 3, leastCents: 30_000 },
    { ref: 'six-months', depositBasisPoints: 2_500, instalments: 6, leastCents: 100_000 },
  ],
};
