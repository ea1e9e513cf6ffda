import type { Locale } from '#api/platform/locale.ts';
import type { Side } from './offer-states.model.ts';

/** An event of an offer that is mailed. */
export type OfferEvent =
  | 'received'
  | 'accepted'
  | 'counterAccepted'
  | 'countered'
  | 'declined'
  | 'counterDeclined'
  | 'withdrawn'
  | 'expired'
  | 'sold';

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
  accepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Accepted: ${title} for ${agreed}`,
      text: `The seller takes your offer. Add it to your cart and it is yours for ${agreed} until ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `You accepted an offer on ${title}`,
      text: `The buyer can have it for ${agreed} until ${until}. It stays on the wall until it is paid.`,
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
  sold: {
    buyer: ({ title }) => ({
      subject: `${title} has been sold`,
      text: 'Somebody else bought it, so your offer has ended. Its page stays, and its close relatives hang below.',
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
  accepted: {
    buyer: ({ title, agreed, until }) => ({
      subject: `Accepté : ${title} à ${agreed}`,
      text: `Le vendeur accepte votre offre. Ajoutez l’instrument à votre panier : il est à vous pour ${agreed} jusqu’au ${until}.`,
    }),
    seller: ({ title, agreed, until }) => ({
      subject: `Vous avez accepté une offre pour ${title}`,
      text: `L’acheteur peut l’avoir pour ${agreed} jusqu’au ${until}. Il reste au mur tant qu’il n’est pas payé.`,
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
  sold: {
    buyer: ({ title }) => ({
      subject: `Vendu : ${title}`,
      text: 'Quelqu’un d’autre l’a acheté, votre offre a donc pris fin. Sa page reste, et ses proches sont accrochés plus bas.',
    }),
  },
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** The copy of an event for one side; undefined when it gets no mail. */
export function copyFor(event: OfferEvent, side: Side, locale: Locale): MailCopy | undefined {
  return byLocale[locale][event][side];
}

type Frame = {
  readonly hello: (name: string | null) => string;
  readonly quoted: (text: string) => string;
  readonly link: string;
};

/** What every mail about an offer has around its copy. */
export const mailFrame: Readonly<Record<Locale, Frame>> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    quoted: (text) => `They write: “${text}”`,
    link: 'See it',
  },
  fr: {
    hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    quoted: (text) => `Le message : « ${text} »`,
    link: 'Voir l’instrument',
  },
};
