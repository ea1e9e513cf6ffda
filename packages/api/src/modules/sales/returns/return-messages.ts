import type { Locale } from '#api/platform/locale.ts';
import type { ReturnState } from './return-states.model.ts';

const en = {
  lineNotFound: 'This item was not found.',
  requestNotFound: 'This return was not found.',
  notArrived: 'This one has not arrived yet. You can send it back once it has.',
  orderOver: 'This order was cancelled or refunded. There is nothing to send back.',
  isReturned: 'This one has come back already.',
  alreadyOpen: 'You are sending this one back already.',
  tooLate: (until: string) =>
    `The days to send it back ended on ${until}. After that we take back what is damaged, wrong or not as described: choose such a reason, or call us.`,
  textTooLong: (most: number) => `Keep it within ${most} characters.`,
  noteNeeded: 'Say in a sentence or two what is wrong with it, so that the seller can answer.',
  replyNeeded: 'Say why you decline, in a sentence or two. The buyer reads it.',
  changed: (state: string) => `This return has changed meanwhile: it is ${state} now.`,
  tooMany: 'You have asked for many returns in a short time. Try again in an hour, or call us.',
  tooManyOnLine: 'You have asked several times today to send this one back. Try again tomorrow, or call us.',
  states: {
    REQUESTED: 'waiting for the seller',
    APPROVED: 'approved',
    DECLINED: 'declined',
    SENT: 'on its way back',
    RECEIVED: 'received',
    WITHDRAWN: 'withdrawn',
    EXPIRED: 'expired',
  } satisfies Record<ReturnState, string>,
  steps: {
    REQUESTED: (title: string) => `The buyer asked to send back: ${title}.`,
    APPROVED: (title: string) => `The return was approved: ${title}.`,
    DECLINED: (title: string) => `The seller declined the return: ${title}.`,
    SENT: (title: string) => `The buyer sent it back: ${title}.`,
    RECEIVED: (title: string) => `It came back: ${title}.`,
    WITHDRAWN: (title: string) => `The buyer withdrew the return: ${title}.`,
    EXPIRED: (title: string) => `The return expired: ${title}.`,
  } satisfies Record<ReturnState, (title: string) => string>,
};

const fr: typeof en = {
  lineNotFound: 'Cet article est introuvable.',
  requestNotFound: 'Ce retour est introuvable.',
  notArrived: 'Cet article n’est pas encore arrivé. Vous pourrez le renvoyer ensuite.',
  orderOver: 'Cette commande a été annulée ou remboursée. Il n’y a rien à renvoyer.',
  isReturned: 'Cet article est déjà revenu.',
  alreadyOpen: 'Vous renvoyez déjà cet article.',
  tooLate: (until) =>
    `Le délai de retour s’est terminé le ${until}. Ensuite, nous reprenons ce qui est abîmé, erroné ou non conforme : choisissez un tel motif, ou appelez-nous.`,
  textTooLong: (most) => `Tenez-vous à ${most} caractères.`,
  noteNeeded: 'Dites en une phrase ou deux ce qui ne va pas, pour que le vendeur puisse répondre.',
  replyNeeded: 'Dites en une phrase ou deux pourquoi vous refusez. L’acheteur le lira.',
  changed: (state) => `Ce retour a changé entre-temps : il est maintenant ${state}.`,
  tooMany: 'Cela fait beaucoup de retours en peu de temps. Réessayez dans une heure, ou appelez-nous.',
  tooManyOnLine:
    'Vous avez demandé plusieurs fois aujourd’hui à renvoyer cet article. Réessayez demain, ou appelez-nous.',
  states: {
    REQUESTED: 'en attente du vendeur',
    APPROVED: 'accepté',
    DECLINED: 'refusé',
    SENT: 'en route',
    RECEIVED: 'reçu',
    WITHDRAWN: 'retiré',
    EXPIRED: 'expiré',
  },
  steps: {
    REQUESTED: (title) => `L’acheteur a demandé à renvoyer : ${title}.`,
    APPROVED: (title) => `Le retour a été accepté : ${title}.`,
    DECLINED: (title) => `Le vendeur a refusé le retour : ${title}.`,
    SENT: (title) => `L’acheteur l’a renvoyé : ${title}.`,
    RECEIVED: (title) => `L’article est revenu : ${title}.`,
    WITHDRAWN: (title) => `L’acheteur a retiré le retour : ${title}.`,
    EXPIRED: (title) => `Le retour a expiré : ${title}.`,
  },
};

/** What the API says of returns, in one language. */
export const returnMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
