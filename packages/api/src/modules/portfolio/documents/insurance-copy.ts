import type { Locale } from '#api/platform/locale.ts';

const en = {
  heading: 'Instruments',
  count: 'Instruments',
  owner: 'Owner',
  instrument: 'Instrument',
  serial: 'Serial number',
  acquired: 'Bought for',
  value: 'Value',
  insured: 'Insured for',
  asPaid: 'as paid',
  comparedWith: (count: number) => `median of ${count} sales`,
  note: 'Values are the medians of past sales of the same model, brought to the condition of the instrument and to the date of this document, where at least three sales are known; otherwise what was paid. They are no appraisal.',
};

const fr: typeof en = {
  heading: 'Instruments',
  count: 'Instruments',
  owner: 'Propriétaire',
  instrument: 'Instrument',
  serial: 'Numéro de série',
  acquired: 'Prix d’achat',
  value: 'Valeur',
  insured: 'Assuré pour',
  asPaid: 'prix payé',
  comparedWith: (count) => `médiane de ${count} ventes`,
  note: 'Les valeurs sont les médianes des ventes passées du même modèle, ramenées à l’état de l’instrument et à la date de ce document, à partir de trois ventes connues ; à défaut, le prix payé. Elles ne valent pas expertise.',
};

/** The copy of the insurance packet, in one language. */
export const insuranceCopy = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
