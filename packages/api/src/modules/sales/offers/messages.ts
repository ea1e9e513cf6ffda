import type { Locale } from '#api/platform/locale.ts';
import type { OfferState } from './offer-states.model.ts';

const en = {
  offerNotFound: 'This offer was not found.',
  listingNotFound: 'This listing was not found.',
  sold: 'This one has been sold.',
  notOffered: 'This one is not for sale at the moment.',
  notAccepting: 'The seller takes no offers on this one.',
  ownListing: 'This is your own listing.',
  amountMissing: 'Enter an amount above zero.',
  amountTooHigh: (price: string) => `Enter less than the asking price of ${price}. To pay that, add it to your cart.`,
  counterTooLow: (price: string) => `Enter more than the ${price} that was offered. To take that, accept the offer.`,
  counterTooHigh: (price: string) => `Enter no more than the asking price of ${price}.`,
  wordsTooLong: (most: number) => `Keep it within ${most} characters.`,
  alreadyOpen: 'You have an open offer on this one. Withdraw it to make another.',
  otherAccepted: 'Another offer on this one is accepted and waits for its buyer.',
  tooManyHere: 'You have made several offers on this one today. Try again tomorrow, or call us.',
  tooMany: 'You have made many offers in a short time. Try again in an hour.',
  changed: (state: string) => `This offer has changed meanwhile: it is ${state} now.`,
  over: 'This offer has run out. The asking price applies again.',
  states: {
    RECEIVED: 'open',
    ACCEPTED: 'accepted',
    DECLINED: 'declined',
    COUNTERED: 'answered with another price',
    EXPIRED: 'expired',
    WITHDRAWN: 'withdrawn',
  } satisfies Record<OfferState, string>,
};

const fr: typeof en = {
  offerNotFound: 'Cette offre est introuvable.',
  listingNotFound: 'Cette annonce est introuvable.',
  sold: 'Cet article a été vendu.',
  notOffered: 'Cet article n’est pas en vente pour le moment.',
  notAccepting: 'Le vendeur ne prend pas d’offre pour cet article.',
  ownListing: 'C’est votre propre annonce.',
  amountMissing: 'Saisissez un montant supérieur à zéro.',
  amountTooHigh: (price) => `Saisissez moins que le prix demandé de ${price}. À ce prix, ajoutez-le à votre panier.`,
  counterTooLow: (price) => `Saisissez plus que les ${price} proposés. Pour les prendre, acceptez l’offre.`,
  counterTooHigh: (price) => `Saisissez au plus le prix demandé de ${price}.`,
  wordsTooLong: (most) => `Tenez-vous à ${most} caractères.`,
  alreadyOpen: 'Vous avez une offre en cours pour cet article. Retirez-la pour en faire une autre.',
  otherAccepted: 'Une autre offre est acceptée pour cet article et attend son acheteur.',
  tooManyHere: 'Vous avez fait plusieurs offres pour cet article aujourd’hui. Réessayez demain, ou appelez-nous.',
  tooMany: 'Cela fait beaucoup d’offres en peu de temps. Réessayez dans une heure.',
  changed: (state) => `Cette offre a changé entre-temps : elle est maintenant ${state}.`,
  over: 'Cette offre a expiré. Le prix demandé s’applique de nouveau.',
  states: {
    RECEIVED: 'en cours',
    ACCEPTED: 'acceptée',
    DECLINED: 'refusée',
    COUNTERED: 'suivie d’un autre prix',
    EXPIRED: 'expirée',
    WITHDRAWN: 'retirée',
  },
};

/** What offers answer with, in one language. */
export const offerMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
