import { withMessages } from '@headstock/i18n/messages';
import en from '#mfe-catalog/messages/comparison-bar.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/comparison-bar.fr.json' with { type: 'json' };
import { ComparisonBar } from './comparison-bar.tsx';

export { choose, syncComparison, toggleComparedItem } from './comparison-storage.ts';

/** The tray with its words; the few of both languages, as every chunk has its price on every page. */
export const comparisonBars = { en: withMessages(ComparisonBar, en), fr: withMessages(ComparisonBar, fr) };
