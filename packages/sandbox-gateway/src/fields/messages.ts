import type { CardField, Problem } from '#sandbox-gateway/card.model.ts';

export type Locale = 'en' | 'fr';

export type CardFormMessages = {
  form: string;
  fields: Record<CardField, string>;
  problems: Record<CardField, Partial<Record<Problem, string>>>;
  unreachable: string;
  needsScript: string;
};

/** All texts of the card form. */
export const CARD_FORM_MESSAGES: Readonly<Record<Locale, CardFormMessages>> = {
  en: {
    form: 'Card details',
    fields: { number: 'Card number', expiry: 'Expiry date (MM/YY)', cvc: 'Security code' },
    problems: {
      number: {
        empty: 'Enter the card number.',
        invalid: 'Check the card number: a digit is missing or wrong.',
        'not-a-test-card': 'This shop takes test cards only. Use 4242 4242 4242 4242.',
      },
      expiry: {
        empty: 'Enter the expiry date.',
        invalid: 'Write the expiry date as month and year: 04/30.',
        past: 'This card has expired.',
      },
      cvc: {
        empty: 'Enter the security code.',
        invalid: 'The security code has 3 digits, 4 on American Express.',
      },
    },
    unreachable: 'The card could not be checked. Check your connection and try again.',
    needsScript: 'The card form needs JavaScript.',
  },
  fr: {
    form: 'Carte bancaire',
    fields: { number: 'Numéro de carte', expiry: 'Date d’expiration (MM/AA)', cvc: 'Code de sécurité' },
    problems: {
      number: {
        empty: 'Saisissez le numéro de carte.',
        invalid: 'Vérifiez le numéro de carte : un chiffre manque ou est faux.',
        'not-a-test-card': 'Cette boutique n’accepte que des cartes de test. Utilisez 4242 4242 4242 4242.',
      },
      expiry: {
        empty: 'Saisissez la date d’expiration.',
        invalid: 'Écrivez la date d’expiration par mois et année : 04/30.',
        past: 'Cette carte a expiré.',
      },
      cvc: {
        empty: 'Saisissez le code de sécurité.',
        invalid: 'Le code de sécurité a 3 chiffres, 4 pour American Express.',
      },
    },
    unreachable: 'La carte n’a pas pu être vérifiée. Vérifiez votre connexion et réessayez.',
    needsScript: 'Le formulaire de carte a besoin de JavaScript.',
  },
};

export type ChallengeMessages = {
  title: string;
  text: (amount: string, last4: string) => string;
  confirm: string;
  decline: string;
  over: string;
};

/** All texts of the page on which a payment is confirmed. */
export const CHALLENGE_MESSAGES: Readonly<Record<Locale, ChallengeMessages>> = {
  en: {
    title: 'Confirm your payment',
    text: (amount, last4) => `Your bank asks whether you want to pay ${amount} with the card ending in ${last4}.`,
    confirm: 'Confirm payment',
    decline: 'Decline',
    over: 'This payment was already answered. You may close this page.',
  },
  fr: {
    title: 'Confirmez votre paiement',
    text: (amount, last4) =>
      `Votre banque demande si vous voulez payer ${amount} avec la carte se terminant par ${last4}.`,
    confirm: 'Confirmer le paiement',
    decline: 'Refuser',
    over: 'Ce paiement a déjà reçu une réponse. Vous pouvez fermer cette page.',
  },
};
