import { createIsland } from '@headstock/first-load/create-island';
import { whenWithin } from '@headstock/first-load/when-near';

const AHEAD_PX = 1_500;

/** What the price gives and what others cost; it follows the price from shortly before it is seen. */
export const { Island: PriceGuidanceIsland, load: loadPriceGuidance } = createIsland<object>(
  'price-guidance',
  async () => (await import(/* webpackChunkName: "price-guidance" */ './price-guidance.tsx')).PriceGuidance,
  whenWithin(AHEAD_PX),
);
