import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { offerMessages } from '#mfe-catalog/messages/load-messages.ts';
import { OfferSection, type OfferSectionProps } from './offer-section.tsx';

/** Created once per language: a new component would lose what was typed. */
const parts = new Map<string, ComponentType<OfferSectionProps>>();

/** The offer section with its messages. */
export async function loadOfferSection(locale: string): Promise<ComponentType<OfferSectionProps>> {
  const messages = await offerMessages.load(locale === 'fr' ? 'fr' : 'en');
  const known = parts.get(locale) ?? withMessages(OfferSection, messages);
  parts.set(locale, known);
  return known;
}
