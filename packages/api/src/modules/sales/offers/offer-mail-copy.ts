import type { EventType } from '@headstock/contracts/event-types';
import type { Locale } from '#api/platform/locale.ts';
import type { Side } from './offer-states.model.ts';

/** An event of an offer that is mailed. */
export type OfferEvent =
  | 'received'
  | 'fromSeller'
  | 'accepted'
  | 'counterAccepted'
  | 'countered'
  | 'lowered'
  | 'declined'
  | 'counterDeclined'
  | 'withdrawn'
  | 'expired'
  | 'lapsed'
  | 'extended'
  | 'backup'
  | 'next'
  | 'answerDue'
  | 'buyerDue'
  | 'sold'
  | 'ended';

/** The formatted values of the copy. `amount` was offered, `counter` is asked instead, `agreed` was agreed on. */
export type OfferFacts = {
  readonly title: string;
  readonly amount: string;
  readonly counter: string;
  readonly agreed: string;
  /** When the offer expires in its present state. */
  readonly until: string;
};

type MailCopy = (facts: OfferFacts) => { readonly subject: string; readonly text: string };
/** A side that is missing gets no mail: it caused the event, or is not concerned. */
type CopyBySide = Readonly<Partial<Record<Side, MailCopy>>>;

const en: Readonly<Record<OfferEvent, CopyBySide>> = {
  received: {
    buyer: ({ title, amount, until }) => ({
      subject: `Your offer on ${title}`,
      text: `We have passed your offer of ${amount} on to the seller. It stands until ${until}, and you can withdraw it before.`,
    }),
    seller: ({ title, amount, until }) => ({
      subject: `An offer on ${title}`,
      text: `Somebody offers ${amount}. Please answer by ${until}; after that the offer is void.`,
    }),
  },
  fromSeller: {
    buyer: ({ title, counter, until }) => ({
      subject: `${title} for ${counter}`,
      text: `It is on your wishlist, and its seller offers it to you for ${counter} until ${until}. Take it, name another price, or leave it. The seller learns who you are when you take it or name a price.`,
    }),
  },
  accepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Accepted: ${title} for ${agreed}`,
      text: `The seller takes your offer. Add it to your cart and it is yours for ${agreed} until ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `You accepted an offer on ${title}`,
      text: `The buyer can have it for ${agreed} until ${until}. Until then it is a pending sale, and nobody else can buy it.`,
    }),
  },
  counterAccepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Agreed: ${title} for ${agreed}`,
      text: `You took the seller’s price. Add it to your cart and it is yours for ${agreed} until ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `Your price for ${title} was accepted`,
      text: `The buyer takes it for ${agreed}, and has until ${until} to pay.`,
    }),
  },
  countered: {
    buyer: ({ title, amount, counter, until }) => ({
      subject: `Another price for ${title}`,
      text: `You offered ${amount}; the seller would take ${counter}. Say yes or no by ${until}.`,
    }),
  },
  lowered: {
    buyer: ({ title, amount, counter, until }) => ({
      subject: `${title} costs less than you offered`,
      text: `Its seller has lowered the price: you can have it for ${counter} instead of ${amount}. Say yes or no by ${until}.`,
    }),
  },
  declined: {
    buyer: ({ title, amount }) => ({
      subject: `Your offer on ${title}`,
      text: `The seller keeps it for now: ${amount} was not enough. You may make another offer.`,
    }),
  },
  counterDeclined: {
    seller: ({ title, counter }) => ({
      subject: `Your price for ${title} was declined`,
      text: `The buyer does not take it for ${counter}.`,
    }),
  },
  withdrawn: {
    seller: ({ title, amount }) => ({
      subject: `An offer on ${title} was withdrawn`,
      text: `The buyer took back the offer of ${amount}. You need not do anything.`,
    }),
  },
  expired: {
    buyer: ({ title }) => ({
      subject: `Your offer on ${title} has run out`,
      text: 'Its time is over and the asking price applies again. As long as it hangs on the wall you may make another offer.',
    }),
    seller: ({ title, amount }) => ({
      subject: `An offer on ${title} has run out`,
      text: `The offer of ${amount} was not settled in time and is void.`,
    }),
  },
  lapsed: {
    buyer: ({ title, agreed }) => ({
      subject: `Your time to pay for ${title} is over`,
      text: `You agreed on ${agreed} and it was not paid in time, so others can have it again. Sellers see how many agreed offers a buyer did not pay.`,
    }),
    seller: ({ title, agreed }) => ({
      subject: `${title} was not paid`,
      text: `The buyer who agreed on ${agreed} did not pay in time. It is for sale again, and the next offer in line has a day.`,
    }),
  },
  extended: {
    buyer: ({ title, agreed, until }) => ({
      subject: `More time for ${title}`,
      text: `The seller gives you more time: it is yours for ${agreed} until ${until}.`,
    }),
  },
  backup: {
    buyer: ({ title, amount, until }) => ({
      subject: `${title} is a pending sale`,
      text: `The seller agreed with somebody else. Your offer of ${amount} stays in line until ${until}: should that sale come to nothing, we write to you. You can withdraw it at any time.`,
    }),
  },
  next: {
    buyer: ({ title, amount, until }) => ({
      subject: `You are next in line for ${title}`,
      text: `The sale before yours came to nothing. Your offer of ${amount} stands until ${until}.`,
    }),
    seller: ({ title, amount, until }) => ({
      subject: `The next offer on ${title}`,
      text: `Next in line is an offer of ${amount}. Please answer by ${until}.`,
    }),
  },
  answerDue: {
    seller: ({ title, amount, until }) => ({
      subject: `An offer on ${title} waits for you`,
      text: `The offer of ${amount} is void after ${until}. Accept it, name another price, or decline it.`,
    }),
  },
  buyerDue: {
    buyer: ({ title, agreed, until }) => ({
      subject: `It is your turn: ${title}`,
      text: `${agreed} holds until ${until}. After that it is free for others.`,
    }),
  },
  sold: {
    buyer: ({ title }) => ({
      subject: `${title} has been sold`,
      text: 'Somebody else bought it, so your offer has ended. Its page stays, and its close relatives hang below.',
    }),
  },
  ended: {
    buyer: ({ title, amount }) => ({
      subject: `${title} is not for sale at the moment`,
      text: `The seller has taken it off the shop, so your offer of ${amount} has ended. You owe nothing. If it is on your wishlist it stays there.`,
    }),
  },
};

