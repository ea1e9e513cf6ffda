import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { OfferState } from './offers/offer-states.model.ts';

/** The English sentences are fixed by the shop's specification. */
const en = {
  // Carts and orders
  orderNotFound: 'This order was not found.',
  draftNotFound: 'This draft order was not found.',
  draftGone: 'This order is not among the drafts any more: it was sent, taken to the counter, claimed or placed.',
  draftConflict: (by: string | null) =>
    `${by ?? 'Somebody'} changed this draft meanwhile. Nothing of yours was saved: look at it again.`,
  orderChanged: (by: string | null) =>
    `${by ?? 'Somebody'} has changed this order meanwhile. Nothing of yours was saved: look at it, and send it again to replace that.`,
  peopleChanged: (by: string | null, now: string | null) =>
    `${by ?? 'Somebody'} has named ${now ?? 'nobody'} meanwhile. Nothing of yours was saved: send it again to replace that.`,
  linePriceChanged: (by: string | null, cents: number) =>
    `${by === null ? 'This' : `${by} has changed this meanwhile: it`} costs ${formatMoney(cents, 'en', 'short')} now. Nothing of yours was saved: send it again to replace that.`,
  returnNotesChanged: (by: string | null, notes: string | null) =>
    `${by ?? 'Somebody'} has ${notes === null ? 'taken the return back' : `written meanwhile: “${notes}”`}. Nothing of yours was saved: send it again to replace that.`,
  trackingChanged: (by: string | null, now: { readonly carrierName: string; readonly trackingNumber: string } | null) =>
    `${by ?? 'Somebody'} has changed this meanwhile to: ${now ? `${now.carrierName} ${now.trackingNumber}` : 'nothing'}. Nothing of yours was saved: send it again to replace that.`,
  draftOtherSeller: 'This is sold by somebody else: an order has one seller. Begin another draft for it.',
  customOtherSeller: 'Only the shop’s own orders take a custom item. Begin another draft for it.',
  customName: 'Give it a name, of at most 140 characters.',
  customPrice: 'The price must be 0.01 or more, and all goods of the order together 10,000,000.00 at most.',
  customQuantity: 'The number of pieces must be between 1 and 999.',
  customWeight: 'The weight must be between 0 and 300 kg.',
  draftLastLine: 'A draft has at least one item. Add another first, or delete the draft.',
  draftHours: 'A draft is held for 1 hour to 14 days.',
  draftExpired: 'This order is not held any more. Please call us, and we hold it again.',
  draftCustomerMissing: 'Say first whom the order is for, with an e-mail address.',
  draftCartTaken: 'Your cart has an order of this seller already. Pay or empty that first.',
  draftPaid: 'A payment was begun for this order, so it stays.',
  reasonMissing: 'Say why, in at most 500 characters.',
  lineNotFound: 'This item is not in the cart.',
  listingNotFound: 'This listing was not found.',
  alreadyInCart: 'A line item already exists for the listing',
  sold: (title: string) => `${title} has been sold.`,
  notOffered: (title: string) => `${title} is not offered at the moment.`,
  chooseVariant: 'Please choose a size or colour first.',
  withdrawPending:
    'You have accepted an offer for this. It stays until the buyer has paid, or the time to pay is over.',
  withdrawHeld: 'Somebody is paying for this at the moment. Try again in ten minutes.',
  ownListing: 'This is your own listing.',
  cartFull: 'The cart is full. Please place this order first.',
  belowMinimum: 'Quantity cannot be less than 1. It has been reset to the minimum.',
  aboveMaximum: (most: number) => `Quantity cannot exceed ${most}. It has been reset to the maximum.`,
  notesTooLong: 'A note has at most 500 characters.',
  priceOutOfRange: 'The price must be between 0 and 20,000,000.00.',
  addressNotFound: 'This address was not found.',
  storeNotFound: 'This store was not found.',
  addressOrStore: 'Choose an address or a store.',
  methodNotOffered: 'This shipping method is not offered for the order. Please choose another one.',
  overrideForAdmins: 'Only an administrator can set the price of shipping.',
  beingPaid: 'This order is being paid. Please wait until the payment is finished.',
  outOfStock: (titles: string) => `The following items were removed because they were out of stock: ${titles}`,
  nothingToPay: 'There is nothing to pay.',
  emailInvalid: 'Invalid E-mail',
  contactMissing: 'Tell us who the order is for, with an e-mail address.',
  shippingMissing: 'Choose how the order shall reach you.',
  priceChanged: 'New price and old price are not matching',
  justSold: (title: string) => `${title} was just sold to somebody else. Nothing was charged.`,
  tooManyPayments: (minutes: number) =>
    `Too many attempts to pay. Nothing was charged; please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  alreadyCancelled: 'This order was already cancelled.',
  alreadyShipped: 'This order has been shipped and cannot be cancelled any more.',
  notesRequired: 'Please type something',
  notReturnable: 'This item cannot be returned.',
  notReturned: 'This item was not returned.',
  itemNotFound: 'This item was not found.',
  contactNotFound: 'This contact was not found.',
  affirmFee: (percent: string) => `Affirm financing fee (${percent})`,
  carrierInvalid: 'Please say who carries it, in at most 60 characters.',
  trackingInvalid: 'Please enter a tracking number of at most 60 characters.',
  shipDateInvalid: 'The ship date lies between the day of the order and today.',
  isPickedUp: 'This order is not sent to an address.',
  notPaidYet: 'This order is not paid in full yet.',
  disputed: 'A payment of this order is disputed. Please wait until the bank has decided.',
  nothingToShip: 'There is nothing to ship any more.',
  notSentYet: 'This order was not sent yet.',
  alreadyDelivered: 'This order was delivered already.',
  salespersonNotFound: 'This salesperson was not found.',
  reasonRequired: 'Please give a reason of at most 500 characters.',
  refundTooLittle: 'Please enter an amount above zero.',
  refundTooMuch: (mostCents: number) => `At most ${formatMoney(mostCents, 'en', 'short')} can be given back.`,
  refundQuoteChanged:
    'The order changed since this was shown, and nothing was given back. Look at the new amounts and refund again.',
  refundKeyReused: 'This refund was already made with other details. Nothing was given back again.',
  noOrders: 'Choose at least one order.',
  tooManyOrders: (most: number) => `Choose at most ${most} orders at once.`,
  someRefused: (refused: number, all: number) =>
    `${refused} of ${all} ${all === 1 ? 'order' : 'orders'} could not be changed.`,
  someNotDue:
    'Some of these are not due any more, or are in another run. Nothing was prepared; please look at the list again.',
  payoutRunNotFound: 'This run was not found.',
  payoutRunChanged: (by: string | null) =>
    by === null
      ? 'This run has changed meanwhile. Please look at it again.'
      : `${by} has changed this run meanwhile. Please look at it again.`,
  payoutRunPartPaid: 'Part of this run is already paid, so it can no longer be cancelled. Pay the rest of it.',
  payoutRunTwoPeople: 'You prepared this run: somebody else has to approve it.',
  payoutAmountChanged: 'The amount due is not the one that was approved any more.',
  bankReferenceMissing: 'Enter the reference of the bank, in at most 100 characters.',
  payoutNotDue: 'Nothing is due to the seller of this order yet.',
  payoutAwaitsReturn: 'A return of this order is under way. The seller is paid once it has ended.',
  payoutReason: (most: number) => `Say why the bank sent it back, in at most ${most} characters.`,
  correctionReason: (most: number) => `Say why, in 1 to ${most} characters: the seller reads it.`,
  correctionAmount: 'Enter an amount; a fine is below zero.',
  correctionOfHouse: 'These are the shop’s own goods: there is no seller to correct.',
  correctionRange: (most: string, isGiven: boolean) =>
    isGiven
      ? `At most ${most} is left of this sale to give.`
      : `A fine takes at most what the sale was worth, ${most}.`,
  notPaidOut: 'There is no payout of this order that could have come back.',
  sellerUnverified: 'The seller has not confirmed an e-mail yet, and cannot be paid before.',
  alreadyPaidOut: 'The seller was already paid for this order.',
  alreadyReported: 'This purchase was already reported.',
  claimUnproven: 'Please confirm your e-mail first. The link is in your mail; settings can send it again.',
  claimedByOther: 'This order belongs to another account.',
  claimLinkExpired: 'This link is no longer good, or is meant for another account. Ask for a new one on this page.',
  taxUnavailable:
    'The sales tax cannot be computed right now. Nothing was charged and the cart is kept; please try again in a minute.',
  taxAddress: 'The sales tax of this address cannot be computed. Please check the address.',
  addressMismatch:
    'City, state and postal code of this address do not match. Please correct it, or save it again to keep it as it is.',

  // Offers
  offerNotFound: 'This offer was not found.',
  listingSold: 'This one has been sold.',
  listingNotOffered: 'This one is not for sale at the moment.',
  offersNotAccepted: 'The seller takes no offers on this one.',
  offersBlocked: 'The seller takes no offers from you at the moment.',
  offersBlocking: 'You have blocked this seller. Unblock them to make an offer.',
  offerAmountMissing: 'Enter an amount above zero.',
  offerTooHigh: (price: string) => `Enter less than the asking price of ${price}. To pay that, add it to your cart.`,
  shippingRange: (most: string) => `Enter what shipping is to cost: from nothing to ${most}.`,
  shippingNotNegotiable: 'The shop sends this one at its own rates, or it is picked up: leave the shipping empty.',
  counterTooLow: (price: string) => `Enter more than the ${price} that was offered. To take that, accept the offer.`,
  counterTooHigh: (price: string) => `Enter no more than the asking price of ${price}.`,
  offersCount: (most: number) => `Choose from one to ${most} offers.`,
  counterPercent: 'Enter a whole number from 1 to 100.',
  offersAnswered: (count: number, total: number) => `${count} of ${total} offers were answered.`,
  textTooLong: (most: number) => `Keep it within ${most} characters.`,
  offerBelow: (price: string) => `Enter less than the ${price} of the seller.`,
  rulePercent: 'Enter a whole number from 1 to 99.',
  ruleAboveThreshold: (percent: number) =>
    `Enter more than ${percent} percent: offers below that are declined for you already.`,
  ruleCounter: 'Enter a percentage from the first one up to 100.',
  watcherPrice: (price: string) => `Enter a price above zero and below the asking price of ${price}.`,
  noWatchers: 'There is nobody to offer it to: who watches it has an offer already, or wants none.',
  tooManyWatcherOffers: 'You have made many such offers in a short time. Try again in an hour.',
  offerAlreadyOpen: 'You have an open offer on this one. Withdraw it to make another.',
  counterBetween: (from: string, to: string) => `Enter an amount between ${from} and ${to}.`,
  pendingSale: (title: string) =>
    `${title} is a pending sale: the seller agreed on an offer. Nothing was charged, and your cart is kept.`,
  legalHold: (titles: string, until: string) =>
    `${titles} cannot be sold before ${until}: the law asks shops to keep it so long. Nothing was charged.`,
  heldByShopper: 'Somebody is paying for it at this moment. Please try again in a few minutes.',
  otherOfferAccepted: 'Another offer on this one is accepted and waits for its buyer.',
  tooManyOffersOnListing: 'You have made several offers on this one today. Try again tomorrow, or call us.',
  tooManyOffers: 'You have made many offers in a short time. Try again in an hour.',
  offerChanged: (state: string) => `This offer has changed meanwhile: it is ${state} now.`,
  offerMoved: 'This offer has changed since you read it. Look at its price again, then answer.',
  offerOver: 'This offer has run out. The asking price applies again.',
  offerStates: {
    RECEIVED: 'open',
    ACCEPTED: 'accepted',
    DECLINED: 'declined',
    COUNTERED: 'answered with another price',
    EXPIRED: 'expired',
    WITHDRAWN: 'withdrawn',
  } satisfies Record<OfferState, string>,

  // Holds and waitlists
  heldForOther: (title: string, until: string) =>
    `${title} is on hold for another shopper until ${until}. Nothing was charged, and your cart is kept.`,
  heldByOthers: (titles: string, until: string) => `On hold for another shopper until ${until}: ${titles}.`,
  noLongerHeld: 'This is not held for you any more. You can still pay for it as long as it is there.',
  partlyHeld:
    'Not all of it is held for you: only a few things at once. You can still pay for all of it as long as it is there.',
  holdNeedsContact: 'Tell us who the order is for; then we can hold it for you.',
  listingFree: 'It is free at this moment: put it into your cart.',
  ownHold: 'You hold this one yourself.',
  waitlistEmailMissing: 'Tell us where to write to.',
  waitlistFull: 'Many people wait for this one already. Call us, or save it on your wishlist.',
  tooManyWaitlists: 'You wait for many things already. Please try again later.',
};

const fr: typeof en = {
  // Carts and orders
  orderNotFound: 'Cette commande est introuvable.',
  draftNotFound: 'Cette commande préparée est introuvable.',
  draftGone:
    'Cette commande n’est plus parmi les commandes préparées\u00a0: elle a été envoyée, portée au comptoir, reprise ou passée.',
  draftConflict: (by) =>
    `${by ?? 'Quelqu’un'} a modifié cette commande entre-temps. Rien de votre part n’a été enregistré\u00a0: regardez-la à nouveau.`,
  orderChanged: (by) =>
    `${by ?? 'Quelqu’un'} a modifié cette commande entre-temps. Rien de votre part n’a été enregistré\u00a0: regardez-la, puis envoyez à nouveau pour remplacer cela.`,
  peopleChanged: (by, now) =>
    `${by ?? 'Quelqu’un'} a ${now === null ? 'retiré ce nom' : `indiqué ${now}`} entre-temps. Rien de votre part n’a été enregistré\u00a0: envoyez à nouveau pour le remplacer.`,
  linePriceChanged: (by, cents) =>
    `${by === null ? 'L’article' : `${by} l’a modifié entre-temps : l’article`} coûte maintenant ${formatMoney(cents, 'fr', 'short')}. Rien de votre part n’a été enregistré : envoyez à nouveau pour le remplacer.`,
  returnNotesChanged: (by, notes) =>
    `${by ?? 'Quelqu’un'} a ${notes === null ? 'annulé le retour' : `écrit entre-temps : « ${notes} »`}. Rien de votre part n’a été enregistré : envoyez à nouveau pour le remplacer.`,
  trackingChanged: (by, now) =>
    `${by ?? 'Quelqu’un'} a ${now === null ? 'effacé le suivi' : `indiqué ${now.carrierName} ${now.trackingNumber}`} entre-temps. Rien de votre part n’a été enregistré\u00a0: envoyez à nouveau pour le remplacer.`,
  draftOtherSeller:
    'Cet article est vendu par quelqu’un d’autre, et une commande n’a qu’un vendeur. Préparez-en une autre.',
  customOtherSeller:
    'Seules les commandes de la boutique elle-même prennent un article libre. Préparez une autre commande pour lui.',
  customName: 'Donnez-lui un nom, de 140 caractères au plus.',
  customPrice:
    'Le prix doit être d’au moins 0,01, et tous les articles de la commande de 10 000 000,00 au plus ensemble.',
  customQuantity: 'Le nombre de pièces doit être compris entre 1 et 999.',
  customWeight: 'Le poids doit être compris entre 0 et 300 kg.',
  draftLastLine: 'Une commande préparée a au moins un article. Ajoutez-en un autre d’abord, ou supprimez la commande.',
  draftHours: 'Une commande préparée est réservée de 1 heure à 14\u202fjours.',
  draftExpired: 'Cette commande n’est plus réservée. Appelez-nous, et nous la réserverons à nouveau.',
  draftCustomerMissing: 'Dites d’abord pour qui est la commande, avec une adresse e-mail.',
  draftCartTaken: 'Votre panier a déjà une commande de ce vendeur. Encaissez-la ou videz-le d’abord.',
  draftPaid: 'Un paiement a été commencé pour cette commande\u00a0: elle reste.',
  reasonMissing: 'Dites pourquoi, en 500 caractères au plus.',
  lineNotFound: 'Cet article n’est pas dans le panier.',
  listingNotFound: 'Cette annonce est introuvable.',
  alreadyInCart: en.alreadyInCart,
  sold: (title) => `${title} a été vendu.`,
  notOffered: (title) => `${title} n’est pas proposé pour le moment.`,
  chooseVariant: 'Choisissez d’abord une taille ou une couleur.',
  withdrawPending:
    'Vous avez accepté une offre. L’annonce reste en ligne jusqu’au paiement, ou jusqu’à la fin du délai de paiement.',
  withdrawHeld: 'Quelqu’un est en train de payer cet article. Réessayez dans dix minutes.',
  ownListing: 'C’est votre propre annonce.',
  cartFull: 'Le panier est plein. Passez d’abord cette commande.',
  belowMinimum: 'La quantité ne peut pas être inférieure à 1. Elle a été ramenée au minimum.',
  aboveMaximum: (most) => `La quantité ne peut pas dépasser ${most}. Elle a été ramenée au maximum.`,
  notesTooLong: 'Une note compte au plus 500 caractères.',
  priceOutOfRange: 'Le prix doit être compris entre 0 et 20 000 000,00.',
  addressNotFound: 'Cette adresse est introuvable.',
  storeNotFound: 'Ce magasin est introuvable.',
  addressOrStore: 'Choisissez une adresse ou un magasin.',
  methodNotOffered: 'Ce mode de livraison n’est pas proposé pour la commande. Choisissez-en un autre.',
  overrideForAdmins: 'Seul un administrateur peut fixer le prix de la livraison.',
  beingPaid: 'Cette commande est en cours de paiement. Attendez la fin du paiement.',
  outOfStock: (titles) => `Les articles suivants ont été retirés car ils ne sont plus en stock : ${titles}`,
  nothingToPay: 'Il n’y a rien à payer.',
  emailInvalid: 'E-mail non valide',
  contactMissing: 'Dites-nous pour qui est la commande, avec une adresse e-mail.',
  shippingMissing: 'Choisissez comment la commande doit vous parvenir.',
  priceChanged: 'Le nouveau prix et l’ancien prix ne correspondent pas',
  justSold: (title) => `${title} vient d’être vendu à quelqu’un d’autre. Rien n’a été débité.`,
  tooManyPayments: (minutes: number) =>
    `Trop de tentatives de paiement. Rien n’a été débité ; réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  alreadyCancelled: 'Cette commande a déjà été annulée.',
  alreadyShipped: 'Cette commande a été expédiée et ne peut plus être annulée.',
  notesRequired: 'Veuillez saisir quelque chose',
  notReturnable: 'Cet article ne peut pas être retourné.',
  notReturned: 'Cet article n’a pas été retourné.',
  itemNotFound: 'Cet article est introuvable.',
  contactNotFound: 'Ce contact est introuvable.',
  affirmFee: (percent) => `Frais de financement Affirm (${percent})`,
  carrierInvalid: 'Indiquez le transporteur, en 60 caractères au plus.',
  trackingInvalid: 'Saisissez un numéro de suivi de 60 caractères au plus.',
  shipDateInvalid: 'La date d’expédition se situe entre le jour de la commande et aujourd’hui.',
  isPickedUp: 'Cette commande n’est pas envoyée à une adresse.',
  notPaidYet: 'Cette commande n’est pas encore entièrement payée.',
  disputed: 'Un paiement de cette commande est contesté. Attendez la décision de la banque.',
  nothingToShip: 'Il n’y a plus rien à expédier.',
  notSentYet: 'Cette commande n’a pas encore été expédiée.',
  alreadyDelivered: 'Cette commande a déjà été livrée.',
  salespersonNotFound: 'Ce vendeur est introuvable.',
  reasonRequired: 'Indiquez un motif de 500 caractères au plus.',
  refundTooLittle: 'Saisissez un montant supérieur à zéro.',
  refundTooMuch: (mostCents) => `On peut rendre au plus ${formatMoney(mostCents, 'fr', 'short')}.`,
  refundQuoteChanged:
    'La commande a changé depuis cet affichage, et rien n’a été rendu. Vérifiez les nouveaux montants et remboursez de nouveau.',
  refundKeyReused: 'Ce remboursement a déjà été fait avec d’autres données. Rien n’a été rendu de nouveau.',
  noOrders: 'Choisissez au moins une commande.',
  tooManyOrders: (most: number) => `Choisissez ${most} commandes au plus à la fois.`,
  someRefused: (refused: number, all: number) =>
    refused === 1
      ? `1 commande sur ${all} n’a pas pu être modifiée.`
      : `${refused} commandes sur ${all} n’ont pas pu être modifiées.`,
  someNotDue:
    'Certains versements ne sont plus dus, ou sont déjà dans un autre lot. Rien n’a été préparé ; revoyez la liste.',
  payoutRunNotFound: 'Ce lot est introuvable.',
  payoutRunChanged: (by) =>
    by === null ? 'Ce lot a changé entre-temps. Revoyez-le.' : `${by} a modifié ce lot entre-temps. Revoyez-le.`,
  payoutRunPartPaid: 'Une partie de ce lot est déjà versée : il ne peut plus être annulé. Versez le reste.',
  payoutRunTwoPeople: 'Vous avez préparé ce lot : quelqu’un d’autre doit l’approuver.',
  payoutAmountChanged: 'Le montant dû n’est plus celui qui a été approuvé.',
  bankReferenceMissing: 'Saisissez la référence de la banque, en 100 caractères au plus.',
  payoutNotDue: 'Rien n’est encore dû au vendeur de cette commande.',
  payoutAwaitsReturn: 'Un retour de cette commande est en cours. Le vendeur est payé quand il a pris fin.',
  payoutReason: (most: number) => `Dites pourquoi la banque l’a renvoyé, en ${most} caractères au plus.`,
  correctionReason: (most) => `Indiquez le motif, en 1 à ${most} caractères : le vendeur le lit.`,
  correctionAmount: 'Saisissez un montant ; une pénalité est négative.',
  correctionOfHouse: 'Ce sont des articles de la boutique : il n’y a pas de vendeur à corriger.',
  correctionRange: (most, isGiven) =>
    isGiven
      ? `Il reste au plus ${most} de cette vente à accorder.`
      : `Une pénalité ne dépasse pas la valeur de la vente, ${most}.`,
  notPaidOut: 'Aucun versement de cette commande n’a pu revenir.',
  sellerUnverified: 'Le vendeur n’a pas encore confirmé son e-mail et ne peut pas être payé avant.',
  alreadyPaidOut: 'Le vendeur a déjà été payé pour cette commande.',
  alreadyReported: 'Cet achat a déjà été signalé.',
  claimUnproven: 'Confirmez d’abord votre e-mail. Le lien est dans votre boîte ; les réglages peuvent le renvoyer.',
  claimedByOther: 'Cette commande appartient à un autre compte.',
  claimLinkExpired:
    'Ce lien n’est plus valable, ou il est destiné à un autre compte. Demandez-en un nouveau sur cette page.',
  taxUnavailable:
    'La taxe ne peut pas être calculée pour le moment. Rien n’a été débité et le panier est conservé. Réessayez dans une minute.',
  taxAddress: 'La taxe ne peut pas être calculée pour cette adresse. Vérifiez l’adresse.',
  addressMismatch:
    'La ville, l’État et le code postal de cette adresse ne concordent pas. Corrigez-la, ou enregistrez-la de nouveau pour la garder telle quelle.',

  // Offers
  offerNotFound: 'Cette offre est introuvable.',
  listingSold: 'Cet article a été vendu.',
  listingNotOffered: 'Cet article n’est pas en vente pour le moment.',
  offersNotAccepted: 'Le vendeur ne prend pas d’offre pour cet article.',
  offersBlocked: 'Le vendeur n’accepte pas vos offres pour le moment.',
  offersBlocking: 'Vous avez bloqué ce vendeur. Débloquez-le pour lui faire une offre.',
  offerAmountMissing: 'Saisissez un montant supérieur à zéro.',
  offerTooHigh: (price) => `Saisissez moins que le prix demandé de ${price}. À ce prix, ajoutez-le à votre panier.`,
  shippingRange: (most) => `Saisissez le prix de la livraison : de rien à ${most}.`,
  shippingNotNegotiable:
    'La boutique l’expédie à ses propres tarifs, ou il est à retirer sur place : laissez la livraison vide.',
  counterTooLow: (price) => `Saisissez plus que les ${price} proposés. Pour les prendre, acceptez l’offre.`,
  counterTooHigh: (price) => `Saisissez au plus le prix demandé de ${price}.`,
  offersCount: (most) => `Choisissez de une à ${most} offres.`,
  counterPercent: 'Saisissez un nombre entier de 1 à 100.',
  offersAnswered: (count, total) => `${count} offres sur ${total} ont reçu une réponse.`,
  textTooLong: (most) => `Tenez-vous à ${most} caractères.`,
  offerBelow: (price) => `Saisissez moins que les ${price} du vendeur.`,
  rulePercent: 'Saisissez un nombre entier de 1 à 99.',
  ruleAboveThreshold: (percent) =>
    `Saisissez plus de ${percent} pour cent : les offres en dessous sont déjà refusées pour vous.`,
  ruleCounter: 'Saisissez un pourcentage entre le premier et 100.',
  watcherPrice: (price) => `Saisissez un prix supérieur à zéro et inférieur au prix demandé de ${price}.`,
  noWatchers: 'Il n’y a personne à qui le proposer : ceux qui le suivent ont déjà une offre, ou n’en veulent pas.',
  tooManyWatcherOffers: 'Cela fait beaucoup d’offres de ce genre en peu de temps. Réessayez dans une heure.',
  offerAlreadyOpen: 'Vous avez une offre en cours pour cet article. Retirez-la pour en faire une autre.',
  counterBetween: (from, to) => `Saisissez un montant entre ${from} et ${to}.`,
  pendingSale: (title) =>
    `La vente de ${title} est en attente : le vendeur a accepté une offre. Rien n’a été débité, et votre panier est conservé.`,
  legalHold: (titles, until) =>
    `${titles} ne peut pas être vendu avant le ${until} : la loi demande aux magasins de le garder jusque-là. Rien n’a été débité.`,
  heldByShopper: 'Quelqu’un est en train de le payer. Réessayez dans quelques minutes.',
  otherOfferAccepted: 'Une autre offre est acceptée pour cet article et attend son acheteur.',
  tooManyOffersOnListing:
    'Vous avez fait plusieurs offres pour cet article aujourd’hui. Réessayez demain, ou appelez-nous.',
  tooManyOffers: 'Cela fait beaucoup d’offres en peu de temps. Réessayez dans une heure.',
  offerChanged: (state) => `Cette offre a changé entre-temps : elle est maintenant ${state}.`,
  offerMoved: 'Cette offre a changé depuis que vous l’avez lue. Revoyez son prix, puis répondez.',
  offerOver: 'Cette offre a expiré. Le prix demandé s’applique de nouveau.',
  offerStates: {
    RECEIVED: 'en cours',
    ACCEPTED: 'acceptée',
    DECLINED: 'refusée',
    COUNTERED: 'suivie d’un autre prix',
    EXPIRED: 'expirée',
    WITHDRAWN: 'retirée',
  },

  // Holds and waitlists
  heldForOther: (title, until) =>
    `${title} est réservé à une autre personne jusqu’à ${until}. Rien n’a été débité, et votre panier est conservé.`,
  heldByOthers: (titles, until) => `Réservé à une autre personne jusqu’à ${until} : ${titles}.`,
  noLongerHeld: 'Cet article ne vous est plus réservé. Vous pouvez encore le payer tant qu’il est là.',
  partlyHeld:
    'Tout ne vous est pas réservé : quelques articles seulement à la fois. Vous pouvez encore tout payer tant que tout est là.',
  holdNeedsContact: 'Dites-nous pour qui est la commande ; nous pourrons alors vous la réserver.',
  listingFree: 'Il est libre en ce moment : mettez-le dans votre panier.',
  ownHold: 'Cet article vous est réservé.',
  waitlistEmailMissing: 'Dites-nous où vous écrire.',
  waitlistFull: 'Beaucoup de personnes attendent déjà cet article. Appelez-nous, ou gardez-le dans vos favoris.',
  tooManyWaitlists: 'Vous attendez déjà beaucoup d’articles. Réessayez plus tard.',
};

/** What carts, orders, offers, holds and waitlists answer with, in one language. */
export const salesMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
