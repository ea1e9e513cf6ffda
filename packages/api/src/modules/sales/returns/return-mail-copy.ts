import type { Locale } from '#api/platform/locale.ts';
import type { ReturnSide } from './return-states.model.ts';

/** An event of a return that is mailed. Staff's receipt of it is a mail of the order. */
export type ReturnEvent = 'requested' | 'approvedAtOnce' | 'approved' | 'declined' | 'sent' | 'withdrawn' | 'expired';

/** The formatted values of the copy. */
export type ReturnMailFacts = {
  readonly title: string;
  readonly number: string;
  /** Until when somebody has to act. */
  readonly until: string;
};

type Copy = (facts: ReturnMailFacts) => { readonly subject: string; readonly text: string };
type CopyBySide = Readonly<Partial<Record<ReturnSide, Copy>>>;

const en: Readonly<Record<ReturnEvent, CopyBySide>> = {
  requested: {
    buyer: ({ title, until }) => ({
      subject: `Your return of ${title}`,
      text: `We have passed it on to the seller, who has until ${until} to answer. If no answer comes, the shop decides.`,
    }),
    seller: ({ title, number, until }) => ({
      subject: `A buyer wants to send back ${title}`,
      text: `It is in order ${number}. Please approve or decline by ${until}; after that the shop may answer for you.`,
    }),
  },
  approvedAtOnce: {
    buyer: ({ title, until }) => ({
      subject: `Your return of ${title} is approved`,
      text: `Pack it as it came, hand it in insured, and enter the tracking number by ${until}. After that the approval ends.`,
    }),
    seller: ({ title, number, until }) => ({
      subject: `${title} is coming back`,
      text: `The buyer of order ${number} returns it within the days of the policy, so it is approved. It is to be sent by ${until}.`,
    }),
  },
  approved: {
    buyer: ({ title, until }) => ({
      subject: `Your return of ${title} is approved`,
      text: `Pack it as it came, hand it in insured, and enter the tracking number by ${until}. After that the approval ends.`,
    }),
  },
  declined: {
    buyer: ({ title }) => ({
      subject: `Your return of ${title} was declined`,
      text: 'If you see it differently, call us or answer this mail: we look at it together.',
    }),
  },
  sent: {
    seller: ({ title, number }) => ({
      subject: `On its way back: ${title}`,
      text: `The buyer of order ${number} has sent it. Look it over on the day it arrives.`,
    }),
  },
  withdrawn: {
    seller: ({ title, number }) => ({
      subject: `Kept after all: ${title}`,
      text: `The buyer of order ${number} withdrew the return. There is nothing to do.`,
    }),
  },
  expired: {
    buyer: ({ title }) => ({
      subject: `Your return of ${title} has expired`,
      text: 'No tracking number came in time, so the approval has ended. If it is on its way, call us with the number.',
    }),
    seller: ({ title, number }) => ({
      subject: `Not sent back: ${title}`,
      text: `The buyer of order ${number} did not send it in time. The return is over.`,
    }),
  },
};

const fr: typeof en = {
  requested: {
    buyer: ({ title, until }) => ({
      subject: `Votre retour de ${title}`,
      text: `Nous l’avons transmis au vendeur, qui a jusqu’au ${until} pour répondre. Sans réponse, le magasin décide.`,
    }),
    seller: ({ title, number, until }) => ({
      subject: `Un acheteur veut renvoyer ${title}`,
      text: `Il s’agit de la commande ${number}. Acceptez ou refusez avant le ${until} ; ensuite, le magasin peut répondre à votre place.`,
    }),
  },
  approvedAtOnce: {
    buyer: ({ title, until }) => ({
      subject: `Votre retour de ${title} est accepté`,
      text: `Emballez-le comme il est arrivé, envoyez-le assuré et saisissez le numéro de suivi avant le ${until}. Ensuite, l’accord prend fin.`,
    }),
    seller: ({ title, number, until }) => ({
      subject: `${title} vous revient`,
      text: `L’acheteur de la commande ${number} le renvoie dans le délai prévu : le retour est donc accepté. Il doit l’expédier avant le ${until}.`,
    }),
  },
  approved: {
    buyer: ({ title, until }) => ({
      subject: `Votre retour de ${title} est accepté`,
      text: `Emballez-le comme il est arrivé, envoyez-le assuré et saisissez le numéro de suivi avant le ${until}. Ensuite, l’accord prend fin.`,
    }),
  },
  declined: {
    buyer: ({ title }) => ({
      subject: `Votre retour de ${title} a été refusé`,
      text: 'Si vous voyez les choses autrement, appelez-nous ou répondez à ce message : nous regarderons ensemble.',
    }),
  },
  sent: {
    seller: ({ title, number }) => ({
      subject: `En route vers vous : ${title}`,
      text: `L’acheteur de la commande ${number} l’a renvoyé. Examinez-le le jour de son arrivée.`,
    }),
  },
  withdrawn: {
    seller: ({ title, number }) => ({
      subject: `Finalement gardé : ${title}`,
      text: `L’acheteur de la commande ${number} a retiré le retour. Vous n’avez rien à faire.`,
    }),
  },
  expired: {
    buyer: ({ title }) => ({
      subject: `Votre retour de ${title} a expiré`,
      text: 'Aucun numéro de suivi n’est venu à temps : l’accord a pris fin. S’il est déjà en route, appelez-nous avec le numéro.',
    }),
    seller: ({ title, number }) => ({
      subject: `Non renvoyé : ${title}`,
      text: `L’acheteur de la commande ${number} ne l’a pas expédié à temps. Le retour est clos.`,
    }),
  },
};

/** What one side is told about an event; undefined where it is told nothing. */
export const copyFor = (event: ReturnEvent, side: ReturnSide, locale: Locale): Copy | undefined =>
  (locale === 'fr' ? fr : en)[event][side];

/** The texts around the copy. */
export const mailFrame: Readonly<Record<Locale, { link: string; quoted: (text: string) => string }>> = {
  en: { link: 'See the return', quoted: (text) => `They wrote: “${text}”` },
  fr: { link: 'Voir le retour', quoted: (text) => `Message joint : « ${text} »` },
};
