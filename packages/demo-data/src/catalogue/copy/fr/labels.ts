import type { CaseKey, FretState } from '../../generate/life.ts';
import type { Condition, PlateKey, SpecKey } from '../../types.ts';

export const specs: Readonly<Record<SpecKey, string>> = {
  model: 'Marque et modèle',
  year: 'Année',
  body: 'Corps',
  finish: 'Finition',
  neck: 'Manche',
  pickups: 'Micros',
  bridge: 'Chevalet',
  tuners: 'Mécaniques',
  origin: 'Pays de fabrication',
  handedness: 'Sens',
  power: 'Puissance',
  valves: 'Lampes',
  speaker: 'Haut-parleur',
  circuit: 'Effet',
  material: 'Matière',
  contents: 'Dans la boîte',
  case: 'Étui',
};
export const plate: Readonly<Record<PlateKey, string>> = {
  weight: 'Poids',
  neck: 'Profil',
  nut: 'Sillet',
  scale: 'Diapason',
  frets: 'Frettes',
  case: 'Étui',
  power: 'Puissance',
  speaker: 'Haut-parleur',
  valves: 'Lampes',
  size: 'Dimensions',
  cover: 'Revêtement',
};
export const hands = { right: 'Droitier', left: 'Gaucher' } as const;
export const cases: Readonly<Record<CaseKey, readonly [value: string, detail: string]>> = {
  original: ['D’origine', 'rigide, serrures en état'],
  later: ['Plus récent', 'rigide, à la bonne forme'],
  new: ['Neuf', 'rigide'],
  bag: ['Housse', 'rembourrée'],
  none: ['Aucun', 'expédition en étui de la maison'],
};
export const frets: Readonly<Record<FretState, string>> = {
  original: 'd’origine',
  dressed: 'planifiées une fois',
  refret: 'refrettage',
};
export const conditions: Readonly<Record<Condition, string>> = {
  MINT: 'État neuf',
  EXCELLENT: 'Excellent état',
  VERY_GOOD: 'Très bon état',
  GOOD: 'Bon état',
  FAIR: 'État correct',
  PROJECT: 'À restaurer',
  NEW: 'Neuf',
};
export const finishNotes = { original: 'd’origine', refinished: 'refaite', overspray: 'survernie' } as const;
export const words = {
  onOurScale: 'sur notre balance',
  at: 'à la 1re',
  atTwelfth: 'à la 12e',
  atSeventh: 'à la 7e',
  originalNut: 'sillet d’origine',
  newNut: 'os, neuf',
  fretsOf: 'cases',
  allOriginal: 'tout d’origine',
  oneOwner: 'première main',
  refinished: '<reverni|revernie>',
  leftHanded: 'gaucher',
  watts: 'watts',
  circa: 'vers',
  none: 'Aucun',
  deep: 'de profondeur',
  boards: { rosewood: 'touche palissandre', maple: 'touche érable', ebony: 'touche ébène' },
  project: 'à restaurer',
  covering: 'premier revêtement',
  refretted: 'refrettage',
} as const;
export const profiles = {
  soft: ['V doux', 'en V doux'],
  full: ['C plein', 'en C plein'],
  medium: ['C moyen', 'en C moyen'],
  slim: ['C fin', 'fin'],
  round: ['Rond', 'rond'],
  flat: ['Plat', 'plat et large'],
  u: ['U', 'en U accueillant'],
  narrow: ['Étroit', 'étroit'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
/** « années 70 » pour une année de cette décennie. */
export function decadeName(year: number): string {
  const decade = Math.floor(year / 10) * 10;
  return `années ${decade < 2000 ? decade % 100 : decade}`;
}
export const spellYears = (count: number): string => `${count} ans`;
