import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This order was not found.',
  notPossible: 'There is nothing to send any more, or not yet.',
  until: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
  reasonMissing: 'Say in a sentence why it takes longer. The buyer reads it.',
  reasonTooLong: (most: number) => `Keep it within ${most} characters.`,
  tooMany: 'You have asked for more time several times. Please write to the buyer, or call us.',
  changed: 'The seller has asked for another day meanwhile, or the order was sent.',
  steps: {
    asked: (day: string, reason: string) => `The seller asks to send it by ${day}: “${reason}”`,
    agreed: (day: string) => `The buyer agreed: it is to be sent by ${day}.`,
    refused: 'The buyer did not agree to a later day.',
  },
  asked: (number: string, day: string) => ({
    subject: `Order ${number}: sent by ${day} instead?`,
    text: [`The seller of order ${number} needs more time and asks whether it may be sent by ${day}.`],
    answer: 'Say yes or no on the page of your conversation. Without an answer the earlier day stands.',
  }),
  quoted: (reason: string) => `“${reason}”`,
  agreed: (number: string, day: string) => ({
    subject: `Agreed: order ${number} is to be sent by ${day}`,
    text: [`The buyer of order ${number} has agreed. It is to be on its way by ${day}.`],
  }),
  refused: (number: string, day: string) => ({
    subject: `Not agreed: order ${number}`,
    text: [`The buyer of order ${number} does not want to wait longer. It is still to be on its way by ${day}.`],
  }),
  link: 'Open the conversation',
};

const fr: typeof en = {
  notFound: 'Cette commande est introuvable.',
  notPossible: 'Il n’y a plus rien à expédier, ou pas encore.',
  until: (first, last) => `Choisissez un jour entre le ${first} et le ${last}.`,
  reasonMissing: 'Dites en une phrase pourquoi c’est plus long. L’acheteur le lira.',
  reasonTooLong: (most) => `Tenez-vous à ${most} caractères.`,
  tooMany: 'Vous avez déjà demandé plusieurs délais. Écrivez à l’acheteur, ou appelez-nous.',
  changed: 'Le vendeur a demandé un autre jour entre-temps, ou la commande est partie.',
  steps: {
    asked: (day, reason) => `Le vendeur demande à l’expédier le ${day} au plus tard\u00a0: «\u202f${reason}\u202f»`,
    agreed: (day) => `L’acheteur a accepté\u00a0: départ le ${day} au plus tard.`,
    refused: 'L’acheteur n’a pas accepté de délai.',
  },
  asked: (number, day) => ({
    subject: `Commande ${number}\u00a0: expédiée le ${day} au plus tard\u202f?`,
    text: [`Le vendeur de la commande ${number} a besoin de temps et demande à l’expédier le ${day} au plus tard.`],
    answer:
      'Répondez par oui ou par non sur la page de votre conversation. Sans réponse, la date prévue reste valable.',
  }),
  quoted: (reason) => `« ${reason} »`,
  agreed: (number, day) => ({
    subject: `Accepté\u00a0: commande ${number}, départ le ${day} au plus tard`,
    text: [`L’acheteur de la commande ${number} a accepté. Elle doit être partie le ${day} au plus tard.`],
  }),
  refused: (number, day) => ({
    subject: `Refusé\u00a0: commande ${number}`,
    text: [`L’acheteur de la commande ${number} ne souhaite pas attendre. Elle doit toujours être partie le ${day}.`],
  }),
  link: 'Ouvrir la conversation',
};

/** What is said of the day by which an order is to be sent, in one language. */
export const shipByMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
