import type { Locale, LocalText } from '#api/platform/locale.ts';
import { type Refused, refused } from '#api/platform/mutation-result.ts';

/** What the operations of second factors and passkeys say, and the stable name of each refusal. */
const texts = {
  required: {
    code: 'second-factor-required',
    en: 'Please give the code of your authenticator app as well.',
    fr: 'Donnez aussi le code de votre application d’authentification.',
  },
  wrongCode: {
    code: 'second-factor-wrong',
    en: 'That code is not right, or it was used already.',
    fr: 'Ce code n’est pas le bon, ou il a déjà servi.',
  },
  expired: {
    code: 'sign-in-expired',
    en: 'That took too long, or there were too many wrong codes. Please sign in again.',
    fr: 'Le délai est passé, ou il y a eu trop de mauvais codes. Connectez-vous à nouveau.',
  },
  enrolmentExpired: {
    code: 'enrolment-expired',
    en: 'That took too long. Please scan a new QR code.',
    fr: 'Le délai est passé. Scannez un nouveau code QR.',
  },
  emailUnproven: {
    code: 'email-unverified',
    en: 'Confirm your e-mail first: use the link that we sent you, or ask for another one under “Your details”.',
    fr: 'Confirmez d’abord votre e-mail : utilisez le lien que nous vous avons envoyé, ou demandez-en un autre sous « Vos informations ».',
  },
  off: {
    code: 'second-factor-off',
    en: 'Two-step sign-in is off.',
    fr: 'La connexion en deux étapes est désactivée.',
  },
  passkeyFailed: {
    code: 'passkey-failed',
    en: 'This passkey did not work. Please try again, or sign in another way.',
    fr: 'Cette clé d’accès n’a pas fonctionné. Réessayez, ou connectez-vous autrement.',
  },
  passkeyKnown: {
    code: 'passkey-known',
    en: 'This passkey is among yours already.',
    fr: 'Cette clé d’accès est déjà parmi les vôtres.',
  },
  passkeyName: {
    code: 'name-invalid',
    en: 'Give the passkey a name of 1 to 60 characters.',
    fr: 'Donnez à la clé d’accès un nom de 1 à 60 caractères.',
  },
  passkeyLimit: {
    code: 'full',
    en: 'You have 20 passkeys. Remove one first.',
    fr: 'Vous avez 20 clés d’accès. Supprimez-en d’abord une.',
  },
  passkeyNotFound: {
    code: 'not-found',
    en: 'This passkey was removed already.',
    fr: 'Cette clé d’accès a déjà été supprimée.',
  },
  lastWayIn: {
    code: 'last-way-in',
    en: 'Your account has no password. Set one before you remove the last passkey.',
    fr: 'Votre compte n’a pas de mot de passe. Choisissez-en un avant de supprimer la dernière clé d’accès.',
  },
} as const satisfies Readonly<Record<string, LocalText & { readonly code: string }>>;

/** The answer of a mutation that was refused for this reason, in a language. */
export const factorRefusal = (reason: keyof typeof texts, locale: Locale): Refused =>
  refused(texts[reason][locale], texts[reason].code);
