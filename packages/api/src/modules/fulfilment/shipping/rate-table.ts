import type { LocalText } from '#api/platform/locale.ts';
import type { Zone } from './zones.ts';

/** How a thing is packed: a guitar in a guitar box, an amplifier on foam, everything else together. */
export type ShippingClass = 'guitar' | 'amp' | 'small';

/** Cents for a box, and for each kilogram begun. */
type Rate = { readonly boxCents: number; readonly kiloCents: number };

export type Service = {
  readonly name: LocalText;
  /** Business days, by zone; a zone that is missing is not served. */
  readonly days: Readonly<Partial<Record<Zone, readonly [earliest: number, latest: number]>>>;
  readonly rates: Readonly<Record<ShippingClass, Readonly<Partial<Record<Zone, Rate>>>>>;
};

const rate = (boxCents: number, kiloCents: number): Rate => ({ boxCents, kiloCents });

/** Insurance for the full price, in hundredths of a percent. */
export const INSURANCE_BASIS_POINTS = 15;

/** All ways to send a parcel, cheapest first. The keys are the `ref`s of the schema. */
export const SERVICES = {
  ground: {
    name: { en: 'Insured ground', fr: 'Transport routier assuré' },
    days: { near: [2, 3], middle: [3, 4], far: [4, 6], remote: [7, 12] },
    rates: {
      guitar: { near: rate(3_900, 260), middle: rate(4_700, 340), far: rate(5_400, 460), remote: rate(9_800, 900) },
      amp: { near: rate(3_200, 240), middle: rate(3_900, 320), far: rate(4_600, 430), remote: rate(9_200, 880) },
      small: { near: rate(595, 120), middle: rate(695, 150), far: rate(795, 190), remote: rate(1_295, 420) },
    },
  },
  'two-day': {
    name: { en: 'Two-day air, insured', fr: 'Avion en deux jours, assuré' },
    days: { near: [2, 2], middle: [2, 2], far: [2, 2], remote: [3, 5] },
    rates: {
      guitar: {
        near: rate(9_900, 900),
        middle: rate(11_900, 1_150),
        far: rate(13_900, 1_450),
        remote: rate(19_900, 2_200),
      },
      amp: {
        near: rate(9_200, 880),
        middle: rate(10_900, 1_100),
        far: rate(12_900, 1_400),
        remote: rate(18_900, 2_150),
      },
      small: { near: rate(1_895, 420), middle: rate(2_195, 480), far: rate(2_495, 560), remote: rate(3_495, 980) },
    },
  },
  international: {
    name: { en: 'Insured international', fr: 'International assuré' },
    days: { canada: [5, 9], world: [6, 14] },
    rates: {
      guitar: { canada: rate(11_900, 950), world: rate(21_900, 1_900) },
      amp: { canada: rate(11_200, 920), world: rate(20_900, 1_850) },
      small: { canada: rate(1_495, 450), world: rate(2_495, 900) },
    },
  },
} as const satisfies Readonly<Record<string, Service>>;

/** The ref of picking an order up at a store. */
export const PICKUP_REF = 'pickup';

/** Picking up: free, and never late. */
export const PICKUP_NAME: LocalText = { en: 'Pick up in store', fr: 'Retrait en magasin' };
