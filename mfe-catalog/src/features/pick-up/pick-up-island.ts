import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import { whenNear } from '#mfe-catalog/features/island/when-near.ts';
import type { PickUpListProps } from './pick-up-list.tsx';

/** Where an item can be fetched, which comes alive when the visitor comes near. */
export const { Island: PickUpIsland, load: loadPickUpIsland } = createIsland<PickUpListProps>(
  'pick-up',
  async (locale) => {
    const { PickUpList, messages } = await import(/* webpackChunkName: "pick-up" */ './pick-up-list.tsx');
    return withMessages(PickUpList, messages[locale]);
  },
  whenNear,
);
