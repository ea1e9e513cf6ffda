import type { CategorySlug, Text, TypeSlug } from '#demo-data/catalogue/index.ts';

/** How an instrument is tuned, what is played on it, and how its strings sound. */
export interface SoundSpec {
  readonly key: string;
  readonly category: CategorySlug;
  readonly type: TypeSlug;
  /** Open strings, in the order of the instrument, as numbers of MIDI (69 is A at 440 Hz). */
  readonly tuning: readonly number[];
  /** Frets of the chord, string by string; null for one that is not played. */
  readonly chord: readonly (number | null)[];
  /** What is played after it: string (from 0), fret, and when, in beats. */
  readonly phrase: readonly (readonly [string: number, fret: number, beat: number])[];
  /** Seconds of a beat. */
  readonly beat: number;
  /** How long strings ring, from 0.98 (short) to 0.999. */
  readonly ring: number;
  /** How bright the pick is, from 0 to 1. */
  readonly brightness: number;
  /** Resonances of the body, in hertz; none for a solid body. */
  readonly body: readonly number[];
  /** Strings come in pairs. */
  readonly isDouble?: boolean;
  /** The names of its strings. */
  readonly strings: string;
  readonly chordName: Text;
}

const GUITAR = [40, 45, 50, 55, 59, 64] as const;
const run = [
  [5, 0, 5],
  [5, 3, 6],
  [4, 3, 7],
  [4, 0, 8],
  [3, 2, 9],
  [3, 0, 10],
  [2, 2, 11],
] as const;
const guitar = { tuning: GUITAR, strings: 'E A D G B E', phrase: run, beat: 0.3 } as const;
const majorE = {
  chord: [0, 2, 2, 1, 0, 0],
  chordName: { en: 'an open E chord', fr: 'un accord ouvert de mi majeur' },
} as const;
const minorA = {
  chord: [null, 0, 2, 2, 1, 0],
  chordName: { en: 'an open A minor chord', fr: 'un accord ouvert de la mineur' },
} as const;
const majorG = {
  chord: [3, 2, 0, 0, 0, 3],
  chordName: { en: 'an open G chord', fr: 'un accord ouvert de sol majeur' },
} as const;

/** One sound for each kind of instrument. */
export const soundSpecs: readonly SoundSpec[] = [
  {
    key: 'solid-body',
    category: 'electric-guitars',
    type: 'solid-body',
    ...guitar,
    ...majorE,
    ring: 0.9985,
    brightness: 0.75,
    body: [],
  },
  {
    key: 'hollow-body',
    category: 'electric-guitars',
    type: 'hollow-semi-hollow',
    ...guitar,
    ...minorA,
    ring: 0.997,
    brightness: 0.5,
    body: [190],
  },
  {
    key: 'dreadnought',
    category: 'acoustic-guitars',
    type: 'dreadnought',
    ...guitar,
    ...majorG,
    ring: 0.9965,
    brightness: 0.85,
    body: [98, 200, 410],
  },
  {
    key: 'jumbo',
    category: 'acoustic-guitars',
    type: 'jumbo',
    ...guitar,
    ...majorE,
    ring: 0.997,
    brightness: 0.9,
    body: [90, 180, 350],
  },
  {
    key: 'om',
    category: 'acoustic-guitars',
    type: 'om-auditorium',
    ...guitar,
    ...minorA,
    ring: 0.996,
    brightness: 0.8,
    body: [108, 220, 450],
  },
  {
    key: 'classical',
    category: 'acoustic-guitars',
    type: 'classical-nylon',
    ...guitar,
    ...minorA,
    beat: 0.34,
    ring: 0.994,
    brightness: 0.3,
    body: [100, 205, 380],
  },
  {
    key: 'resonator',
    category: 'acoustic-guitars',
    type: 'resonator',
    tuning: [38, 43, 50, 55, 59, 62],
    strings: 'D G D G B D',
    chord: [0, 0, 0, 0, 0, 0],
    chordName: { en: 'an open G tuning strummed', fr: 'un accordage ouvert en sol' },
    phrase: [
      [5, 5, 5],
      [5, 3, 6],
      [5, 0, 7],
      [4, 3, 8],
      [4, 0, 9],
      [3, 0, 10],
      [1, 0, 11],
    ],
    beat: 0.32,
    ring: 0.996,
    brightness: 1,
    body: [260, 620, 1_150],
  },
  {
    key: 'bass',
    category: 'other',
    type: 'bass-guitars',
    tuning: [28, 33, 38, 43],
    strings: 'E A D G',
    chord: [0, null, 2, null],
    chordName: { en: 'an open octave on E', fr: 'une octave ouverte de mi' },
    phrase: [
      [0, 0, 4],
      [0, 3, 5],
      [1, 0, 6],
      [1, 2, 7],
      [2, 0, 8],
      [1, 2, 9],
      [1, 0, 10],
      [0, 0, 11],
    ],
    beat: 0.32,
    ring: 0.9985,
    brightness: 0.45,
    body: [],
  },
  {
    key: 'mandolin-a',
    category: 'mandolins',
    type: 'a-style',
    tuning: [55, 62, 69, 76],
    strings: 'G D A E',
    chord: [0, 0, 2, 3],
    chordName: { en: 'an open G chord', fr: 'un accord ouvert de sol majeur' },
    phrase: [
      [3, 3, 4],
      [3, 0, 5],
      [2, 2, 6],
      [2, 0, 7],
      [1, 4, 8],
      [1, 2, 9],
      [1, 0, 10],
      [0, 0, 11],
    ],
    beat: 0.24,
    ring: 0.992,
    brightness: 0.9,
    body: [280, 560],
    isDouble: true,
  },
  {
    key: 'mandolin-f',
    category: 'mandolins',
    type: 'f-style',
    tuning: [55, 62, 69, 76],
    strings: 'G D A E',
    chord: [2, 0, 0, 2],
    chordName: { en: 'an open D chord', fr: 'un accord ouvert de ré majeur' },
    phrase: [
      [3, 2, 4],
      [3, 5, 5],
      [3, 2, 6],
      [3, 0, 7],
      [2, 5, 8],
      [2, 2, 9],
      [2, 0, 10],
      [1, 0, 11],
    ],
    beat: 0.24,
    ring: 0.991,
    brightness: 1,
    body: [310, 640],
    isDouble: true,
  },
  {
    key: 'banjo',
    category: 'other',
    type: 'banjos',
    tuning: [67, 50, 55, 59, 62],
    strings: 'G D G B D',
    chord: [0, 0, 0, 0, 0],
    chordName: { en: 'an open G chord', fr: 'un accord ouvert de sol majeur' },
    phrase: [
      [2, 0, 4],
      [3, 0, 5],
      [0, 0, 6],
      [4, 0, 7],
      [2, 2, 8],
      [3, 0, 9],
      [0, 0, 10],
      [4, 0, 11],
      [2, 0, 12],
    ],
    beat: 0.2,
    ring: 0.986,
    brightness: 1,
    body: [420, 900],
  },
  {
    key: 'ukulele',
    category: 'other',
    type: 'ukuleles',
    tuning: [67, 60, 64, 69],
    strings: 'G C E A',
    chord: [0, 0, 0, 3],
    chordName: { en: 'an open C chord', fr: 'un accord ouvert de do majeur' },
    phrase: [
      [3, 3, 4],
      [3, 2, 5],
      [3, 0, 6],
      [2, 3, 7],
      [2, 1, 8],
      [2, 0, 9],
      [1, 0, 10],
    ],
    beat: 0.28,
    ring: 0.989,
    brightness: 0.45,
    body: [240, 520],
  },
];
