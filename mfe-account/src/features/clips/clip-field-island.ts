import { becomeInteractive } from '@headstock/first-load/become-interactive';
import { createIsland } from '@headstock/first-load/create-island';
import { whenWithin } from '@headstock/first-load/when-near';
import { withMessages } from '@headstock/i18n/messages';
import type { ClipFieldProps } from './clip-field.tsx';
import { clipFieldMessages } from './clip-field-messages.ts';

/** Well before it is seen: whoever chooses files expects a form. */
const AHEAD_PX = 1_500;

/** The sounds and videos of a form with their messages, for long pages on which they stand far below. */
export const { Island: ClipFieldIsland, load: loadClipField } = createIsland<ClipFieldProps>(
  'clip-field',
  async (locale) => {
    const [{ ClipField }, messages] = await Promise.all([
      import(/* webpackChunkName: "clip-field" */ './clip-field.tsx'),
      clipFieldMessages.load(locale),
    ]);
    return withMessages(ClipField, messages);
  },
  becomeInteractive(whenWithin(AHEAD_PX)),
);
