import type { Locale } from '#api/platform/locale.ts';
import type { ConsentObstacle } from './obstacle.model.ts';

type Obstacles = Readonly<Record<ConsentObstacle, string>>;

const en = {
  notFound: 'This question was not found.',
  tooLong: (most: number) => `At most ${most} characters.`,
  days: (most: number) => `A whole number of days, from 1 to ${most}.`,
  notConsigned: 'Nobody left this at the counter to be sold for them, so there is nobody to ask.',
  conflict: 'Somebody changed this listing meanwhile. Load it again, and ask with what it says now.',
  price: 'Enter a price below the present one.',
  offer: 'This offer does not wait for an answer any more. Choose another one.',
  agreedAlready: 'The consignor agreed to this price already: the offer can be accepted without asking.',
  askedAlready: 'A question about this instrument is open already. Take it back before you ask another one.',
  closed: 'This question is closed: it was answered, taken back, or its time is over.',
  acting: 'Only the consignor answers, by the mailed link or in their own account. Stop acting as them first.',
  staff: 'The link is the consignor’s. Who works for the shop cannot answer for them.',
  reason: 'Say why in a few words.',
  wished: 'Enter a price above the proposed one and not above the present one, or leave it empty.',
  obstacles: {
    SOLD: 'The instrument was sold meanwhile. Nothing was changed.',
    NOT_OFFERED: 'The instrument is not for sale at the moment. Nothing was changed.',
    PENDING_SALE: 'Somebody is buying the instrument at this moment. Nothing was changed.',
    PRICE_CHANGED:
      'The price was changed since this was asked. Nothing was changed by your answer; the shop asks anew.',
    FLOOR_CHANGED:
      'The lowest price that was agreed on was changed since this was asked. Nothing was changed by your answer; the shop asks anew.',
    OFFER_CHANGED: 'The offer is over, or was changed since this was asked. Nothing was changed by your answer.',
  } satisfies Obstacles as Obstacles,
};

const fr: typeof en = {
  notFound: 'Cette question est introuvable.',
  tooLong: (most) => `${most} caractères au plus.`,
  days: (most) => `Un nombre entier de jours, de 1 à ${most}.`,
  notConsigned: 'Personne n’a confié cet instrument au comptoir\u00a0: il n’y a personne à qui demander.',
  conflict:
    'Quelqu’un a modifié cette annonce entre-temps. Rechargez-la, puis demandez avec ce qu’elle dit maintenant.',
  price: 'Saisissez un prix inférieur au prix actuel.',
  offer: 'Cette offre n’attend plus de réponse. Choisissez-en une autre.',
  agreedAlready: 'Le déposant a déjà accepté ce prix\u00a0: l’offre peut être acceptée sans demander.',
  askedAlready: 'Une question sur cet instrument est déjà ouverte. Retirez-la avant d’en poser une autre.',
  closed: 'Cette question est close\u00a0: elle a reçu une réponse, a été retirée, ou son délai est passé.',
  acting: 'Seul le déposant répond, par le lien du courriel ou dans son compte. Cessez d’abord d’agir à sa place.',
  staff: 'Le lien est celui du déposant. Qui travaille pour le magasin ne peut pas répondre à sa place.',
  reason: 'Dites pourquoi en quelques mots.',
  wished: 'Saisissez un prix supérieur au prix proposé sans dépasser le prix actuel, ou laissez vide.',
  obstacles: {
    SOLD: 'L’instrument a été vendu entre-temps. Rien n’a été modifié.',
    NOT_OFFERED: 'L’instrument n’est pas en vente pour le moment. Rien n’a été modifié.',
    PENDING_SALE: 'Quelqu’un achète l’instrument en ce moment. Rien n’a été modifié.',
    PRICE_CHANGED:
      'Le prix a changé depuis que la question a été posée. Votre réponse n’a rien modifié\u202f; le magasin vous redemandera.',
    FLOOR_CHANGED:
      'Le prix plancher convenu a changé depuis que la question a été posée. Votre réponse n’a rien modifié\u202f; le magasin vous redemandera.',
    OFFER_CHANGED:
      'L’offre est terminée ou a changé depuis que la question a été posée. Votre réponse n’a rien modifié.',
  },
};

/** What questions to consignors are refused with, in one language. */
export const consentMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
