import type { Locale } from '#api/platform/locale.ts';

const en = {
  hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
  unsubscribe: 'Choose what we write to you about',
  unknownEventTypes: (keys: readonly string[]) => `There is no such event: ${listOf(keys)}.`,
  notSwitchable: 'This cannot be switched off.',
  emailUnproven: 'Confirm your e-mail first: we sent you a link.',
  linkUnknown: 'This link is not known. Open the one of a newer mail, or your notification settings.',
  threadNotFound: 'This conversation was not found.',
  subjectNotFound: 'What you want to write about was not found.',
  messageNotFound: 'This message was not found.',
  accountNotFound: 'This member was not found.',
  attachmentNotFound: 'An attachment was not found. Attach it again.',
  textMissing: 'Please write something.',
  textTooLong: (most: number) => `A message has at most ${most} characters.`,
  tooManyAttachments: (most: number) => `A message has at most ${most} attachments.`,
  ownThing: 'This is your own: there is nobody to write to.',
  guestOrder: 'This order was placed without an account. Please call us, or use the contact form.',
  blocked: 'This member takes no messages from you at the moment.',
  blocking: 'You have blocked this member. Unblock them to write.',
  deletedMember: 'Deleted member',
  gone: 'This member has deleted their account: nobody reads what you write here.',
  notBlockable: 'The shop itself cannot be blocked.',
  contactDetails:
    'Your message contains contact details. Outside the shop neither of you is protected. Send it as it is, or change it.',
  replyTitle: (most: number) => `Give the reply a name of 1 to ${most} characters.`,
  replyTitleTaken: 'You have a reply of this name. Choose another one.',
  replyText: (most: number) => `Write it in at least one language, in at most ${most} characters.`,
  repliesFull: (most: number) => `You keep ${most} replies. Remove one to add another.`,
  replyNotFound: 'This reply was not found.',
  awayUntil: 'Choose a day from today to a year from now.',
  awayContactDetails:
    'An automatic answer goes to everybody: it cannot hold an e-mail address, a telephone number or a link.',
  keyInvalid: 'The key of the message is not valid.',
  keyReused: 'This message was already sent with another text. Reload the page.',
  detailsTooLong: (most: number) => `Please describe it in at most ${most} characters.`,
  itemGone: 'An instrument that is no longer here',
  received: (name: string, title: string) => ({
    subject: `${name} has written to you about ${title}`,
    link: 'Read and answer',
  }),
  attachmentsOnly: (count: number) => (count === 1 ? 'There is one attachment.' : `There are ${count} attachments.`),
};

const fr: typeof en = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  unsubscribe: 'Choisir ce que nous vous écrivons',
  unknownEventTypes: (keys) => `Cet événement n’existe pas : ${listOf(keys)}.`,
  notSwitchable: 'Ceci ne se désactive pas.',
  emailUnproven: 'Confirmez d’abord votre e-mail : nous vous avons envoyé un lien.',
  linkUnknown: 'Ce lien est inconnu. Ouvrez celui d’un message plus récent, ou vos réglages de notifications.',
  threadNotFound: 'Cette conversation est introuvable.',
  subjectNotFound: 'Ce dont vous voulez parler est introuvable.',
  messageNotFound: 'Ce message est introuvable.',
  accountNotFound: 'Ce membre est introuvable.',
  attachmentNotFound: 'Une pièce jointe est introuvable. Joignez-la de nouveau.',
  textMissing: 'Écrivez quelque chose.',
  textTooLong: (most) => `Un message compte ${most} caractères au plus.`,
  tooManyAttachments: (most) => `Un message a ${most} pièces jointes au plus.`,
  ownThing: 'C’est à vous : il n’y a personne à qui écrire.',
  guestOrder: 'Cette commande a été passée sans compte. Appelez-nous, ou utilisez le formulaire de contact.',
  blocked: 'Ce membre n’accepte pas vos messages pour le moment.',
  blocking: 'Vous avez bloqué ce membre. Débloquez-le pour lui écrire.',
  deletedMember: 'Membre supprimé',
  gone: 'Ce membre a supprimé son compte : personne ne lirait votre message.',
  notBlockable: 'La boutique elle-même ne peut pas être bloquée.',
  contactDetails:
    'Votre message contient des coordonnées. Hors de la boutique, aucun de vous deux n’est protégé. Envoyez-le tel quel, ou modifiez-le.',
  replyTitle: (most) => `Donnez à la réponse un nom de 1 à ${most} caractères.`,
  replyTitleTaken: 'Vous avez déjà une réponse de ce nom. Choisissez-en un autre.',
  replyText: (most) => `Écrivez-la dans une langue au moins, en ${most} caractères au plus.`,
  repliesFull: (most) => `Vous gardez ${most} réponses. Retirez-en une pour en ajouter une autre.`,
  replyNotFound: 'Cette réponse est introuvable.',
  awayUntil: 'Choisissez un jour entre aujourd’hui et dans un an.',
  awayContactDetails:
    'Une réponse automatique va à tout le monde : elle ne peut contenir ni adresse e-mail, ni numéro de téléphone, ni lien.',
  keyInvalid: 'La clé du message n’est pas valable.',
  keyReused: 'Ce message a déjà été envoyé avec un autre texte. Rechargez la page.',
  detailsTooLong: (most) => `Décrivez-le en ${most} caractères au plus.`,
  itemGone: 'Un instrument qui n’est plus là',
  received: (name, title) => ({
    subject: `${name} vous a écrit au sujet de ${title}`,
    link: 'Lire et répondre',
  }),
  attachmentsOnly: (count) => (count === 1 ? 'Il y a une pièce jointe.' : `Il y a ${count} pièces jointes.`),
};

/** Unknown keys in an answer: the first few, cut short, as they are whatever somebody sent. */
function listOf(keys: readonly string[]): string {
  const shown = keys.slice(0, 5).map((key) => key.slice(0, 60));
  return keys.length > shown.length ? `${shown.join(', ')} …` : shown.join(', ');
}

/** What this module answers with and writes into mails, in one language. */
export const messagingMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
