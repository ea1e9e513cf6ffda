import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This instrument is not in your portfolio.',
  full: (most: number) => `Your portfolio holds ${most} instruments. Take one out to add another.`,
  documentsFull: (most: number) => `An instrument has at most ${most} papers. Remove one to add another.`,
  photographsFull: (most: number) => `An instrument has at most ${most} photographs. Remove one to add another.`,
  photographNotFound: 'A photograph was not found. Send it again.',
  conflict: 'The instrument was changed in another window meanwhile. What you typed is still here.',
  changed: 'The photographs were changed in another window. Here they are as they stand now.',
  brand: 'Enter the brand, at most 80 characters.',
  model: 'Enter the model, at most 120 characters.',
  year: (latest: number) => `Enter a year from 1700 to ${latest}, or leave it empty.`,
  finish: 'The finish has at most 120 characters.',
  serial: 'The serial number has at most 60 characters.',
  acquiredOn: 'Enter a day that has been, or leave it empty.',
  amount: 'Enter an amount from $0 to $20,000,000, or leave it empty.',
  notes: 'Notes have at most 4,000 characters.',
};

const fr: typeof en = {
  notFound: 'Cet instrument n’est pas dans votre collection.',
  full: (most) => `Votre collection contient ${most} instruments. Retirez-en un pour en ajouter un autre.`,
  documentsFull: (most) => `Un instrument a ${most} documents au plus. Retirez-en un pour en ajouter un autre.`,
  photographsFull: (most) => `Un instrument a ${most} photographies au plus. Retirez-en une pour en ajouter une autre.`,
  photographNotFound: 'Une photographie est introuvable. Envoyez-la de nouveau.',
  conflict: 'L’instrument a été modifié entre-temps dans une autre fenêtre. Votre saisie est toujours là.',
  changed: 'Les photographies ont été modifiées dans une autre fenêtre. Les voici telles qu’elles sont.',
  brand: 'Indiquez la marque, en 80 caractères au plus.',
  model: 'Indiquez le modèle, en 120 caractères au plus.',
  year: (latest) => `Indiquez une année de 1700 à ${latest}, ou laissez vide.`,
  finish: 'La finition tient en 120 caractères.',
  serial: 'Le numéro de série tient en 60 caractères.',
  acquiredOn: 'Indiquez un jour passé, ou laissez vide.',
  amount: 'Indiquez un montant de 0 à 20 000 000 $, ou laissez vide.',
  notes: 'Les notes tiennent en 4 000 caractères.',
};

/** What the portfolio answers with, in one language. */
export const portfolioMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