const fr: Readonly<Record<OfferEvent, CopyBySide>> = {
  received: {
    buyer: ({ title, amount, until }) => ({
      subject: `Votre offre pour ${title}`,
      text: `Nous avons transmis votre offre de ${amount} au vendeur. Elle vaut jusqu’au ${until} et vous pouvez la retirer d’ici là.`,
    }),
    seller: ({ title, amount, until }) => ({
      subject: `Une offre pour ${title}`,
      text: `Quelqu’un propose ${amount}. Répondez d’ici au ${until} ; après, l’offre est caduque.`,
    }),
  },
  fromSeller: {
    buyer: ({ title, counter, until }) => ({
      subject: `${title} à ${counter}`,
      text: `Il est dans vos favoris, et son vendeur vous le propose à ${counter} jusqu’au ${until}. Acceptez, proposez un autre prix, ou n’en faites rien. Le vendeur apprend qui vous êtes si vous acceptez ou proposez un prix.`,
    }),
  },
  accepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Accepté : ${title} à ${agreed}`,
      text: `Le vendeur accepte votre offre. Ajoutez l’instrument à votre panier : il est à vous pour ${agreed} jusqu’au ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `Vous avez accepté une offre pour ${title}`,
      text: `L’acheteur peut l’avoir pour ${agreed} jusqu’au ${until}. D’ici là la vente est en attente, et personne d’autre ne peut l’acheter.`,
    }),
  },
  counterAccepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `C’est dit : ${title} à ${agreed}`,
      text: `Vous acceptez le prix du vendeur. Ajoutez l’instrument à votre panier : il est à vous pour ${agreed} jusqu’au ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `Votre prix pour ${title} est accepté`,
      text: `L’acheteur le prend à ${agreed} et a jusqu’au ${until} pour payer.`,
    }),
  },
  countered: {
    buyer: ({ title, amount, counter, until }) => ({
      subject: `Un autre prix pour ${title}`,
      text: `Vous avez proposé ${amount} ; le vendeur accepterait ${counter}. Dites oui ou non d’ici au ${until}.`,
    }),
  },
  lowered: {
    buyer: ({ title, amount, counter, until }) => ({
      subject: `Moins cher que votre offre : ${title}`,
      text: `Le vendeur a baissé son prix : vous pouvez l’avoir pour ${counter} au lieu de ${amount}. Dites oui ou non d’ici au ${until}.`,
    }),
  },
  declined: {
    buyer: ({ title, amount }) => ({
      subject: `Votre offre pour ${title}`,
      text: `Le vendeur le garde pour l’instant : ${amount} ne suffisait pas. Vous pouvez faire une autre offre.`,
    }),
  },
  counterDeclined: {
    seller: ({ title, counter }) => ({
      subject: `Votre prix pour ${title} est refusé`,
      text: `L’acheteur ne le prend pas à ${counter}.`,
    }),
  },
  withdrawn: {
    seller: ({ title, amount }) => ({
      subject: `Une offre pour ${title} est retirée`,
      text: `L’acheteur a retiré son offre de ${amount}. Vous n’avez rien à faire.`,
    }),
  },
  expired: {
    buyer: ({ title }) => ({
      subject: `Votre offre pour ${title} a expiré`,
      text: 'Son délai est passé et le prix demandé s’applique de nouveau. Tant que l’instrument est au mur, vous pouvez faire une autre offre.',
    }),
    seller: ({ title, amount }) => ({
      subject: `Une offre pour ${title} a expiré`,
      text: `L’offre de ${amount} n’a pas abouti à temps et n’est plus valable.`,
    }),
  },
  lapsed: {
    buyer: ({ title, agreed }) => ({
      subject: `Le délai de paiement est passé : ${title}`,
      text: `Vous étiez d’accord pour ${agreed} et ce n’est pas payé à temps : d’autres peuvent de nouveau l’acheter. Les vendeurs voient combien d’offres conclues un acheteur n’a pas payées.`,
    }),
    seller: ({ title, agreed }) => ({
      subject: `Pas de paiement pour ${title}`,
      text: `L’acheteur d’accord pour ${agreed} n’a pas payé à temps. L’instrument est de nouveau en vente, et l’offre suivante a un jour.`,
    }),
  },
  extended: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Plus de temps pour ${title}`,
      text: `Le vendeur vous laisse plus de temps : il est à vous pour ${agreed} jusqu’au ${until}.`,
    }),
  },
  backup: {
    buyer: ({ title, amount, until }) => ({
      subject: `Vente en attente : ${title}`,
      text: `Le vendeur est d’accord avec quelqu’un d’autre. Votre offre de ${amount} reste dans la file jusqu’au ${until} : si cette vente n’aboutit pas, nous vous écrivons. Vous pouvez la retirer à tout moment.`,
    }),
  },
  next: {
    buyer: ({ title, amount, until }) => ({
      subject: `C’est votre tour pour ${title}`,
      text: `La vente précédente n’a pas abouti. Votre offre de ${amount} vaut jusqu’au ${until}.`,
    }),
    seller: ({ title, amount, until }) => ({
      subject: `L’offre suivante pour ${title}`,
      text: `La suivante dans la file est une offre de ${amount}. Répondez d’ici au ${until}.`,
    }),
  },
  answerDue: {
    seller: ({ title, amount, until }) => ({
      subject: `Une offre vous attend : ${title}`,
      text: `L’offre de ${amount} est caduque après le ${until}. Acceptez-la, proposez un autre prix, ou refusez-la.`,
    }),
  },
  buyerDue: {
    buyer: ({ title, agreed, until }) => ({
      subject: `À vous de jouer : ${title}`,
      text: `${agreed} vaut jusqu’au ${until}. Ensuite, d’autres peuvent l’acheter.`,
    }),
  },
  sold: {
    buyer: ({ title }) => ({
      subject: `Vendu : ${title}`,
      text: 'Quelqu’un d’autre l’a acheté, votre offre a donc pris fin. Sa page reste, et ses proches sont accrochés plus bas.',
    }),
  },
  ended: {
    buyer: ({ title, amount }) => ({
      subject: `N’est plus en vente pour l’instant : ${title}`,
      text: `Le vendeur l’a retiré de la boutique, votre offre de ${amount} a donc pris fin. Vous ne devez rien. S’il est dans vos favoris, il y reste.`,
    }),
  },
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** The copy of an event for one side; undefined when it gets no mail. */
export function copyFor(event: OfferEvent, side: Side, locale: Locale): MailCopy | undefined {
  return byLocale[locale][event][side];
}

