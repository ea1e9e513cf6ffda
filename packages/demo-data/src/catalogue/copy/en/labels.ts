import type { CaseKey, FretState } from '../../generate/life.ts';
import type { Condition, PlateKey, SpecKey } from '../../types.ts';

export const specs: Readonly<Record<SpecKey, string>> = {
  model: 'Brand and model',
  year: 'Year',
  body: 'Body',
  finish: 'Finish',
  neck: 'Neck',
  pickups: 'Pickups',
  bridge: 'Bridge',
  tuners: 'Tuners',
  origin: 'Made in',
  handedness: 'Handedness',
  power: 'Power',
  valves: 'Valves',
  speaker: 'Speaker',
  circuit: 'Circuit',
  material: 'Material',
  contents: 'In the box',
  case: 'Case',
};
export const plate: Readonly<Record<PlateKey, string>> = {
  weight: 'Weight',
  neck: 'Neck',
  nut: 'Nut width',
  scale: 'Scale',
  frets: 'Fret life',
  case: 'Case',
  power: 'Power',
  speaker: 'Speaker',
  valves: 'Valves',
  size: 'Size',
  cover: 'Covering',
};
export const hands = { right: 'Right', left: 'Left' } as const;
export const cases: Readonly<Record<CaseKey, readonly [value: string, detail: string]>> = {
  original: ['Original', 'hard case, latches work'],
  later: ['Later', 'hard case, fits well'],
  new: ['New', 'hard case'],
  bag: ['Gig bag', 'padded'],
  none: ['None', 'ships in a shop case'],
};
export const frets: Readonly<Record<FretState, string>> = {
  original: 'original',
  dressed: 'dressed once',
  refret: 'refretted',
};
export const conditions: Readonly<Record<Condition, string>> = {
  MINT: 'Mint',
  EXCELLENT: 'Excellent',
  VERY_GOOD: 'Very Good',
  GOOD: 'Good',
  FAIR: 'Fair',
  PROJECT: 'Project',
  NEW: 'New',
};
export const finishNotes = { original: 'original', refinished: 'refinished', overspray: 'oversprayed' } as const;
export const words = {
  onOurScale: 'on our scale',
  at: 'at 1st',
  atTwelfth: 'at 12th',
  atSeventh: 'at 7th',
  originalNut: 'original nut',
  newNut: 'bone, new',
  fretsOf: 'frets',
  allOriginal: 'all original',
  oneOwner: 'one owner',
  refinished: 'refinished',
  leftHanded: 'left-handed',
  watts: 'watts',
  circa: 'c.',
  none: 'None',
  deep: 'deep',
  boards: { rosewood: 'rosewood board', maple: 'maple board', ebony: 'ebony board' },
  project: 'a project',
  covering: 'first covering',
  refretted: 'refretted',
} as const;
export const profiles = {
  soft: ['Soft V', 'a soft V'],
  full: ['Full C', 'a full C'],
  medium: ['Medium C', 'a medium C'],
  slim: ['Slim C', 'slim'],
  round: ['Round', 'round'],
  flat: ['Flat', 'flat and wide'],
  u: ['U', 'a friendly U'],
  narrow: ['Narrow', 'narrow'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
/** “the seventies” for a year of that decade. */
export function decadeName(year: number): string {
  const names: Readonly<Record<number, string>> = {
    1950: 'fifties',
    1960: 'sixties',
    1970: 'seventies',
    1980: 'eighties',
    1990: 'nineties',
  };
  const decade = Math.floor(year / 10) * 10;
  return `the ${names[decade] ?? `${decade}s`}`;
}
export const spellYears = (count: number): string => `${count} years`;
