import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import en from '#mfe-catalog/messages/hold.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/hold.fr.json' with { type: 'json' };
import { HoldPanel, type HoldPanelProps } from './hold-panel.tsx';

/** Made once for each language: another component would lose what is typed. */
const parts = { en: withMessages(HoldPanel, en), fr: withMessages(HoldPanel, fr) };

/** The part of the product page that is about holds, with its words. */
export const loadHoldPanel = (locale: string): ComponentType<HoldPanelProps> => (locale === 'fr' ? parts.fr : parts.en);
