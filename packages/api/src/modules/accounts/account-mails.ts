import { storeProfile } from '@headstock/contracts/store-profile';
import type { Mail } from '#api/platform/mail/queue-mail.ts';

type Text = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

/** To who registers: the link that proves the e-mail. */
export const confirmationMail = {
  en: (url: string): Text => ({
    subject: `Confirm your e-mail for ${storeProfile.name}`,
    paragraphs: [
      'Please confirm that this is your e-mail.',
      'The link holds for a day and works once. If you did not make an account with us, do not use it.',
    ],
    link: { label: 'Confirm my e-mail', url },
  }),
  fr: (url: string): Text => ({
    subject: `Confirmez votre e-mail pour ${storeProfile.name}`,
    paragraphs: [
      'Confirmez que cet e-mail est bien le vôtre.',
      'Le lien est valable un jour et sert une fois. Si vous n’avez pas créé de compte chez nous, ne l’utilisez pas.',
    ],
    link: { label: 'Confirmer mon e-mail', url },
  }),
} as const;

/** To the e-mail that an account is to have. */
export const newEmailMail = {
  en: (url: string): Text => ({
    subject: `Confirm your new e-mail for ${storeProfile.name}`,
    paragraphs: [
      'Your account is to have this e-mail. It has as soon as you confirm that it is yours.',
      'The link holds for a day and works once. If you did not ask for it, do not use it.',
    ],
    link: { label: 'Use this e-mail', url },
  }),
  fr: (url: string): Text => ({
    subject: `Confirmez votre nouvel e-mail pour ${storeProfile.name}`,
    paragraphs: [
      'Votre compte doit porter cet e-mail. Ce sera fait dès que vous aurez confirmé qu’il est le vôtre.',
      'Le lien est valable un jour et sert une fois. Si vous n’avez rien demandé, ne l’utilisez pas.',
    ],
    link: { label: 'Utiliser cet e-mail', url },
  }),
} as const;

/** To the e-mail that an account is about to lose. */
export const emailChangeAskedMail = {
  en: {
    subject: 'Your e-mail is about to change',
    paragraphs: [
      'Somebody signed in to your account asked for another e-mail. It changes once the new one is confirmed.',
      'If this was not you, set a new password at once, which stops it, and call us.',
    ],
  },
  fr: {
    subject: 'Votre e-mail va changer',
    paragraphs: [
      'Une personne connectée à votre compte a demandé un autre e-mail. Il changera une fois le nouveau confirmé.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui l’empêche, et appelez-nous.',
    ],
  },
} as const satisfies Record<'en' | 'fr', Text>;

/** To the e-mail that an account has lost. */
export const emailChangedMail = {
  en: {
    subject: 'Your e-mail was changed',
    paragraphs: ['Your account goes by another e-mail from now on. If this was not you, call us.'],
  },
  fr: {
    subject: 'Votre e-mail a été modifié',
    paragraphs: ['Votre compte porte désormais un autre e-mail. Si ce n’était pas vous, appelez-nous.'],
  },
} as const satisfies Record<'en' | 'fr', Text>;

/** To the owner of an e-mail that somebody wanted to register with, or to change to. */
export const takenMail = {
  en: (url: string): Text => ({
    subject: `You already have an account at ${storeProfile.name}`,
    paragraphs: [
      'Somebody, probably you, wanted to use this e-mail for an account. It has one already.',
      'Sign in with your password, or set a new one from the sign-in window. If it was not you, nothing needs to be done.',
    ],
    link: { label: 'Go to the shop', url },
  }),
  fr: (url: string): Text => ({
    subject: `Vous avez déjà un compte chez ${storeProfile.name}`,
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu utiliser cet e-mail pour un compte. Il en a déjà un.',
      'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau depuis la fenêtre de connexion. Si ce n’était pas vous, il n’y a rien à faire.',
    ],
    link: { label: 'Aller à la boutique', url },
  }),
} as const;

export const passwordChangedMail = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['Your password was changed. If this was not you, set a new one at once and call us.'],
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Votre mot de passe a été modifié. Si ce n’était pas vous, choisissez-en un nouveau tout de suite et appelez-nous.',
    ],
  },
} as const satisfies Record<'en' | 'fr', Text>;

/** For somebody who verified an e-mail with a code, when another person may have registered its account: the password was removed. */
export const passwordRemovedMail = {
  en: {
    subject: 'Please set a password of your own',
    paragraphs: [
      'Your e-mail is confirmed now. It was not when the password of your account was chosen, so that password works no longer.',
      'Set a new one from the sign-in window, or go on signing in with codes.',
    ],
  },
  fr: {
    subject: 'Choisissez votre propre mot de passe',
    paragraphs: [
      'Votre e-mail est confirmé. Il ne l’était pas quand le mot de passe de votre compte a été choisi : ce mot de passe ne sert plus.',
      'Choisissez-en un nouveau depuis la fenêtre de connexion, ou continuez à vous connecter par code.',
    ],
  },
} as const satisfies Record<'en' | 'fr', Text>;

/** How long a code can be used. */
export const CODE_MINUTES = 10;

/** The code of a sign-in. */
export const signInCodeMail = {
  en: (code: string) => ({
    subject: `${code} is your sign-in code`,
    paragraphs: [
      `Your code for ${storeProfile.name} is ${code}.`,
      `It holds for ${CODE_MINUTES} minutes. If you did not ask for it, nothing needs to be done.`,
    ],
  }),
  fr: (code: string) => ({
    subject: `${code} est votre code de connexion`,
    paragraphs: [
      `Votre code pour ${storeProfile.name} est ${code}.`,
      `Il est valable ${CODE_MINUTES} minutes. Si vous ne l’avez pas demandé, il n’y a rien à faire.`,
    ],
  }),
} as const;

/** The way to a new password. */
export const recoveryMail = {
  en: (url: string) => ({
    subject: `Set a new password for ${storeProfile.name}`,
    paragraphs: [
      'Here is the way to a new password.',
      `The link holds for an hour and works once. If you did not ask for it, nothing needs to be done.`,
    ],
    link: { label: 'Set a new password', url },
  }),
  fr: (url: string) => ({
    subject: `Choisissez un nouveau mot de passe pour ${storeProfile.name}`,
    paragraphs: [
      'Voici le chemin vers un nouveau mot de passe.',
      'Le lien est valable une heure et sert une fois. Si vous ne l’avez pas demandé, il n’y a rien à faire.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', url },
  }),
} as const;
