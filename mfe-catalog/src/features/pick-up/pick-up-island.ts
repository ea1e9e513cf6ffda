import { withMessages } from '@headstock/i18n/messages';
import { becomeInteractive } from '@headstock/first-load/become-interactive';
import { createIsland } from '@headstock/first-load/create-island';
import { whenNear } from '@headstock/first-load/when-near';
import type { PickUpListProps } from './pick-up-list.tsx';

/** The pick-up stores; the island is activated near the viewport. */
export const { Island: PickUpIsland, load: loadPickUpIsland } = createIsland<PickUpListProps>(
  'pick-up',
  async (locale) => {
    const { PickUpList, messages } = await import(/* webpackChunkName: "pick-up" */ './pick-up-list.tsx');
    return withMessages(PickUpList, messages[locale]);
  },
  becomeInteractive(whenNear),
);
