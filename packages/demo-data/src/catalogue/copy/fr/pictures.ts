import type { PictureKey } from '../../generate/picture-plan.ts';
import type { FlawPlace } from '../../../drawings/types.ts';

/** Ce que montre chaque image. {finish}, {pickups}, {bridge}, {tuners} et {neck} sont ceux de l’objet. */
export const alts: Readonly<Record<PictureKey, string>> = {
  card: '{title} : le corps de face, finition {finish}',
  full: '{title}, en entier, de face, finition {finish}',
  hang: '{title}, au mur, finition {finish}',
  head: '{title} : la tête de face',
  back: '{title} : le dos du corps',
  left: '{title}, de trois quarts, côté gauche du corps',
  right: '{title}, de trois quarts, côté droit du corps',
  'back-full': '{title}, en entier, de dos',
  'head-back': '{title} : le dos de la tête et ses mécaniques ; le numéro de série est masqué',
  heel: '{title} : la jonction du manche et du corps, de dos',
  bridge: '{title} : le chevalet et les cordes',
  controls: '{title} : les réglages',
  pickups: '{title} : le milieu du corps. {pickups}',
  soundhole: '{title} : la table entre la touche et le chevalet',
  fingerboard: '{title} : la touche et ses repères autour de la douzième case',
  nut: '{title} : le sillet et les premières cases',
  gearFront: '{title}, de face',
  gearClose: '{title}, de près',
  gearBack: '{title}, de dos',
  gearUpperLeft: '{title} : le coin supérieur gauche',
  gearUpperRight: '{title} : le coin supérieur droit',
  gearFoot: '{title} : le bas, de près',
};

export const cases = {
  box: 'L’étui fermé : rectangulaire, {cover}',
  shaped: 'L’étui fermé : à la forme de l’instrument, {cover}',
  bag: 'La housse fermée',
} as const;
export const covers = { tweed: 'en tweed', brown: 'brun', black: 'noir' } as const;

/** Gros plan sur une marque. */
export const flawAlt = '{title}, gros plan : {mark}';
export const places: Readonly<Record<FlawPlace, string>> = {
  'lower-edge': 'sur le bord inférieur du corps',
  'treble-edge': 'sur le bord du lobe inférieur, côté aigu',
  forearm: 'à l’endroit où repose l’avant-bras',
  'lower-bout': 'sur le lobe inférieur',
  'beside-board': 'dans la table, le long de la touche',
  waist: 'à la taille',
  back: 'au dos',
  'back-edge': 'sur le bord du dos',
  'neck-back': 'au dos du manche',
  heel: 'au talon',
  'behind-nut': 'derrière le sillet',
};
export const marks = {
  dings: 'de petits coups',
  chips: 'des éclats de vernis',
  scratches: 'de fines rayures',
  checking: 'des craquelures dans le vernis',
  crack: 'une fente refermée dans le fil du bois',
  worn: 'le vernis usé jusqu’au bois',
  'belt-rash': 'des rayures de ceinture',
  ghost: 'la trace claire d’un autocollant',
  'filled-holes': 'quatre trous rebouchés',
  'repaired-break': 'une cassure recollée avec deux clés',
  dull: 'du métal terni',
} as const;
