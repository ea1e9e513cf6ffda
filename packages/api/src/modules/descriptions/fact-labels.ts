import type { OriginalityPart, OriginalityState, ReportTopic, SpecKey } from '@headstock/contracts/listing-document';
import type { PhotographShot } from '@headstock/contracts/photographs';
import type { LocalText } from '#api/platform/locale.ts';

const pair = (en: string, fr: string): LocalText => ({ en, fr });

export const nameLabels = {
  brand: pair('Maker', 'Marque'),
  model: pair('Model', 'Modèle'),
  year: pair('Year', 'Année'),
  kind: pair('Kind', 'Type'),
  finish: pair('Finish', 'Finition'),
  handedness: pair('Handedness', 'Main'),
  condition: pair('Condition', 'État'),
} as const;

export const hands = {
  right: pair('Right-handed', 'Droitier'),
  left: pair('Left-handed', 'Gaucher'),
} as const;

export const specLabels: Readonly<Record<SpecKey, LocalText>> = {
  origin: pair('Made in', 'Pays de fabrication'),
  body: pair('Body', 'Corps'),
  neck: pair('Neck', 'Manche'),
  pickups: pair('Pickups', 'Micros'),
  bridge: pair('Bridge', 'Chevalet'),
  tuners: pair('Tuners', 'Mécaniques'),
  case: pair('Case', 'Étui'),
  power: pair('Power', 'Puissance'),
  valves: pair('Valves', 'Lampes'),
  speaker: pair('Speaker', 'Haut-parleur'),
  circuit: pair('Circuit', 'Circuit'),
  material: pair('Material', 'Matière'),
  contents: pair('In the box', 'Dans la boîte'),
};

export const reportLabels: Readonly<Record<ReportTopic, LocalText>> = {
  finish: pair('Report: finish', 'Rapport : finition'),
  parts: pair('Report: parts', 'Rapport : pièces'),
  neck: pair('Report: neck', 'Rapport : manche'),
  sound: pair('Report: sound', 'Rapport : son'),
  cabinet: pair('Report: cabinet', 'Rapport : caisson'),
  electronics: pair('Report: electronics', 'Rapport : électronique'),
  speaker: pair('Report: speaker', 'Rapport : haut-parleur'),
};

export const partLabels: Readonly<Record<OriginalityPart, LocalText>> = {
  finish: pair('Finish', 'Finition'),
  pickups: pair('Pickups', 'Micros'),
  wiring: pair('Wiring', 'Câblage'),
  tuners: pair('Tuners', 'Mécaniques'),
  bridge: pair('Bridge', 'Chevalet'),
  nut: pair('Nut', 'Sillet'),
  frets: pair('Frets', 'Frettes'),
  neckJoint: pair('Neck joint', 'Jonction du manche'),
  case: pair('Case', 'Étui'),
};

/** What a part is, where it is known. */
export type KnownState = Exclude<OriginalityState, 'unknown'>;

export const stateLabels: Readonly<Record<KnownState, LocalText>> = {
  original: pair('Original', 'D’origine'),
  periodCorrect: pair('Period-correct', 'D’époque'),
  replaced: pair('Replaced', 'Remplacé'),
  repaired: pair('Repaired', 'Réparé'),
};

/** Measurements, by the keys of the plate. */
export const measureLabels: Readonly<Record<string, LocalText>> = {
  weight: pair('Weight', 'Poids'),
  neck: pair('Neck depth', 'Épaisseur du manche'),
  nut: pair('Nut width', 'Largeur au sillet'),
  scale: pair('Scale length', 'Diapason'),
  frets: pair('Fret life', 'Frettes restantes'),
};

export const photographLabel = pair('Photograph', 'Photographie');

export const shotLabels: Readonly<Record<PhotographShot, LocalText>> = {
  front: pair('front', 'face'),
  back: pair('back', 'dos'),
  side: pair('side', 'côté'),
  headstock: pair('headstock', 'tête'),
  headstockBack: pair('back of the headstock', 'dos de la tête'),
  serial: pair('serial number', 'numéro de série'),
  heel: pair('heel and neck joint', 'talon et jonction du manche'),
  frets: pair('frets', 'frettes'),
  bridge: pair('bridge', 'chevalet'),
  controls: pair('controls', 'réglages'),
  cavities: pair('cavities', 'cavités'),
  label: pair('label', 'étiquette'),
  panel: pair('panel', 'panneau'),
  speaker: pair('speaker', 'haut-parleur'),
  inside: pair('inside', 'intérieur'),
  case: pair('case', 'étui'),
  flaws: pair('flaws', 'défauts'),
};
