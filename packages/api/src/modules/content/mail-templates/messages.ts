import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'The shop sends no such mail.',
  changed: 'Somebody has changed this text meanwhile. Please look at it again.',
  isDefault: 'The shop’s standard text counts already.',
  subject: (most: number) => `Write a subject of at most ${most} characters, on one line.`,
  body: (most: number) => `Write a text of at most ${most} characters.`,
  link: (most: number) => `Say in at most ${most} characters where the link leads.`,
  noLink: 'This mail has no link whose words can be chosen.',
  unknown: (name: string) => `This mail does not know {${name}}. The list names what it knows.`,
  missing: (name: string) => `{${name}} is missing: without it the mail does not say what it is for.`,
  noEmail: 'Your account has no e-mail to send it to.',
  test: (subject: string) => `Test: ${subject}`,
};

const fr: typeof en = {
  notFound: 'La boutique n’envoie pas ce message.',
  changed: 'Quelqu’un a modifié ce texte entre-temps. Revoyez-le.',
  isDefault: 'Le texte standard de la boutique s’applique déjà.',
  subject: (most) => `Écrivez un objet de ${most} caractères au plus, sur une ligne.`,
  body: (most) => `Écrivez un texte de ${most} caractères au plus.`,
  link: (most) => `Dites en ${most} caractères au plus où mène le lien.`,
  noLink: 'Ce message n’a pas de lien dont on puisse choisir les mots.',
  unknown: (name) => `Ce message ne connaît pas {${name}}. La liste dit ce qu’il connaît.`,
  missing: (name) => `Il manque {${name}}\u00a0: sans cela, le message ne dit pas à quoi il sert.`,
  noEmail: 'Votre compte n’a pas d’e-mail auquel l’envoyer.',
  test: (subject) => `Essai\u00a0: ${subject}`,
};

/** What staff is told about texts of mails, in one language. */
export const mailTextMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
