import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This form was not found.',
  changed: 'Somebody has worked on this form meanwhile. Please look at it again.',
  noWay: 'This is not possible in the state that the form is in. Open it again first.',
  subject: (most: number) => `Write a subject of at most ${most} characters.`,
  text: (most: number) => `Write an answer of at most ${most} characters.`,
  note: (most: number) => `A note has at most ${most} characters.`,
  assignee: 'Choose somebody of the staff.',
  greeting: (name: string) => `Hello ${name},`,
};

const fr: typeof en = {
  notFound: 'Ce formulaire est introuvable.',
  changed: 'Quelqu’un a travaillé sur ce formulaire entre-temps. Revoyez-le.',
  noWay: 'Ce n’est pas possible dans l’état du formulaire. Rouvrez-le d’abord.',
  subject: (most) => `Écrivez un objet de ${most} caractères au plus.`,
  text: (most) => `Écrivez une réponse de ${most} caractères au plus.`,
  note: (most) => `Une note compte ${most} caractères au plus.`,
  assignee: 'Choisissez quelqu’un de l’équipe.',
  greeting: (name) => `Bonjour ${name},`,
};

/** What staff is told about forms, and how senders are addressed, in one language. */
export const formMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
