import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { offerMessages } from '#mfe-catalog/messages/load-messages.ts';
import { OfferSection, type OfferSectionProps } from './offer-section.tsx';

/** Made once for each language: another component would lose what is typed. */
const parts = new Map<string, ComponentType<OfferSectionProps>>();

/** The part of the product page that is about offers, with its words. */
export async function loadOfferSection(locale: string): Promise<ComponentType<OfferSectionProps>> {
  const messages = await offerMessages.load(locale === 'fr' ? 'fr' : 'en');
  const known = parts.get(locale) ?? withMessages(OfferSection, messages);
  parts.set(locale, known);
  return known;
}
