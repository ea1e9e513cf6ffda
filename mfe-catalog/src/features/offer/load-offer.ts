import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { loadOfferMessages } from '#mfe-catalog/messages/load-messages.ts';
import { OfferPart, type OfferPartProps } from './offer-part.tsx';

/** Made once for each language: another component would lose what is typed. */
const parts = new Map<string, ComponentType<OfferPartProps>>();

/** The part of the product page that is about offers, with its words. */
export async function loadOffer(locale: string): Promise<ComponentType<OfferPartProps>> {
  const messages = await loadOfferMessages(locale === 'fr' ? 'fr' : 'en');
  const known = parts.get(locale) ?? withMessages(OfferPart, messages);
  parts.set(locale, known);
  return known;
}
