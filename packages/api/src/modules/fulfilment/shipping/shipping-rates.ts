import { shareOf } from '#api/platform/money.ts';
import type { LocalText } from '#api/platform/locale.ts';
import {
  INSURANCE_BASIS_POINTS,
  PICKUP_NAME,
  PICKUP_REF,
  type Service,
  SERVICES,
  type ShippingClass,
} from './rate-table.ts';
import { type Destination, type Zone, zoneOf } from './zones.ts';

/** One line of an order as the packer sees it. */
export type Goods = {
  readonly shippingClass: ShippingClass;
  /** Of one piece, with case and box. */
  readonly weightGrams: number;
  readonly valueCents: number;
  readonly quantity: number;
  /** False for what needs no parcel, such as a gift card. */
  readonly requiresShipping: boolean;
  /** True for what never travels, such as an organ. */
  readonly localPickupOnly: boolean;
};

export type MethodQuote = {
  readonly ref: string;
  readonly name: LocalText;
  readonly priceCents: number;
  /** Business days; null for pick-up. */
  readonly earliestDays: number | null;
  readonly latestDays: number | null;
};

export type ShippingRequest = {
  readonly goods: readonly Goods[];
  /** Null while nothing is known of the address. */
  readonly destination: Destination | null;
  /** Whether the goods lie in the shop, where they can be picked up. */
  readonly canPickUp: boolean;
};

/** Quotes how orders can be sent, in the same sequence. A carrier takes the place of the table by filling this. */
export type ShippingRates = {
  quote(requests: readonly ShippingRequest[]): Promise<readonly (readonly MethodQuote[])[]>;
};

const GRAMS = 1_000;
const kilosBegun = (grams: number): number => Math.max(1, Math.ceil(grams / GRAMS));

function priceBy(service: Service, zone: Zone, goods: readonly Goods[]): number | undefined {
  let cents = 0;
  let smallGrams = 0;
  for (const { shippingClass, weightGrams, quantity } of goods) {
    if (shippingClass === 'small') {
      smallGrams += weightGrams * quantity;
      continue;
    }
    const rate = service.rates[shippingClass][zone];
    if (!rate) return undefined;
    cents += (rate.boxCents + rate.kiloCents * kilosBegun(weightGrams)) * quantity;
  }
  if (goods.some(({ shippingClass }) => shippingClass === 'small')) {
    const rate = service.rates.small[zone];
    if (!rate) return undefined;
    cents += rate.boxCents + rate.kiloCents * kilosBegun(smallGrams);
  }
  const value = goods.reduce((sum, { valueCents, quantity }) => sum + valueCents * quantity, 0);
  return cents + shareOf(value, INSURANCE_BASIS_POINTS);
}

const pickup: MethodQuote = { ref: PICKUP_REF, name: PICKUP_NAME, priceCents: 0, earliestDays: null, latestDays: null };

/**
 * The ways to send goods by the rate table, in the table's sequence, pick-up last. Instruments and amplifiers travel in
 * a box each, small things share one. Goods that never travel leave pick-up alone; goods without a parcel cost nothing.
 */
export function quoteByTable({ goods, destination, canPickUp }: ShippingRequest): MethodQuote[] {
  const pickups = canPickUp ? [pickup] : [];
  if (goods.some(({ localPickupOnly }) => localPickupOnly)) return pickups;
  const parcels = goods.filter(({ requiresShipping }) => requiresShipping);
  const zone = destination ? zoneOf(destination) : undefined;
  if (zone === undefined || parcels.length === 0) return pickups;
  const quotes: MethodQuote[] = [];
  for (const [ref, service] of Object.entries<Service>(SERVICES)) {
    const days = service.days[zone];
    const priceCents = days && priceBy(service, zone, parcels);
    if (priceCents !== undefined) {
      quotes.push({
        ref,
        name: service.name,
        priceCents,
        earliestDays: days?.[0] ?? null,
        latestDays: days?.[1] ?? null,
      });
    }
  }
  return [...quotes, ...pickups];
}

/** The name of a method by its ref; the ref itself for a method that is no longer offered. */
export function methodName(ref: string): LocalText {
  if (ref === PICKUP_REF) return PICKUP_NAME;
  const services: Readonly<Record<string, Service>> = SERVICES;
  return Object.hasOwn(services, ref) ? (services[ref]?.name ?? { en: ref, fr: ref }) : { en: ref, fr: ref };
}

export const tableRates: ShippingRates = { quote: async (requests) => requests.map(quoteByTable) };
