import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import { loadHomeStillMessages } from '#mfe-catalog/messages/load-messages.ts';
import type { HomeStillProps } from './home-still.tsx';

/** What of the home page stands as the server wrote it. */
export const { Island: StillIsland, load: loadStill } = createIsland<HomeStillProps>('home-still', async (locale) => {
  const [{ HomeStill }, messages] = await Promise.all([
    import(/* webpackChunkName: "home-still" */ './home-still.tsx'),
    loadHomeStillMessages(locale),
  ]);
  return withMessages(HomeStill, messages);
});