type Frame = {
  readonly quoted: (text: string) => string;
  readonly link: string;
};

/** Which event of the shop's table a mail tells about. */
export const offerEvents: Readonly<Record<OfferEvent, EventType>> = {
  received: 'offer.received',
  fromSeller: 'offer.fromSeller',
  accepted: 'offer.accepted',
  counterAccepted: 'offer.accepted',
  countered: 'offer.countered',
  lowered: 'offer.countered',
  declined: 'offer.declined',
  counterDeclined: 'offer.declined',
  withdrawn: 'offer.withdrawn',
  expired: 'offer.expired',
  lapsed: 'offer.expired',
  extended: 'offer.extended',
  backup: 'offer.backUp',
  next: 'offer.backUp',
  answerDue: 'offer.expiring',
  buyerDue: 'offer.expiring',
  sold: 'offer.declined',
  ended: 'offer.declined',
};

/** Who caused an event; null where it was the shop's own doing. */
export const causedBy: Readonly<Record<OfferEvent, Side | null>> = {
  received: 'buyer',
  fromSeller: 'seller',
  accepted: 'seller',
  counterAccepted: 'buyer',
  countered: 'seller',
  lowered: 'seller',
  declined: 'seller',
  counterDeclined: 'buyer',
  withdrawn: 'buyer',
  expired: null,
  lapsed: null,
  extended: 'seller',
  backup: null,
  next: null,
  answerDue: null,
  buyerDue: null,
  sold: null,
  ended: null,
};

/** What every mail about an offer has around its copy. */
export const mailFrame: Readonly<Record<Locale, Frame>> = {
  en: {
    quoted: (text) => `They write: “${text}”`,
    link: 'See the offer',
  },
  fr: {
    quoted: (text) => `Le message : « ${text} »`,
    link: 'Voir l’offre',
  },
};
