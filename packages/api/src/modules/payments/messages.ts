import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { AllocationProblem } from './methods/allocate.model.ts';

const date = (locale: Locale, at: Date): string => formatDate(at, 'day', { locale, timeZone: storeProfile.timeZone });

/** What payments answer with. The English sentences are fixed by the shop's specification. */
const en = {
  problems: {
    'no-methods': 'Choose how to pay.',
    'two-remainders': 'Only one way to pay can take the rest. Give the others an amount.',
    'two-providers': 'Only one of card, bank or wallet can be used in one payment.',
    'not-positive': 'Every part of a payment must be above zero. Remove the one that pays nothing.',
    'too-much': 'The payments exceed what is left to pay. Lower one of them.',
    'too-little': 'The payments do not add up to the total. Raise one of them.',
  } satisfies Record<AllocationProblem, string>,
  tooManyMethods: (most: number) => `A payment is made in at most ${most} ways. Remove some of them.`,
  planNotOffered: 'This order cannot be paid by these instalments. Choose another plan, or pay it whole.',
  kindNotOffered: 'This way to pay is not offered here. Choose another one.',
  partialOfOne: 'A part can be paid of one order at a time.',
  codeUnknown: 'This code is not known. Check it for a wrong letter.',
  codeExpired: (at: Date) => `This code could be used until ${date('en', at)}.`,
  codeTooLittle: (cents: number) => `There is ${formatMoney(cents, 'en')} left on the code. Nothing was charged.`,
  codesNotAccepted: 'Codes cannot pay for this seller’s order. Choose another way to pay.',
  creditsTooLittle: (cents: number) =>
    `There are ${formatMoney(cents, 'en')} of store credits left. Nothing was charged.`,
  creditsNotYours: 'Store credits need a signed-in account. Sign in, or choose another way to pay.',
  manualForbidden: 'Your account may not take payments by hand.',
  manualIncomplete: 'Say how it was paid: cash, check, wire …',
  terminalForbidden: 'Your account may not use the card terminal.',
  tokenMissing: 'Enter the card first.',
  tooManyGuesses: (minutes: number) =>
    `Too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  amountOutOfRange: 'The amount must be between 0.01 and 20,000,000.00.',
  expiryPast: 'The last day must be in the future.',
  accountNotFound: 'This account was not found.',
  notesTooLong: 'A note has at most 500 characters.',
  bankPending: 'Your order is placed. Your bank takes up to four working days; we send it once the money is here.',
  bankVerify: 'Your order is placed. Your bank sends two small amounts; confirm them so that the payment goes through.',
  bankReturned: 'Your bank returned the payment. Nothing was taken; please pay another way.',
  paymentDeclined: 'The payment was declined. Nothing was charged; please choose another way to pay.',
  pending: 'The bank has not answered yet. Your cart is kept; we look again by ourselves within a minute.',
  actionRequired: 'Your bank asks you to confirm the payment.',
  declined: 'The card was declined. Nothing was charged; please try another card.',
  insufficientFunds: 'The card has insufficient funds. Nothing was charged; please try another card.',
  challengeDeclined: 'The payment was not confirmed. Nothing was charged.',
  cardUnreadable: 'The card details cannot be used any more. Nothing was charged; please enter them again.',
  cardHasExpired: 'The card has expired. Nothing was charged; please use another card.',
  cardNotFound: 'This card is not saved here any more. Choose another one.',
  cardExpired: (last4: string) => `The card ending in ${last4} has expired. Choose another one.`,
  cardNotKept: 'This card could not be saved. Please enter it again.',
  cardsUnavailable: 'Cards cannot be saved at the moment. Please try again in a minute.',
  cardPending:
    'The payment provider has not answered yet. We look again by ourselves, and mail you once the card is saved.',
  cardKeyReused: 'This was already sent with another card. Please enter the card again.',
  tooManyCards: (most: number) => `An account keeps at most ${most} cards. Remove one of them first.`,
  cardsNeedAccount: 'A card can be saved with an account only. Sign in, or pay without saving it.',
  notCompleted: 'The payment was not completed and nothing was charged. Please try again.',
  providerDown: 'Cards cannot be charged at the moment. Nothing was charged; please try again in a minute.',
  keyReused: 'This payment was already sent with other details. Nothing was charged again.',
  keyInvalid: 'The idempotency key takes 8 to 100 characters.',
  paymentNotFound: 'This payment was not found.',
  emailInvalid: 'Invalid E-mail',
  codeAlreadyIssued:
    'This code was issued already, and a code is shown only once. Find it in the list by its amount and time; if nobody noted it, take its balance off and issue another.',
  storedValueNotFound: 'This balance was not found.',
  changeZero: 'Enter an amount other than zero.',
  changeBelowZero: (cents: number) => `Only ${formatMoney(cents, 'en')} are left. A balance never falls below zero.`,
  balanceChanged: (cents: number) =>
    `This has changed meanwhile: ${formatMoney(cents, 'en')} are left now. Nothing was written off: look at it again.`,
  tradeSold: 'A code for a trade-in is paid with the goods: it cannot be sold as well.',
  changeReason: 'Say why, in 1 to 500 characters. The reason stays in the ledger.',
  notExpired: 'Only what is left of a code after its last day can be written off as expired.',
  nothingLeft: 'Nothing is left of it.',
};

const fr: typeof en = {
  problems: {
    'no-methods': 'Choisissez comment payer.',
    'two-remainders': 'Un seul moyen de paiement peut prendre le reste. Donnez un montant aux autres.',
    'two-providers': 'Une seule carte, banque ou solution de paiement par paiement.',
    'not-positive': 'Chaque partie du paiement doit être supérieure à zéro. Retirez celle qui ne paie rien.',
    'too-much': 'Les paiements dépassent le reste à payer. Réduisez l’un d’eux.',
    'too-little': 'Les paiements n’atteignent pas le total. Augmentez l’un d’eux.',
  },
  tooManyMethods: (most) => `Un paiement se fait en ${most} moyens au plus. Retirez-en quelques-uns.`,
  planNotOffered:
    'Cette commande ne peut pas être payée par ces échéances. Choisissez un autre plan, ou payez-la en entier.',
  kindNotOffered: 'Ce moyen de paiement n’est pas proposé ici. Choisissez-en un autre.',
  partialOfOne: 'Une seule commande à la fois peut être payée en partie.',
  codeUnknown: 'Ce code est inconnu. Vérifiez chaque lettre.',
  codeExpired: (at) => `Ce code était utilisable jusqu’au ${date('fr', at)}.`,
  codeTooLittle: (cents) => `Il reste ${formatMoney(cents, 'fr')} sur le code. Rien n’a été débité.`,
  codesNotAccepted: 'Les codes ne paient pas la commande de ce vendeur. Choisissez un autre moyen de paiement.',
  creditsTooLittle: (cents) => `Il reste ${formatMoney(cents, 'fr')} d’avoirs. Rien n’a été débité.`,
  creditsNotYours: 'Les avoirs demandent un compte. Connectez-vous, ou choisissez un autre moyen de paiement.',
  manualForbidden: 'Votre compte ne peut pas saisir de paiement manuel.',
  manualIncomplete: 'Dites comment cela a été payé : espèces, chèque, virement…',
  terminalForbidden: 'Votre compte ne peut pas utiliser le terminal de paiement.',
  tokenMissing: 'Saisissez d’abord la carte.',
  tooManyGuesses: (minutes) =>
    `Trop de codes erronés. Réessayez dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  amountOutOfRange: 'Le montant doit être compris entre 0,01 et 20 000 000,00.',
  expiryPast: 'Le dernier jour doit être dans l’avenir.',
  accountNotFound: 'Ce compte est introuvable.',
  notesTooLong: 'Une note compte au plus 500 caractères.',
  bankPending:
    'Votre commande est passée. Votre banque demande jusqu’à quatre jours ouvrés ; nous l’envoyons dès que l’argent est là.',
  bankVerify:
    'Votre commande est passée. Votre banque envoie deux petits montants ; confirmez-les pour que le paiement aboutisse.',
  bankReturned: 'Votre banque a rejeté le paiement. Rien n’a été prélevé ; payez d’une autre façon.',
  paymentDeclined: 'Le paiement a été refusé. Rien n’a été débité ; choisissez un autre moyen de paiement.',
  pending: 'La banque n’a pas encore répondu. Votre panier est conservé ; nous vérifions d’ici une minute.',
  actionRequired: 'Votre banque vous demande de confirmer le paiement.',
  declined: 'La carte a été refusée. Rien n’a été débité ; essayez une autre carte.',
  insufficientFunds: 'Le solde de la carte est insuffisant. Rien n’a été débité ; essayez une autre carte.',
  challengeDeclined: 'Le paiement n’a pas été confirmé. Rien n’a été débité.',
  cardUnreadable: 'Les données de la carte ne sont plus utilisables. Rien n’a été débité ; saisissez-les de nouveau.',
  cardHasExpired: 'La carte a expiré. Rien n’a été débité ; utilisez une autre carte.',
  cardNotFound: 'Cette carte n’est plus enregistrée ici. Choisissez-en une autre.',
  cardExpired: (last4) => `La carte se terminant par ${last4} a expiré. Choisissez-en une autre.`,
  cardNotKept: 'Cette carte n’a pas pu être enregistrée. Saisissez-la de nouveau.',
  cardsUnavailable: 'Les cartes ne peuvent pas être enregistrées pour le moment. Réessayez dans une minute.',
  cardPending:
    'Le prestataire de paiement n’a pas encore répondu. Nous vérifions nous-mêmes et vous écrivons une fois la carte enregistrée.',
  cardKeyReused: 'Ceci a déjà été envoyé avec une autre carte. Saisissez de nouveau la carte.',
  tooManyCards: (most) => `Un compte conserve ${most} cartes au plus. Supprimez-en une d’abord.`,
  cardsNeedAccount:
    'Une carte ne peut être enregistrée qu’avec un compte. Connectez-vous, ou payez sans l’enregistrer.',
  notCompleted: 'Le paiement n’a pas abouti et rien n’a été débité. Réessayez.',
  providerDown:
    'Les cartes ne peuvent pas être débitées pour le moment. Rien n’a été débité ; réessayez dans une minute.',
  keyReused: 'Ce paiement a déjà été envoyé avec d’autres données. Rien n’a été débité de nouveau.',
  keyInvalid: 'La clé d’idempotence compte de 8 à 100 caractères.',
  paymentNotFound: 'Ce paiement est introuvable.',
  emailInvalid: 'E-mail non valide',
  codeAlreadyIssued:
    'Ce code a déjà été émis, et un code n’est affiché qu’une fois. Retrouvez-le dans la liste par son montant et son heure ; si personne ne l’a noté, retirez son solde et émettez-en un autre.',
  storedValueNotFound: 'Ce solde est introuvable.',
  changeZero: 'Saisissez un montant différent de zéro.',
  changeBelowZero: (cents) => `Il ne reste que ${formatMoney(cents, 'fr')}. Un solde ne passe jamais sous zéro.`,
  balanceChanged: (cents) =>
    `Il y a eu un mouvement entre-temps\u00a0: il reste maintenant ${formatMoney(cents, 'fr')}. Rien n’a été passé en perte\u00a0: revoyez-le.`,
  tradeSold: 'Un code de reprise est payé par le bien repris\u00a0: il ne peut pas être vendu en plus.',
  changeReason: 'Dites pourquoi, en 1 à 500 caractères. La raison reste dans le registre.',
  notExpired: 'Seul le reste d’un code dont le dernier jour est passé peut être comptabilisé comme expiré.',
  nothingLeft: 'Il n’en reste rien.',
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** What payments answer with, in one language. */
export const paymentMessages = (locale: Locale): typeof en => byLocale[locale];
