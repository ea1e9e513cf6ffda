import { becomeInteractive } from '@headstock/first-load/become-interactive';
import { createIsland } from '@headstock/first-load/create-island';
import { whenNear } from '@headstock/first-load/when-near';
import { withMessages } from '@headstock/i18n/messages';
import { itemClipsMessages } from '#mfe-catalog/messages/load-messages.ts';
import type { ClipsProps } from './clips.tsx';

/** Sounds and videos of an item: only pages of items that have some load it, and nothing of a clip before it is asked for. */
export const { Island: ClipsIsland, load: loadClips } = createIsland<ClipsProps>(
  'clips',
  async (locale) => {
    const [{ Clips }, messages] = await Promise.all([
      import(/* webpackChunkName: "clips" */ './clips.tsx'),
      itemClipsMessages.load(locale),
    ]);
    return withMessages(Clips, messages);
  },
  becomeInteractive(whenNear),
);
