import { becomeInteractive } from '@headstock/first-load/become-interactive';
import { createIsland } from '@headstock/first-load/create-island';
import { whenWithin } from '@headstock/first-load/when-near';
import { withMessages } from '@headstock/i18n/messages';
import { proceedsMessages } from '#mfe-account/features/proceeds/proceeds-messages.ts';

const AHEAD_PX = 1_500;

/** What the price gives and what others cost; it follows the price from shortly before it is seen. */
export const { Island: PriceGuidanceIsland, load: loadPriceGuidance } = createIsland<object>(
  'price-guidance',
  async (locale) => {
    const [{ PriceGuidance }, messages] = await Promise.all([
      import(/* webpackChunkName: "price-guidance" */ './price-guidance.tsx'),
      proceedsMessages.load(locale),
    ]);
    return withMessages(PriceGuidance, messages);
  },
  becomeInteractive(whenWithin(AHEAD_PX)),
);
