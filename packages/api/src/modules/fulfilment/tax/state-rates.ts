/** A region's sales tax, state level. `basisPoints`: hundredths of a percent; local surcharges need a tax service. */
export type RegionTax = { readonly basisPoints: number; readonly taxesShipping: boolean };

const rate = (basisPoints: number, taxesShipping = false): RegionTax => ({ basisPoints, taxesShipping });

/** Sales tax of the states, by ISO code: a table to start from. Only regions in the store's nexus are charged. */
export const STATE_RATES = {
  AL: rate(400),
  AK: rate(0),
  AZ: rate(560),
  AR: rate(650, true),
  CA: rate(725),
  CO: rate(290),
  CT: rate(635, true),
  DC: rate(600, true),
  DE: rate(0),
  FL: rate(600),
  GA: rate(400, true),
  HI: rate(400, true),
  IA: rate(600),
  ID: rate(600),
  IL: rate(625),
  IN: rate(700, true),
  KS: rate(650),
  KY: rate(600, true),
  LA: rate(500),
  MA: rate(625),
  MD: rate(600),
  ME: rate(550),
  MI: rate(600, true),
  MN: rate(688, true),
  MO: rate(423),
  MS: rate(700, true),
  MT: rate(0),
  NC: rate(475, true),
  ND: rate(500, true),
  NE: rate(550, true),
  NH: rate(0),
  NJ: rate(663, true),
  NM: rate(488, true),
  NV: rate(685),
  NY: rate(400, true),
  OH: rate(575, true),
  OK: rate(450),
  OR: rate(0),
  PA: rate(600, true),
  RI: rate(700, true),
  SC: rate(600, true),
  SD: rate(420, true),
  TN: rate(700, true),
  TX: rate(625, true),
  UT: rate(610),
  VA: rate(530),
  VT: rate(600, true),
  WA: rate(650, true),
  WI: rate(500, true),
  WV: rate(600, true),
  WY: rate(400, true),
} as const satisfies Readonly<Record<string, RegionTax>>;

/** The tax of a region; undefined for what is no state. */
export function findRegionTax(regionIso: string): RegionTax | undefined {
  const rates: Readonly<Record<string, RegionTax>> = STATE_RATES;
  return Object.hasOwn(rates, regionIso) ? rates[regionIso] : undefined;
}
