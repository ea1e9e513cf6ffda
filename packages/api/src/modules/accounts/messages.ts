import type { Locale, LocalText } from '#api/platform/locale.ts';
import { type Refused, refused } from '#api/platform/mutation-result.ts';

/** What the account operations say. The specification's own sentences stay as they are in English. */
const texts = {
  wrongCredentials: { en: 'Username or password not found', fr: 'Identifiant ou mot de passe introuvable' },
  codeNotSent: { en: "Couldn't send code. Try again", fr: 'Le code n’a pas pu être envoyé. Réessayez' },
  invalidEmail: { en: 'Invalid E-mail', fr: 'E-mail non valide' },
  passwordLength: {
    en: 'A password has 8 to 128 characters.',
    fr: 'Un mot de passe compte de 8 à 128 caractères.',
  },
  passwordKnown: {
    en: 'This password is too easy to guess. Choose another one.',
    fr: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  },
  passwordWrong: { en: 'The current password is not right.', fr: 'Le mot de passe actuel n’est pas le bon.' },
  passwordRateLimited: {
    en: 'Wrong passwords were tried for this account. Please wait a moment, or let us send you a code.',
    fr: 'De mauvais mots de passe ont été essayés pour ce compte. Patientez un instant, ou recevez un code.',
  },
  proofRequired: {
    en: 'Wrong passwords were tried for this account. The next try needs a proof of work.',
    fr: 'De mauvais mots de passe ont été essayés pour ce compte. Le prochain essai demande une preuve de travail.',
  },
  reauthenticationRequired: {
    en: 'Please enter your password once more, or have a code sent to you.',
    fr: 'Saisissez encore une fois votre mot de passe, ou recevez un code.',
  },
  sessionNotFound: {
    en: 'This session has ended already.',
    fr: 'Cette session est déjà terminée.',
  },
  confirmationCode: {
    en: 'This link is no longer valid. Ask for a new one.',
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  },
  nameRequired: { en: 'First name and last name are required.', fr: 'Le prénom et le nom sont requis.' },
  botCheck: {
    en: 'The check against robots did not work. Please try again.',
    fr: 'La vérification anti-robots n’a pas abouti. Réessayez.',
  },
  resetCode: {
    en: 'This link is no longer valid. Ask for a new one.',
    fr: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  },
  usernameTaken: { en: 'This username is taken.', fr: 'Ce nom d’utilisateur est déjà pris.' },
  usernameShape: {
    en: 'A username has 3 to 40 letters, digits, dots or dashes.',
    fr: 'Un nom d’utilisateur compte de 3 à 40 lettres, chiffres, points ou tirets.',
  },
  nameMisleading: {
    en: 'This name could be taken for another one. Use the letters of one alphabet, without invisible characters.',
    fr: 'Ce nom pourrait être pris pour un autre. Utilisez les lettres d’un seul alphabet, sans caractères invisibles.',
  },
  tooLong: { en: 'One of the texts is too long.', fr: 'L’un des textes est trop long.' },
  detailsChanged: {
    en: 'Your details were changed in another window meanwhile. What you typed is still here.',
    fr: 'Vos coordonnées ont été modifiées entre-temps dans une autre fenêtre. Votre saisie est toujours là.',
  },
  accountNotFound: { en: 'This account was not found.', fr: 'Ce compte est introuvable.' },
  addressNotFound: { en: 'Address not found', fr: 'Adresse introuvable' },
  addressChanged: {
    en: 'The address was changed in another window meanwhile. What you typed is still here.',
    fr: 'L’adresse a été modifiée entre-temps dans une autre fenêtre. Votre saisie est toujours là.',
  },
  addressIncomplete: {
    en: 'Please fill in name, address line, city and country.',
    fr: 'Indiquez le nom, l’adresse, la ville et le pays.',
  },
  addressCountry: { en: 'This country is not known.', fr: 'Ce pays n’est pas connu.' },
  addressRegion: { en: 'Please choose a state or province.', fr: 'Choisissez un État ou une province.' },
  addressPostalCode: { en: 'The postal code is not valid.', fr: 'Le code postal n’est pas valable.' },
  addressMismatch: {
    en: 'City, state and postal code do not match. Please check them.',
    fr: 'La ville, l’État et le code postal ne concordent pas. Vérifiez-les.',
  },
  addressLimit: {
    en: 'The address book is full. Delete an address first.',
    fr: 'Le carnet d’adresses est plein. Supprimez d’abord une adresse.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Of an e-mail as much as its owner needs to recognise it: `a…@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1…$2');

const mergedAccount: Readonly<Record<Locale, (email: string) => string>> = {
  en: (email) =>
    `This account was merged into your other one, ${email}. Please sign in with that. If you did not ask for it, call us.`,
  fr: (email) =>
    `Ce compte a été fusionné avec votre autre compte, ${email}. Connectez-vous avec celui-ci. Si vous ne l’avez pas demandé, appelez-nous.`,
};

/** Why nobody signs in to a merged account; `email` is the other account's, masked. */
export const mergedAccountMessage = (email: string, locale: Locale): string => mergedAccount[locale](email);

export type AccountMessage = keyof typeof texts;

/** A sentence of the account operations in a language. */
export function accountMessage(key: AccountMessage, locale: Locale): string {
  return texts[key][locale];
}

/** Stable names of the refusals, for programs. */
const codes: Readonly<Record<AccountMessage, string>> = {
  wrongCredentials: 'wrong-credentials',
  codeNotSent: 'code-not-sent',
  invalidEmail: 'email-invalid',
  passwordLength: 'password-length',
  passwordKnown: 'password-known',
  passwordWrong: 'password-wrong',
  passwordRateLimited: 'rate-limited',
  proofRequired: 'proof-required',
  reauthenticationRequired: 'reauthentication-required',
  sessionNotFound: 'not-found',
  confirmationCode: 'confirmation-code',
  nameRequired: 'name-required',
  botCheck: 'bot-check',
  resetCode: 'reset-code',
  usernameTaken: 'username-taken',
  usernameShape: 'username-invalid',
  nameMisleading: 'name-misleading',
  tooLong: 'too-long',
  accountNotFound: 'not-found',
  detailsChanged: 'conflict',
  addressNotFound: 'not-found',
  addressChanged: 'conflict',
  addressIncomplete: 'address-incomplete',
  addressCountry: 'country-unknown',
  addressRegion: 'region-unknown',
  addressPostalCode: 'postal-code-invalid',
  addressMismatch: 'address-mismatch',
  addressLimit: 'full',
};

/** The answer of a mutation that was refused for this reason, in a language. */
export const accountRefusal = (reason: AccountMessage, locale: Locale): Refused =>
  refused(accountMessage(reason, locale), codes[reason]);
