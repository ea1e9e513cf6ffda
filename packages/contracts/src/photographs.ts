/** What a photograph of an instrument may be, and what it should be. */
export const photographLimits = {
  /** Bytes of one file. */
  bytes: 40 * 2 ** 20,
  /** All pixels of one photograph. */
  pixels: 60_000_000,
  /** Of one listing. */
  count: 30,
  /** Pixels of the longer side without which a listing is not published. */
  publishSide: 1_000,
  /** Pixels of the longer side that show what a buyer asks about. */
  advisedSide: 2_400,
  /** Pixels of the longer side that are kept. */
  keptSide: 4_096,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  /** Browsers that know no HEIC give its files no type. */
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif'],
} as const;

/** Why a photograph is not taken: too many bytes or pixels, of no kind that we open, damaged, or nothing came. */
export const photographFaults = ['size', 'pixels', 'kind', 'broken', 'missing'] as const;
export type PhotographFault = (typeof photographFaults)[number];

/** The part of a photograph that is shown, in fractions of its width and height as it is turned. */
export interface PhotographCrop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Quarter turns, clockwise, in degrees. */
export const photographRotations = [0, 90, 180, 270] as const;
export type PhotographRotation = (typeof photographRotations)[number];

/** What a photograph of an instrument shows: the views that decide a sale. */
export const photographShots = [
  'front',
  'back',
  'side',
  'headstock',
  'headstockBack',
  'serial',
  'heel',
  'frets',
  'bridge',
  'controls',
  'cavities',
  'label',
  'panel',
  'speaker',
  'inside',
  'case',
  'flaws',
] as const;
export type PhotographShot = (typeof photographShots)[number];

/** Kinds of instruments that are photographed alike. */
export type ShotListKind = 'electric' | 'acoustic' | 'bass' | 'amp' | 'effect' | 'other';

const solid = [
  'front',
  'back',
  'headstock',
  'headstockBack',
  'serial',
  'heel',
  'frets',
  'controls',
  'cavities',
  'case',
  'flaws',
] as const;

/** The shots that buyers of each kind look for, in the order in which they are taken. */
export const shotLists: Readonly<Record<ShotListKind, readonly PhotographShot[]>> = {
  electric: solid,
  bass: solid,
  acoustic: [
    'front',
    'back',
    'side',
    'headstock',
    'headstockBack',
    'heel',
    'frets',
    'bridge',
    'label',
    'case',
    'flaws',
  ],
  amp: ['front', 'back', 'panel', 'speaker', 'serial', 'inside', 'flaws'],
  effect: ['front', 'back', 'inside', 'serial', 'case', 'flaws'],
  other: ['front', 'back', 'serial', 'flaws'],
};

/** How an instrument of a category and type is photographed. */
export function shotListKindOf(category: string, type: string): ShotListKind {
  if (type === 'amplifiers') return 'amp';
  if (type === 'bass-guitars') return 'bass';
  if (type === 'pedals') return 'effect';
  if (category === 'acoustic-guitars' || category === 'mandolins') return 'acoustic';
  return category === 'electric-guitars' ? 'electric' : 'other';
}

/** Reads the name of a shot; null for everything else. */
export const readShot = (text: string | null): PhotographShot | null =>
  photographShots.find((shot) => shot === text) ?? null;
