import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import { whenNear } from '#mfe-catalog/features/island/when-near.ts';
import type { PickUpsProps } from './pick-ups.tsx';

/** Where an item can be fetched, which comes alive when the visitor comes near. */
export const { Island: PickUpIsland, load: loadPickUps } = createIsland<PickUpsProps>(
  'pick-up',
  async (locale) => {
    const { PickUps, messages } = await import(/* webpackChunkName: "pick-up" */ './pick-ups.tsx');
    return withMessages(PickUps, messages[locale]);
  },
  whenNear,
);
