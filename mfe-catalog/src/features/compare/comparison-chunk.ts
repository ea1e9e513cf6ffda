import { withMessages } from '@headstock/i18n/messages';
import en from '#mfe-catalog/messages/comparison-bar.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/comparison-bar.fr.json' with { type: 'json' };
import { ComparisonBar } from './comparison-bar.tsx';

export { choose, syncComparison, toggleComparedItem } from './comparison-storage.ts';

/** The comparison bar with the messages of both languages: they are short, and a chunk of their own would cost more. */
export const comparisonBars = { en: withMessages(ComparisonBar, en), fr: withMessages(ComparisonBar, fr) };
