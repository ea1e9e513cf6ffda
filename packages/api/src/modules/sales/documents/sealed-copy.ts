import type { OriginalityPart, OriginalityState } from '@headstock/contracts/listing-document';
import type { Locale } from '#api/platform/locale.ts';

const en = {
  sealedOn: 'Sealed on',
  what: 'What',
  sealed: 'When it was paid',
  today: 'Today',
  same: 'The same',
  nothing: 'Nothing',
  title: 'Title',
  condition: 'Condition',
  finish: 'Finish',
  description: 'Description',
  report: 'Condition report',
  specs: 'Specification',
  measures: 'Measurements',
  originality: 'Originality',
  pictures: 'Pictures',
  clips: 'Sounds and videos',
  clipKinds: { sound: 'Sound', video: 'Video' },
  price: 'Price of one',
  policy: 'Return policy',
  days: (days: number) => (days === 1 ? '1 day from arrival' : `${days} days from arrival`),
  seal: 'Seal (SHA-256)',
  note: 'This is what the listing said when it was paid. Later edits do not change it, and it counts in a return or a dispute.',
  none: 'This order was placed before listings were sealed.',
  broken: 'A record does not match its seal any more. Please write to us.',
  parts: {
    finish: 'finish',
    pickups: 'pickups',
    wiring: 'wiring',
    tuners: 'tuners',
    bridge: 'bridge',
    nut: 'nut',
    frets: 'frets',
    neckJoint: 'neck joint',
    case: 'case',
  } satisfies Record<OriginalityPart, string>,
  states: {
    original: 'original',
    periodCorrect: 'period-correct',
    replaced: 'replaced',
    repaired: 'repaired',
    unknown: 'unknown',
  } satisfies Record<OriginalityState, string>,
};

/** The words of a sealed record. */
export type SealedCopy = typeof en;

const fr: SealedCopy = {
  sealedOn: 'Scellé le',
  what: 'Objet',
  sealed: 'Au moment du paiement',
  today: 'Aujourd’hui',
  same: 'Identique',
  nothing: 'Rien',
  title: 'Titre',
  condition: 'État',
  finish: 'Finition',
  description: 'Description',
  report: 'Rapport d’état',
  specs: 'Caractéristiques',
  measures: 'Mesures',
  originality: 'Originalité',
  pictures: 'Images',
  clips: 'Sons et vidéos',
  clipKinds: { sound: 'Son', video: 'Vidéo' },
  price: 'Prix unitaire',
  policy: 'Conditions de retour',
  days: (days) => (days === 1 ? '1 jour après l’arrivée' : `${days} jours après l’arrivée`),
  seal: 'Sceau (SHA-256)',
  note: 'Voici ce que disait l’annonce au moment du paiement. Les modifications ultérieures n’y changent rien, et ce texte fait foi lors d’un retour ou d’un litige.',
  none: 'Cette commande est antérieure au scellement des annonces.',
  broken: 'Une fiche ne correspond plus à son sceau. Écrivez-nous, s’il vous plaît.',
  parts: {
    finish: 'finition',
    pickups: 'micros',
    wiring: 'câblage',
    tuners: 'mécaniques',
    bridge: 'chevalet',
    nut: 'sillet',
    frets: 'frettes',
    neckJoint: 'jonction du manche',
    case: 'étui',
  },
  states: {
    original: 'd’origine',
    periodCorrect: 'd’époque',
    replaced: 'remplacé',
    repaired: 'réparé',
    unknown: 'inconnu',
  },
};

const byLocale: Readonly<Record<Locale, SealedCopy>> = { en, fr };

/** The copy of a sealed record in one language. */
export const sealedCopy = (locale: Locale): SealedCopy => byLocale[locale];
