import { withMessages } from '@headstock/i18n/messages';
import en from '#mfe-catalog/messages/tray.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/tray.fr.json' with { type: 'json' };
import { CompareTray } from './compare-tray.tsx';

export { choose, keepChosen, toggleChosen } from './chosen-memory.ts';

/** The tray with its words; the few of both languages, as every chunk has its price on every page. */
export const trays = { en: withMessages(CompareTray, en), fr: withMessages(CompareTray, fr) };
