import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This listing was not found.',
  listingsCount: (most: number) => `Choose from 1 to ${most} listings.`,
  listingsChanged: (changed: number, all: number) => `${changed} of ${all} listings were changed.`,
  percentWrong: (least: number, most: number) => `Enter a whole percentage from ${least} to ${most}, other than 0.`,
  repriceConsigned: 'The shop reads each change of what you consign: change its price on its own page.',
  notForSale: 'This is not for sale any more.',
  ownView: 'This is your own listing.',
  viewThere: 'This view is there by now. Reload the page to see it.',
  viewBlocked: 'This seller does not take requests from you.',
  viewNotAsked: 'Nobody waits for this view any more.',
  emailToAsk: 'Confirm your e-mail first: that is how you hear of the answer.',
  notSeller: 'Only sellers list instruments here.',
  emailUnproven:
    'Confirm your e-mail first: people who buy from you must be able to reach you. The link is under Settings, Your details.',
  conflict: 'This listing was changed in another window. Nothing is lost: choose which text you keep.',
  invalid: 'This cannot be saved as it is. See the field that is marked.',
  tooLong: 'This listing is too long to be saved. Shorten the description or the report.',
  locked: 'The shop is reading this listing. Take it back to change it.',
  sold: 'This is sold, and its listing stays as it was sold. Duplicate it to list another one.',
  notPossible: 'This listing stands differently by now. Reload the page to see what can be done.',
  incomplete: 'Something is missing before this can go on. See the list at the top.',
  reasonMissing: 'Say what should be changed, so that the seller knows.',
  reasonTooLong: 'A reason has at most 2,000 characters.',
  untilMissing: 'Say until when it is paused.',
  untilWrong: 'Choose a day from tomorrow on, at most a year from now.',
  place: 'The shop has no such category. Choose one from the list.',
  sku: 'You use this number for another listing. Each number stands once.',
  tooMany: 'You have 500 listings that are not finished. Finish or delete some first.',
  legalHold: (until: string) =>
    `The law keeps an instrument with this serial from being sold before ${until}. It came in with another listing.`,
  legalHoldStays: 'The law keeps this from being sold for now, so its listing stays until then.',
  priceWrong: 'Enter a price from 0.01 to 20,000,000.00.',
  stockWrong: 'Enter a whole number of pieces, from 0 to 9,999.',
  stockFixed: 'An instrument is one of a kind, and variants have their own pieces: open the listing to change them.',
  piecesWrong: 'Enter how many pieces came in, from 1 to 9,999.',
  costWrong: 'Enter what each piece cost, from 0.00 to 20,000,000.00.',
  referenceTooLong: 'A supplier or invoice has at most 300 characters.',
  keyWrong: 'The idempotency key takes 8 to 100 characters.',
  noStep: 'No price is suggested: too few sales are known, or the price is near what others sold for.',
  variantWrong: 'Choose which size or colour is meant.',
  writtenPiecesWrong: (most: number) => `Enter how many pieces, from 1 to ${most.toLocaleString('en-US')}.`,
  noteTooLong: 'A note has at most 300 characters.',
  isWrittenOff: 'It is written off already.',
  isReversed: 'This write-off was undone already.',
  consigned: 'These goods belong to a seller, so the shop does not buy them.',
  floorWrong: 'Enter a floor from 0.00, for none, to 20,000,000.00.',
  priceMissing: 'It has no price yet.',
  offerPending: 'An offer for it was accepted: its buyer pays first.',
  offerTaken: 'Somebody holds it or is paying for it.',
  belowFloor: (floor: string) => `Below the consignor’s floor of ${floor}.`,
  belowCost: (cost: string) => `Below its cost of ${cost}.`,
  inCarts: (count: number) =>
    count === 1 ? 'It is in a cart, which shows the new price.' : `It is in ${count} carts, which show the new price.`,
  offersOpen: (count: number) =>
    count === 1 ? 'An offer for it waits for an answer.' : `${count} offers for it wait for an answer.`,
  offersWhenCheaper: (count: number) =>
    count === 1
      ? 'An offer for it waits for an answer, and may be above the new price.'
      : `${count} offers for it wait for an answer, and may be above the new price.`,
  stateIncomplete: (count: number) =>
    count === 1
      ? 'One thing is missing before it can be published: open it to see what.'
      : `${count} things are missing before it can be published: open it to see them.`,
  stateConsigned: 'It is consigned: its owner sends it in before it is published.',
  stateAgain: 'It is consigned and was archived: list it again from its page, so that its owner agrees.',
  stateDraft: 'It has not been on the shop yet: there is nothing to take off it.',
  stateHeld: (until: string) => `The law keeps it from being sold before ${until}: it is shown, and nobody can buy it.`,
  stateOffersEnd: (count: number) =>
    count === 1 ? 'An open offer for it is declined.' : `${count} open offers for it are declined.`,
  stateLeavesCarts: (count: number) =>
    count === 1
      ? 'It is in a cart, and can no longer be paid there.'
      : `It is in ${count} carts, and can no longer be paid there.`,
  stateOldDraft: 'It has changes that buyers do not see yet; they stay unpublished.',
  stateNames: {
    INITIAL: 'Draft',
    DESCRIPTION: 'Being described',
    FINAL_APPROVAL: 'To approve',
    LISTING_ACTIVE: 'On the shop',
    PAUSED: 'Paused',
    ENDED: 'Archived',
  },
  variantsKeep: 'Variants with a price of their own keep it.',
  tooManyImported: 'You have 20,000 listings that are not finished. Finish or delete some first.',
};

