/** How much of everything a shop of a size has: names grow more slowly than listings. */
export type Growth = {
  listings: number;
  /** Makers beside those of the pool. */
  brands: number;
  sellers: number;
  /** Words in titles that the pool does not have: nicknames, models, makers of parts. */
  words: number;
  pastSales: number;
  /** Days over which the listings were hung. */
  days: number;
};

/** Names as a market of `listings` listings would have them: at a million about 250 more makers, 4,000 sellers, 20,000 words. */
export function growthOf(listings: number): Growth {
  return {
    listings,
    brands: Math.round(4 * listings ** 0.3),
    sellers: Math.round(3 + 0.25 * listings ** 0.7),
    words: Math.round(20 * Math.sqrt(listings)),
    pastSales: Math.round(listings * 0.3),
    days: Math.round(120 * (listings / 1_000) ** 0.3),
  };
}
