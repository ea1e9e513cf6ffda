import type { Locale } from '#api/platform/locale.ts';
import type { MoveName } from './offers/offer-states.model.ts';

type OfferSteps = Readonly<Record<MoveName | 'create', (amount: string) => string>>;

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
    create: (amount) => `The buyer offered ${amount}.`,
    accept: (amount) => `The seller accepted: ${amount}.`,
    acceptCounter: (amount) => `The buyer took the seller’s price: ${amount}.`,
    decline: () => 'The seller declined.',
    declineCounter: () => 'The buyer declined the seller’s price.',
    counter: (amount) => `The seller asks ${amount}.`,
    counterBack: (amount) => `The buyer now offers ${amount}.`,
    extend: () => 'The seller gave more time to pay.',
    withdraw: () => 'The buyer withdrew the offer.',
    expire: () => 'The offer expired.',
    sell: () => 'The instrument was sold to somebody else.',
    settle: () => 'The buyer bought it without the offer.',
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
    create: (amount) => `L’acheteur a proposé ${amount}.`,
    accept: (amount) => `Le vendeur a accepté : ${amount}.`,
    acceptCounter: (amount) => `L’acheteur a accepté le prix du vendeur : ${amount}.`,
    decline: () => 'Le vendeur a refusé.',
    declineCounter: () => 'L’acheteur a refusé le prix du vendeur.',
    counter: (amount) => `Le vendeur demande ${amount}.`,
    counterBack: (amount) => `L’acheteur propose maintenant ${amount}.`,
    extend: () => 'Le vendeur a donné plus de temps pour payer.',
    withdraw: () => 'L’acheteur a retiré l’offre.',
    expire: () => 'L’offre a expiré.',
    sell: () => 'L’instrument a été vendu à quelqu’un d’autre.',
    settle: () => 'L’acheteur l’a acheté sans l’offre.',
  },
};

/** What threads say of orders and offers, in one language. */
export const threadMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
