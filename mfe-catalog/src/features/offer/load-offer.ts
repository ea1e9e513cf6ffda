import { withMessages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import { loadOfferMessages } from '#catalog/messages/load-messages.ts';
import { OfferPart, type OfferPartProps } from './offer-part.tsx';

/** The part of the product page that is about offers, with its words. */
export async function loadOffer(locale: string): Promise<ComponentType<OfferPartProps>> {
  return withMessages(OfferPart, await loadOfferMessages(locale === 'fr' ? 'fr' : 'en'));
}
