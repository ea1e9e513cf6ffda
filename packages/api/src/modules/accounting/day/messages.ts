import type { Locale } from '#api/platform/locale.ts';

const en = {
  date: 'This is not a day of the calendar. Write it as 2026-11-26.',
  future: 'This day has not begun yet.',
  changed: (by: string | null) =>
    `${by ?? 'Somebody'} changed this sheet in the meantime. Look at it again; what you typed is still there.`,
  closed: 'This day is closed and stays as it is. Enter a correction.',
  notClosed: 'This day is open. Count it, instead of correcting it.',
  counts: 'Count notes and coins in whole pieces, at most 100,000 of each.',
  amount: 'An amount is between 0 and 20,000,000.00.',
  correctionAmount: 'Say by how much more or less it was; zero corrects nothing.',
  banked: 'More cannot go to the bank than was counted.',
  line: 'This line has no difference to explain.',
  text: 'Say why, in at most 500 characters.',
  uncounted: 'Count the drawer first.',
  unsettled: (count: number) =>
    count === 1
      ? 'A line differs. Explain it, or count again.'
      : `${count} lines differ. Explain them, or count again.`,
  order: (day: string) => `A later day, ${day}, is closed already. What belongs to this one is on its sheet.`,
  key: 'The key of the request has 8 to 100 visible characters.',
};

const fr: typeof en = {
  date: 'Ce n’est pas un jour du calendrier. Écrivez-le comme 2026-11-26.',
  future: 'Ce jour n’a pas encore commencé.',
  changed: (by) =>
    `${by ?? 'Quelqu’un'} a modifié cette feuille entre-temps. Revoyez-la\u202f; votre saisie est conservée.`,
  closed: 'Cette journée est clôturée et reste telle quelle. Saisissez une correction.',
  notClosed: 'Cette journée est ouverte. Comptez-la au lieu de la corriger.',
  counts: 'Comptez les billets et les pièces en nombres entiers, 100\u202f000 au plus de chaque.',
  amount: 'Un montant est compris entre 0 et 20\u202f000\u202f000,00.',
  correctionAmount: 'Dites de combien c’était plus ou moins\u202f; zéro ne corrige rien.',
  banked: 'On ne peut pas déposer plus que ce qui a été compté.',
  line: 'Cette ligne n’a pas d’écart à expliquer.',
  text: 'Dites pourquoi, en 500 caractères au plus.',
  uncounted: 'Comptez d’abord la caisse.',
  unsettled: (count) =>
    count === 1
      ? 'Une ligne présente un écart. Expliquez-le ou recomptez.'
      : `${count} lignes présentent un écart. Expliquez-les ou recomptez.`,
  order: (day) => `Un jour plus récent, le ${day}, est déjà clôturé. Ce qui appartient à celui-ci est sur sa feuille.`,
  key: 'La clé de la requête compte de 8 à 100 caractères visibles.',
};

/** What closing a day answers with, in a language. */
export const dayMessages = (locale: Locale): typeof en => ({ en, fr })[locale];
