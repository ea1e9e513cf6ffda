import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import en from '#mfe-catalog/messages/hold.en.json' with { type: 'json' };
import fr from '#mfe-catalog/messages/hold.fr.json' with { type: 'json' };
import { HoldPanel, type HoldPanelProps } from './hold-panel.tsx';

/** Created once per language: a new component would lose what was typed. */
const parts = { en: withMessages(HoldPanel, en), fr: withMessages(HoldPanel, fr) };

/** The hold panel with its messages. */
export const loadHoldPanel = (locale: string): ComponentType<HoldPanelProps> => (locale === 'fr' ? parts.fr : parts.en);
