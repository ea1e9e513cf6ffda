import type { Kind } from '../models/model.ts';
import type { ItemTag, SellerKey } from '../types.ts';

export type FinishState =
  | 'asNew'
  | 'clean'
  | 'checked'
  | 'worn'
  | 'refinished'
  | 'overspray'
  | 'tired'
  | 'plated'
  | 'painted';

interface OriginRule {
  readonly minAge: number;
  readonly maxAge?: number;
  readonly sellers: readonly SellerKey[];
  readonly kinds?: readonly Kind[];
  /** How likely beside the others. */
  readonly share: number;
  readonly tag?: ItemTag;
}

const all: readonly SellerKey[] = ['house', 'pro', 'private'];
const shops: readonly SellerKey[] = ['house', 'pro'];
const acoustic: readonly Kind[] = ['flattop', 'nylon', 'archtop', 'resonator', 'mandolin', 'banjo', 'ukulele'];
const strings: readonly Kind[] = [...acoustic, 'solid', 'semi', 'bass', 'steel'];

const originTable = <const K extends string>(table: Readonly<Record<K, OriginRule>>): Readonly<Record<K, OriginRule>> =>
  table;

/** Where a thing may have been, by age, seller and kind. */
export const originRules = originTable({
  receipt: { minAge: 30, sellers: shops, kinds: strings, share: 2, tag: 'one-owner' },
  grandson: { minAge: 45, sellers: shops, kinds: strings, share: 2, tag: 'one-owner' },
  church: { minAge: 25, sellers: all, kinds: ['solid', 'semi', 'bass', 'amp', 'flattop', 'steel'], share: 1 },
  closet: { minAge: 35, sellers: shops, kinds: strings, share: 2 },
  studio: { minAge: 8, sellers: shops, share: 2 },
  teacher: { minAge: 15, sellers: all, kinds: strings, share: 1.5 },
  trade: { minAge: 1, sellers: ['house'], share: 2 },
  returned: { minAge: 15, sellers: ['house'], share: 1.5 },
  estate: { minAge: 40, sellers: shops, kinds: acoustic, share: 2.5 },
  touring: {
    minAge: 12,
    sellers: all,
    kinds: ['solid', 'semi', 'bass', 'amp', 'pedal', 'steel', 'flattop'],
    share: 1.5,
  },
  second: { minAge: 12, sellers: all, kinds: strings, share: 2 },
  collection: { minAge: 25, sellers: shops, kinds: strings, share: 2 },
  band: { minAge: 15, sellers: all, kinds: ['solid', 'semi', 'bass', 'amp', 'pedal'], share: 1.5 },
  mine: { minAge: 6, sellers: ['private'], share: 9 },
  asheville: { minAge: 25, sellers: ['pro'], kinds: strings, share: 5 },
  recent: { minAge: 2, maxAge: 14, sellers: all, kinds: strings, share: 7 },
  handed: { minAge: 3, maxAge: 25, sellers: all, kinds: strings, share: 5 },
  pawn: { minAge: 25, sellers: shops, share: 1 },
  road: { minAge: 25, sellers: all, kinds: strings, share: 1 },
  celebrity: {
    minAge: 25,
    sellers: ['house'],
    kinds: ['solid', 'semi', 'flattop', 'bass', 'amp'],
    share: 0.35,
    tag: 'celebrity-owned',
  },
  danceband: {
    minAge: 60,
    sellers: shops,
    kinds: ['archtop', 'banjo', 'mandolin', 'steel', 'resonator', 'semi'],
    share: 2,
  },
  school: {
    minAge: 20,
    sellers: shops,
    kinds: ['nylon', 'mandolin', 'ukulele', 'banjo', 'archtop', 'bass'],
    share: 1.2,
  },
  letter: { minAge: 10, sellers: shops, kinds: strings, share: 1.5 },
  ours: { minAge: 3, sellers: ['house'], kinds: strings, share: 2 },
  porch: { minAge: 30, sellers: all, kinds: ['banjo', 'flattop', 'resonator', 'mandolin', 'ukulele'], share: 1.5 },
});
export type OriginKey = keyof typeof originRules;

/** Work that a kind is likely to have seen; the first ones more often. */
const electricWork = [
  'nut-replaced',
  'pots-replaced',
  'tuners-replaced',
  'switch-replaced',
  'pickup-rewound',
  'bridge-replaced',
  'extra-holes',
] as const;
const workTable = <const W extends string>(
  table: Readonly<Record<Kind, readonly W[]>>,
): Readonly<Record<Kind, readonly W[]>> => table;
export const workByKind = workTable({
  solid: electricWork,
  semi: electricWork,
  bass: ['nut-replaced', 'pots-replaced', 'tuners-replaced', 'pickup-rewound', 'bridge-replaced'],
  flattop: [
    'neck-reset',
    'saddle-new',
    'crack-repaired',
    'bridge-plate',
    'braces-reglued',
    'tuners-replaced',
    'bridge-acoustic',
    'pickup-added',
  ],
  nylon: ['saddle-new', 'crack-repaired', 'tuners-replaced', 'french-polish', 'braces-reglued'],
  archtop: [
    'braces-reglued',
    'tailpiece-replaced',
    'binding-replaced',
    'tuners-replaced',
    'crack-repaired',
    'nut-replaced',
  ],
  resonator: ['neck-reset', 'cone-replaced', 'tuners-replaced', 'nut-replaced'],
  mandolin: ['crack-repaired', 'nut-replaced', 'tuners-replaced', 'binding-replaced'],
  banjo: ['head-replaced', 'fifth-peg', 'nut-replaced', 'tailpiece-replaced'],
  ukulele: ['crack-repaired', 'pegs-replaced', 'saddle-new'],
  steel: ['pots-replaced', 'nut-replaced', 'pickup-rewound', 'tuners-replaced'],
  amp: [
    'caps-replaced',
    'three-prong',
    'valves-new',
    'speaker-reconed',
    'grille-replaced',
    'speaker-replaced',
    'transformer-replaced',
  ],
  pedal: ['jack-replaced', 'footswitch-replaced', 'power-jack'],
});
export type WorkKey = (typeof workByKind)[Kind][number] | 'headstock-repair';

/** Upkeep: it costs an instrument nothing of its value or of the word original. */
export const upkeep: ReadonlySet<WorkKey> = new Set<WorkKey>([
  'neck-reset',
  'saddle-new',
  'nut-replaced',
  'braces-reglued',
  'head-replaced',
  'caps-replaced',
  'three-prong',
  'valves-new',
  'french-polish',
  'jack-replaced',
]);

/** Upkeep that leaves every part where it was: still all original. */
export const traceless: ReadonlySet<WorkKey> = new Set<WorkKey>([
  'neck-reset',
  'saddle-new',
  'braces-reglued',
  'head-replaced',
  'valves-new',
]);
