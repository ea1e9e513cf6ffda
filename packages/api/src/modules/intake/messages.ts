import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This intake was not found.',
  ruleNotFound: 'This rule was not found.',
  watchNotFound: 'This entry of the watch list was not found.',
  required: 'This is missing.',
  tooLong: (most: number) => `At most ${most} characters.`,
  email: 'Invalid E-mail',
  draft: 'This draft is no longer there, belongs to somebody else, or was taken in already. Begin a new intake.',
  noAccount: 'No member has this e-mail. The owner registers first, with this e-mail.',
  notSeller: 'This member does not sell here yet. Make them a private seller under Accounts, then send this again.',
  ownShop: 'The shop does not consign to itself. Choose a purchase.',
  place: 'Say where the deal is made.',
  noRule: 'No rule says how long this has to be kept. Write one down under Rules, then send this again.',
  terms: 'The terms were changed meanwhile. Show the new ones and let them be signed again.',
  signature: 'It has to be signed: the name, and the date.',
  share: 'The shop’s share is from 0 to 100 percent.',
  days: 'A whole number of days, from 0 to 365.',
  term: 'A whole number of days, from 1 to 1,095.',
  amount: 'Enter an amount from 0 to 20,000,000.00.',
  watched: 'An instrument with this serial is on the list of stolen ones. Stop here, or say why this is another one.',
  holdOver: 'This hold is over already.',
  releaseReason: 'Say why it ends early.',
  releasePaper: 'Photograph the paper that allows it.',
  reason: 'Say why.',
  serial: 'A serial has at least one letter or figure.',
  watchTwice: 'This serial is on the list already.',
  ruleChanged: (days: number, source: string) =>
    `A colleague changed this rule meanwhile: ${days} days, “${source}”. What you typed is still here; load the page anew to write over it.`,
  ruleTwice: 'There is a rule for this place and deal already.',
  lastRule: 'The rule for all other places stays: without it, nothing could be taken in.',
  sealed: 'This number was sealed with a secret that the shop no longer has.',
};

const fr: typeof en = {
  notFound: 'Cette entrée est introuvable.',
  ruleNotFound: 'Cette règle est introuvable.',
  watchNotFound: 'Cette ligne de la liste de surveillance est introuvable.',
  required: 'Il manque cette indication.',
  tooLong: (most) => `${most} caractères au plus.`,
  email: 'E-mail non valide',
  draft:
    'Ce brouillon n’existe plus, appartient à quelqu’un d’autre, ou l’instrument est déjà entré. Commencez une nouvelle entrée.',
  noAccount: 'Aucun membre n’a cet e-mail. Le propriétaire s’inscrit d’abord, avec cet e-mail.',
  notSeller: 'Ce membre ne vend pas encore ici. Faites-en un vendeur particulier sous Comptes, puis renvoyez.',
  ownShop: 'Le magasin ne se confie pas d’instrument à lui-même. Choisissez un achat.',
  place: 'Indiquez où l’affaire est conclue.',
  noRule: 'Aucune règle ne dit combien de temps il faut le garder. Notez-en une sous Règles, puis renvoyez.',
  terms: 'Les conditions ont changé entre-temps. Montrez les nouvelles et faites signer de nouveau.',
  signature: 'Il faut une signature : le nom et la date.',
  share: 'La part du magasin va de 0 à 100 pour cent.',
  days: 'Un nombre entier de jours, de 0 à 365.',
  term: 'Un nombre entier de jours, de 1 à 1\u202f095.',
  amount: 'Saisissez un montant de 0 à 20\u202f000\u202f000,00.',
  watched:
    'Un instrument qui porte ce numéro est sur la liste des instruments volés. Arrêtez-vous là, ou dites pourquoi c’en est un autre.',
  holdOver: 'Ce délai est déjà terminé.',
  releaseReason: 'Dites pourquoi il prend fin plus tôt.',
  releasePaper: 'Photographiez le document qui l’autorise.',
  reason: 'Dites pourquoi.',
  serial: 'Un numéro de série a au moins une lettre ou un chiffre.',
  watchTwice: 'Ce numéro est déjà sur la liste.',
  ruleChanged: (days: number, source: string) =>
    `Un collègue a modifié cette règle entre-temps : ${days} jours, « ${source} ». Votre saisie est toujours là ; rechargez la page pour la remplacer.`,
  ruleTwice: 'Il y a déjà une règle pour ce lieu et cette affaire.',
  lastRule: 'La règle de tous les autres lieux reste : sans elle, rien ne pourrait entrer.',
  sealed: 'Ce numéro a été scellé avec une clé que le magasin n’a plus.',
};

/** What intake answers with, in one language. */
export const intakeMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
