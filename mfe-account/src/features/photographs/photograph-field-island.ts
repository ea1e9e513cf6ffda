import { becomeInteractive } from '@headstock/first-load/become-interactive';
import { createIsland } from '@headstock/first-load/create-island';
import { whenWithin } from '@headstock/first-load/when-near';
import { withMessages } from '@headstock/i18n/messages';
import { photographsMessages } from '#mfe-account/messages/load-messages.ts';
import type { PhotographFieldProps } from './photograph-field.tsx';

/** Well before it is seen: whoever chooses files expects a form. */
const AHEAD_PX = 1_500;

/** The photographs of a form with their messages, for long pages on which they stand far below. */
export const { Island: PhotographFieldIsland, load: loadPhotographField } = createIsland<PhotographFieldProps>(
  'photograph-field',
  async (locale) => {
    const [{ PhotographField }, messages] = await Promise.all([
      import(/* webpackChunkName: "photograph-field" */ './photograph-field.tsx'),
      photographsMessages.load(locale),
    ]);
    return withMessages(PhotographField, messages);
  },
  becomeInteractive(whenWithin(AHEAD_PX)),
);
