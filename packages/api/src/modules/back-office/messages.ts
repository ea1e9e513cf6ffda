import type { Locale } from '#api/platform/locale.ts';

const en = {
  viewNotFound: 'This view is gone.',
  viewChanged: (by: string | null) =>
    `${by ?? 'Somebody'} changed this view in the meantime. Look at it again, then save.`,
  viewName: 'Give the view a name of at most 60 characters.',
  viewExists: 'There is a view of this name already.',
  viewsFull: 'There are 50 views of this table. Remove one to save another.',
  viewTable: 'There is no such table.',
  batchKind: 'There is no such bulk edit.',
  batchNotFound: 'This bulk edit is gone. A preview that is not applied is kept for a day.',
  batchEmpty: 'Choose at least one row.',
  batchTooMany: (most: string) => `Choose at most ${most} rows.`,
  batchInput: (issues: string) => `This does not fit: ${issues}.`,
  batchNothing: 'No row would change.',
  batchApplied: 'This bulk edit was applied already.',
  batchNotApplied: 'This bulk edit was not applied.',
  batchUndone: 'This bulk edit was undone already.',
  batchTooLate: 'A bulk edit can be undone for 24 hours.',
  batchNothingToUndo: 'None of these rows can be undone: they were changed or sold since.',
  mailNotFound: 'This mail cannot be sent again: it was sent, or what it says is worth nothing any more.',
  jobNotFound: 'This job did not fail, or runs again already.',
  remoteNotFound: 'There is no such remote in this channel.',
  remoteChanged: 'The channel has changed meanwhile. Look at it again.',
  remoteRefused: (reason: string) => `This build is not served: ${reason}`,
  rowGone: 'The row is gone.',
  rowSold: 'It was sold.',
  rowChanged: 'It was changed since the preview.',
  rowSame: 'It has these values already.',
  exportTable: 'This table cannot be had as a file.',
  exportFull: 'Ten files wait already. Try again in a minute.',
};

const fr: typeof en = {
  viewNotFound: 'Cette vue n’existe plus.',
  viewChanged: (by) => `${by ?? 'Quelqu’un'} a modifié cette vue entre-temps. Revoyez-la, puis enregistrez.`,
  viewName: 'Donnez à la vue un nom de 60 caractères au plus.',
  viewExists: 'Une vue porte déjà ce nom.',
  viewsFull: 'Ce tableau a déjà 50 vues. Supprimez-en une pour en enregistrer une autre.',
  viewTable: 'Ce tableau n’existe pas.',
  batchKind: 'Cette modification en masse n’existe pas.',
  batchNotFound: 'Cette modification en masse n’existe plus. Un aperçu non appliqué est gardé un jour.',
  batchEmpty: 'Choisissez au moins une ligne.',
  batchTooMany: (most) => `Choisissez ${most} lignes au plus.`,
  batchInput: (issues) => `Cela ne convient pas : ${issues}.`,
  batchNothing: 'Aucune ligne ne changerait.',
  batchApplied: 'Cette modification en masse est déjà appliquée.',
  batchNotApplied: 'Cette modification en masse n’est pas appliquée.',
  batchUndone: 'Cette modification en masse est déjà annulée.',
  batchTooLate: 'Une modification en masse peut être annulée pendant 24 heures.',
  batchNothingToUndo: 'Aucune de ces lignes ne peut être rétablie : elles ont été modifiées ou vendues depuis.',
  mailNotFound: 'Cet e-mail ne peut pas être renvoyé : il est parti, ou son contenu n’a plus d’utilité.',
  jobNotFound: 'Cette tâche n’a pas échoué, ou tourne déjà à nouveau.',
  remoteNotFound: 'Ce module n’existe pas dans ce canal.',
  remoteChanged: 'Le canal a changé entre-temps. Consultez-le à nouveau.',
  remoteRefused: (reason) => `Cette version n’est pas servie : ${reason}`,
  rowGone: 'La ligne n’existe plus.',
  rowSold: 'L’article a été vendu.',
  rowChanged: 'La ligne a changé depuis l’aperçu.',
  rowSame: 'La ligne a déjà ces valeurs.',
  exportTable: 'Ce tableau ne peut pas être exporté.',
  exportFull: 'Dix fichiers attendent déjà. Réessayez dans une minute.',
};

/** What the back office answers, in one language. */
export const backOfficeMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);

/** One of its texts in both languages, for what is kept. */
export const inBoth = (key: 'rowGone' | 'rowSold' | 'rowChanged' | 'rowSame') => ({ en: en[key], fr: fr[key] });
