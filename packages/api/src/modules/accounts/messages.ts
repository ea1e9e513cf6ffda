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
  emailUnusable: { en: 'This e-mail cannot be used.', fr: 'Cet e-mail ne peut pas être utilisé.' },
  tooLong: { en: 'One of the texts is too long.', fr: 'L’un des textes est trop long.' },
  addressNotFound: { en: 'Address not found', fr: 'Adresse introuvable' },
  addressIncomplete: {
    en: 'Please fill in name, address line, city and country.',
    fr: 'Indiquez le nom, l’adresse, la ville et le pays.',
  },
  addressCountry: { en: 'This country is not known.', fr: 'Ce pays n’est pas connu.' },
  addressRegion: { en: 'Please choose a state or province.', fr: 'Choisissez un État ou une province.' },
  addressPostalCode: { en: 'The postal code is not valid.', fr: 'Le code postal n’est pas valable.' },
  addressLimit: {
    en: 'The address book is full. Delete an address first.',
    fr: 'Le carnet d’adresses est plein. Supprimez d’abord une adresse.',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

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
  nameRequired: 'name-required',
  botCheck: 'bot-check',
  resetCode: 'reset-code',
  usernameTaken: 'username-taken',
  usernameShape: 'username-invalid',
  emailUnusable: 'email-unusable',
  tooLong: 'too-long',
  addressNotFound: 'not-found',
  addressIncomplete: 'address-incomplete',
  addressCountry: 'country-unknown',
  addressRegion: 'region-unknown',
  addressPostalCode: 'postal-code-invalid',
  addressLimit: 'full',
};

/** The answer of a mutation that was refused for this reason, in a language. */
export const accountRefusal = (reason: AccountMessage, locale: Locale): Refused =>
  refused(accountMessage(reason, locale), codes[reason]);
