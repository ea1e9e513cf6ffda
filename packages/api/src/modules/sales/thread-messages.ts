import type { Locale } from '#api/platform/locale.ts';
import type { OfferMoveKind, OfferMover, OfferReason } from './offers/offer-states.model.ts';

/** A move of an offer: who made it and why, the price that it is about, and whether it began the offer. */
type OfferMove = {
  readonly by: OfferMover;
  readonly reason: OfferReason | null;
  readonly amount: string;
  readonly isFirst: boolean;
};

type OfferSteps = Readonly<Record<OfferMoveKind, (move: OfferMove) => string>>;

const en = {
  orderTitle: (number: string, item: string | null) => (item === null ? `Order ${number}` : `Order ${number}: ${item}`),
  orderPlaced: 'The order was placed.',
  orderPaid: 'The order was paid in full.',
  orderShipped: 'The order was sent.',
  orderDelivered: 'The order has arrived.',
  orderCancelled: 'The order was cancelled.',
  orderRefunded: (amount: string) => `${amount} were refunded.`,
  offerTitle: (item: string) => `Offer on ${item}`,
  offerSteps: {
    OFFER: ({ by, amount, isFirst }) =>
      by === 'SELLER'
        ? `The seller offered it for ${amount}.`
        : isFirst
          ? `The buyer offered ${amount}.`
          : `The buyer now offers ${amount}.`,
    COUNTER: ({ amount }) => `The seller asks ${amount}.`,
    ACCEPT: ({ by, amount }) =>
      by === 'BUYER' ? `The buyer took the seller’s price: ${amount}.` : `The seller accepted: ${amount}.`,
    DECLINE: ({ by, reason }) => {
      if (by === 'BUYER') return 'The buyer declined the seller’s price.';
      // Both read the thread, and the buyer is not told of the seller's rules.
      if (by === 'SELLER' || reason === 'threshold') return 'The seller declined.';
      return reason === 'sold' ? 'The instrument was sold to somebody else.' : 'The offer ended without a deal.';
    },
    WITHDRAW: ({ by }) => (by === 'SHOP' ? 'The buyer bought it without the offer.' : 'The buyer withdrew the offer.'),
    EXTEND: () => 'The seller gave more time to pay.',
    EXPIRE: () => 'The offer expired.',
  } satisfies OfferSteps as OfferSteps,
};

const fr: typeof en = {
  orderTitle: (number, item) => (item === null ? `Commande ${number}` : `Commande ${number} : ${item}`),
  orderPlaced: 'La commande a été passée.',
  orderPaid: 'La commande a été entièrement payée.',
  orderShipped: 'La commande a été expédiée.',
  orderDelivered: 'La commande est arrivée.',
  orderCancelled: 'La commande a été annulée.',
  orderRefunded: (amount) => `${amount} ont été remboursés.`,
  offerTitle: (item) => `Offre pour ${item}`,
  offerSteps: {
    OFFER: ({ by, amount, isFirst }) =>
      by === 'SELLER'
        ? `Le vendeur l’a proposé à ${amount}.`
        : isFirst
          ? `L’acheteur a proposé ${amount}.`
          : `L’acheteur propose maintenant ${amount}.`,
    COUNTER: ({ amount }) => `Le vendeur demande ${amount}.`,
    ACCEPT: ({ by, amount }) =>
      by === 'BUYER' ? `L’acheteur a accepté le prix du vendeur : ${amount}.` : `Le vendeur a accepté : ${amount}.`,
    DECLINE: ({ by, reason }) => {
      if (by === 'BUYER') return 'L’acheteur a refusé le prix du vendeur.';
      if (by === 'SELLER' || reason === 'threshold') return 'Le vendeur a refusé.';
      return reason === 'sold' ? 'L’instrument a été vendu à quelqu’un d’autre.' : 'L’offre a pris fin sans accord.';
    },
    WITHDRAW: ({ by }) => (by === 'SHOP' ? 'L’acheteur l’a acheté sans l’offre.' : 'L’acheteur a retiré l’offre.'),
    EXTEND: () => 'Le vendeur a donné plus de temps pour payer.',
    EXPIRE: () => 'L’offre a expiré.',
  },
};

/** What threads say of orders and offers, in one language. */
export const threadMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
