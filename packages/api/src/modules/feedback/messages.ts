import type { Locale } from '#api/platform/locale.ts';

const en = {
  deletedMember: 'Deleted member',
  notFound: 'This order was not found.',
  feedbackNotFound: 'This feedback was not found.',
  notDelivered: 'Feedback can be given once everything has arrived.',
  notStanding: 'An order that was cancelled or refunded in full is not rated.',
  tooLate: (days: number) => `Feedback can be given for ${days} days after delivery. That time is over.`,
  already: 'You have rated this order already. Feedback cannot be changed.',
  stars: 'Choose one to five stars.',
  textTooLong: (most: number) => `Use at most ${most} characters.`,
  textRequired: 'Write something first.',
  textNeeded: 'With one or two stars, please say in a few words what went wrong.',
  contact: 'Please leave e-mail addresses, telephone numbers and links out: everybody can read this.',
  notRevealed: 'It can be answered once both of you can read it.',
  answered: 'You have answered this already.',
  reasonRequired: 'Say why it is hidden.',
  asked: (number: string) => `How was order ${number}?`,
  askedBuyer: (name: string, day: string) =>
    `It has arrived. Tell others how ${name} described, packed and sent it. You have until ${day}, and neither of you reads the other’s words before both have written or that day is over.`,
  askedSeller: (day: string) =>
    `It has arrived. Tell how the buyer was to deal with. You have until ${day}, and neither of you reads the other’s words before both have written or that day is over.`,
  rate: 'Rate it',
  received: (number: string, stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'} for you: order ${number}`,
  receivedText: 'The other side has rated your order. You can read it now, and answer it once.',
  read: 'Read it',
};

const fr: typeof en = {
  deletedMember: 'Membre supprimé',
  notFound: 'Cette commande est introuvable.',
  feedbackNotFound: 'Cette évaluation est introuvable.',
  notDelivered: 'Vous pourrez évaluer cette commande quand tout sera arrivé.',
  notStanding: 'Une commande annulée ou entièrement remboursée ne s’évalue pas.',
  tooLate: (days) => `Une commande s’évalue dans les ${days} jours après la livraison. Ce délai est passé.`,
  already: 'Vous avez déjà évalué cette commande. Une évaluation ne se modifie pas.',
  stars: 'Choisissez d’une à cinq étoiles.',
  textTooLong: (most) => `Utilisez au plus ${most} caractères.`,
  textRequired: 'Écrivez d’abord quelque chose.',
  textNeeded: 'Pour une ou deux étoiles, dites en quelques mots ce qui n’allait pas.',
  contact: 'N’indiquez ni e-mail, ni téléphone, ni lien : tout le monde peut lire ce texte.',
  notRevealed: 'Vous pourrez répondre quand vous pourrez tous deux la lire.',
  answered: 'Vous avez déjà répondu.',
  reasonRequired: 'Dites pourquoi elle est masquée.',
  asked: (number) => `Comment s’est passée la commande ${number} ?`,
  askedBuyer: (name, day) =>
    `Elle est arrivée. Dites aux autres comment ${name} l’a décrite, emballée et envoyée. Vous avez jusqu’au ${day}, et aucun de vous ne lit l’autre avant que les deux aient écrit ou que ce jour soit passé.`,
  askedSeller: (day) =>
    `Elle est arrivée. Dites comment l’échange s’est passé avec l’acheteur. Vous avez jusqu’au ${day}, et aucun de vous ne lit l’autre avant que les deux aient écrit ou que ce jour soit passé.`,
  rate: 'Évaluer',
  received: (number, stars) => `${stars} ${stars === 1 ? 'étoile' : 'étoiles'} pour vous : commande ${number}`,
  receivedText: 'L’autre partie a évalué votre commande. Vous pouvez lire son avis et y répondre une fois.',
  read: 'Le lire',
};

/** What feedback answers and writes, in one language. */
export const feedbackMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
