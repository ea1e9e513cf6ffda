import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import { homeSectionsMessages } from '#mfe-catalog/messages/load-messages.ts';
import type { HomeSectionsProps } from './home-sections.tsx';

/** What of the home page stands as the server wrote it. */
export const { Island: HomeIsland, load: loadHomeIsland } = createIsland<HomeSectionsProps>(
  'home-sections',
  async (locale) => {
    const [{ HomeSections }, messages] = await Promise.all([
      import(/* webpackChunkName: "home-sections" */ './home-sections.tsx'),
      homeSectionsMessages.load(locale),
    ]);
    return withMessages(HomeSections, messages);
  },
);
