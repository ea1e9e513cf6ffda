import type { Locale } from '#api/platform/locale.ts';

const en = {
  clipNotFound: 'This sound or video was not found. Add it again.',
  photographNotFound: 'This photograph was not found. Add it again.',
  rotation: 'A photograph is turned by 0, 90, 180 or 270 degrees.',
  crop: 'Choose a part inside the photograph.',
  cropSmall: (least: number) => `That part is too small: keep at least ${least} pixels on each side.`,
  editFailed: 'The photograph could not be changed. Please try again.',
};

const fr: typeof en = {
  clipNotFound: 'Ce son ou cette vidéo est introuvable. Ajoutez-le de nouveau.',
  photographNotFound: 'Cette photo est introuvable. Ajoutez-la de nouveau.',
  rotation: 'Une photo se tourne de 0, 90, 180 ou 270\u00a0degrés.',
  crop: 'Choisissez une partie à l’intérieur de la photo.',
  cropSmall: (least) => `Cette partie est trop petite\u00a0: gardez au moins ${least}\u00a0pixels par côté.`,
  editFailed: 'La photo n’a pas pu être modifiée. Veuillez réessayer.',
};

/** What photographs are answered with, in one language. */
export const mediaMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
