import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import en from '#mfe-catalog/messages/hold.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/hold.fr.json' with { type: 'json' };
import { HoldPart, type HoldPartProps } from './hold-part.tsx';

/** Made once for each language: another component would lose what is typed. */
const parts = { en: withMessages(HoldPart, en), fr: withMessages(HoldPart, fr) };

/** The part of the product page that is about holds, with its words. */
export const loadHold = (locale: string): ComponentType<HoldPartProps> => (locale === 'fr' ? parts.fr : parts.en);
