import type { Locale, LocalText } from './locale.ts';

/** Messages of errors that any request may meet, whatever it asked for. */
export const errorMessages = {
  stalePage: {
    en: 'Your page is out of date. Reload it and try again.',
    fr: 'Votre page n’est plus à jour. Rechargez-la et réessayez.',
  },
  rateLimited: {
    en: 'Too many attempts. Please wait a moment and try again.',
    fr: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  },
  outage: {
    en: 'The shop is catching its breath. Please try again in a moment.',
    fr: 'La boutique reprend son souffle. Réessayez dans un instant.',
  },
  internal: {
    en: 'Something went wrong on our side. We have been told.',
    fr: 'Quelque chose s’est mal passé de notre côté. Nous sommes prévenus.',
  },
  badInput: {
    en: 'The request holds characters or numbers that cannot be used.',
    fr: 'La demande contient des caractères ou des nombres inutilisables.',
  },
  signIn: { en: 'Please sign in first.', fr: 'Veuillez d’abord vous connecter.' },
  adminsOnly: {
    en: 'Only an administrator of the shop can do this.',
    fr: 'Seul un administrateur de la boutique peut le faire.',
  },
  actingChanged: {
    en: 'Somebody else is signed in in this browser by now. Load the page anew; nothing was changed.',
    fr: 'Quelqu’un d’autre est maintenant connecté dans ce navigateur. Rechargez la page ; rien n’a été modifié.',
  },
  actingRefused: {
    en: 'This cannot be done while you act as somebody else.',
    fr: 'Cela ne peut pas se faire pendant que vous agissez au nom d’un autre.',
  },
  scopeMissing: {
    en: 'This API key was not made for this, or the role of its maker does not allow it any more.',
    fr: 'Cette clé d’API n’a pas été créée pour cela, ou le rôle de la personne qui l’a créée ne le permet plus.',
  },
  keyRefused: {
    en: 'API keys cannot be used for this. Somebody of the staff has to sign in.',
    fr: 'Les clés d’API ne servent pas à cela. Un membre de l’équipe doit se connecter.',
  },
  grantMissing: {
    en: 'Your role does not allow this. An owner of the shop can change that.',
    fr: 'Votre rôle ne le permet pas. Un propriétaire de la boutique peut y remédier.',
  },
} satisfies Readonly<Record<string, LocalText>>;

/** One of these messages in a language, found by its English text; any other message stays as it is. */
export function translateErrorMessage(locale: Locale, message: string): string {
  return Object.values(errorMessages).find(({ en }) => en === message)?.[locale] ?? message;
}