const fr: typeof en = {
  notFound: 'Cette annonce est introuvable.',
  listingsCount: (most) => `Choisissez de 1 à ${most} annonces.`,
  listingsChanged: (changed, all) =>
    changed > 1 ? `${changed} annonces sur ${all} ont été modifiées.` : `${changed} annonce sur ${all} a été modifiée.`,
  percentWrong: (least, most) => `Saisissez un pourcentage entier de ${least} à ${most}, différent de 0.`,
  repriceConsigned:
    'La boutique relit chaque changement de ce que vous déposez\u00a0: changez son prix sur sa propre page.',
  notForSale: 'Cet article n’est plus en vente.',
  ownView: 'C’est votre propre annonce.',
  viewThere: 'Cette vue existe maintenant. Rechargez la page pour la voir.',
  viewBlocked: 'Ce vendeur ne reçoit pas vos demandes.',
  viewNotAsked: 'Personne n’attend plus cette vue.',
  emailToAsk: 'Confirmez d’abord votre e-mail : c’est ainsi que la réponse vous parvient.',
  notSeller: 'Seuls les vendeurs publient des annonces ici.',
  emailUnproven:
    'Confirmez d’abord votre e-mail : vos acheteurs doivent pouvoir vous joindre. Le lien est dans Réglages, Vos coordonnées.',
  conflict: 'Cette annonce a été modifiée dans une autre fenêtre. Rien n’est perdu : choisissez le texte à garder.',
  invalid: 'Impossible d’enregistrer tel quel. Voyez le champ signalé.',
  tooLong: 'Cette annonce est trop longue. Raccourcissez la description ou le rapport.',
  locked: 'La boutique est en train de lire cette annonce. Reprenez-la pour la modifier.',
  sold: 'C’est vendu, et l’annonce reste telle qu’elle a été vendue. Dupliquez-la pour en publier une autre.',
  notPossible: 'Cette annonce a changé d’état entre-temps. Rechargez la page pour voir ce qui est possible.',
  incomplete: 'Il manque quelque chose pour continuer. Voyez la liste en haut de la page.',
  reasonMissing: 'Dites ce qu’il faut changer, pour que le vendeur le sache.',
  reasonTooLong: 'Une raison compte 2 000 caractères au plus.',
  untilMissing: 'Indiquez jusqu’à quand elle est en pause.',
  untilWrong: 'Choisissez un jour à partir de demain, d’ici un an au plus.',
  place: 'La boutique n’a pas cette catégorie. Choisissez-en une dans la liste.',
  sku: 'Vous utilisez ce numéro pour une autre annonce. Chaque numéro ne sert qu’une fois.',
  tooMany: 'Vous avez 500 annonces inachevées. Terminez-en ou supprimez-en d’abord.',
  legalHold: (until) =>
    `La loi interdit de vendre un instrument qui porte ce numéro avant le ${until}. Il est entré avec une autre annonce.`,
  legalHoldStays: 'La loi interdit de le vendre pour le moment : son annonce reste jusque-là.',
  priceWrong: 'Saisissez un prix de 0,01 à 20\u202f000\u202f000,00.',
  stockWrong: 'Saisissez un nombre entier de pièces, de 0 à 9\u202f999.',
  stockFixed:
    'Un instrument est unique, et les variantes ont leurs propres pièces : ouvrez l’annonce pour les modifier.',
  piecesWrong: 'Indiquez combien de pièces sont arrivées, de 1 à 9 999.',
  costWrong: 'Indiquez le coût de chaque pièce, de 0,00 à 20 000 000,00.',
  referenceTooLong: 'Un fournisseur ou une facture compte au plus 300 caractères.',
  keyWrong: 'La clé d’idempotence compte de 8 à 100 caractères.',
  noStep: 'Aucun prix n’est conseillé : trop peu de ventes connues, ou un prix déjà proche des ventes.',
  variantWrong: 'Choisissez la taille ou la couleur concernée.',
  writtenPiecesWrong: (most: number) => `Indiquez un nombre de pièces, de 1 à ${most.toLocaleString('fr-FR')}.`,
  noteTooLong: 'Une note compte au plus 300 caractères.',
  isWrittenOff: 'Il est déjà sorti du stock.',
  isReversed: 'Cette sortie de stock a déjà été annulée.',
  consigned: 'Ces biens sont à un vendeur : la boutique ne les achète pas.',
  floorWrong: 'Saisissez un plancher de 0,00, pour aucun, à 20\u202f000\u202f000,00.',
  priceMissing: 'Elle n’a pas encore de prix.',
  offerPending: 'Une offre a été acceptée\u00a0: son acheteur paie d’abord.',
  offerTaken: 'Quelqu’un la retient ou est en train de la payer.',
  belowFloor: (floor) => `Sous le plancher du déposant, ${floor}.`,
  belowCost: (cost) => `Sous son prix d’achat, ${cost}.`,
  inCarts: (count) =>
    count === 1
      ? 'Elle est dans un panier, qui affiche le nouveau prix.'
      : `Elle est dans ${count} paniers, qui affichent le nouveau prix.`,
  offersOpen: (count) => (count === 1 ? 'Une offre attend une réponse.' : `${count} offres attendent une réponse.`),
  offersWhenCheaper: (count) =>
    count === 1
      ? 'Une offre attend une réponse, peut-être au-dessus du nouveau prix.'
      : `${count} offres attendent une réponse, peut-être au-dessus du nouveau prix.`,
  stateIncomplete: (count) =>
    count === 1
      ? 'Il manque une chose pour la publier : ouvrez-la pour voir laquelle.'
      : `Il manque ${count} choses pour la publier : ouvrez-la pour les voir.`,
  stateConsigned: 'Elle est en dépôt-vente : son propriétaire l’envoie avant qu’elle soit publiée.',
  stateAgain:
    'Elle est en dépôt-vente et archivée : remettez-la en vente depuis sa page, pour que son propriétaire donne son accord.',
  stateDraft: 'Elle n’a jamais été en ligne : il n’y a rien à retirer.',
  stateHeld: (until) =>
    `La loi interdit de la vendre avant le ${until} : elle est visible, et personne ne peut l’acheter.`,
  stateOffersEnd: (count) =>
    count === 1 ? 'Une offre en cours est refusée.' : `${count} offres en cours sont refusées.`,
  stateLeavesCarts: (count) =>
    count === 1
      ? 'Elle est dans un panier, et ne pourra plus y être payée.'
      : `Elle est dans ${count} paniers, et ne pourra plus y être payée.`,
  stateOldDraft: 'Elle a des modifications que les acheteurs ne voient pas encore ; elles restent non publiées.',
  stateNames: {
    INITIAL: 'Brouillon',
    DESCRIPTION: 'En description',
    FINAL_APPROVAL: 'À valider',
    LISTING_ACTIVE: 'En vente',
    PAUSED: 'En pause',
    ENDED: 'Archivée',
  },
  variantsKeep: 'Les variantes qui ont leur propre prix le gardent.',
  tooManyImported: 'Vous avez 20\u202f000 annonces inachevées. Terminez-en ou supprimez-en d’abord.',
};

/** What selling answers with, in one language. */
export const sellingMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
