import type { Body } from './bodies.ts';
import type { HeadKind } from './parts/head-kinds.ts';

export type { Body };

/** Every colour, timber and covering. Each one can be put on each body; what suits is the caller's taste. */
export const finishes = [
  // sunbursts
  'sunburst-2',
  'sunburst-3',
  'cherry-burst',
  'tobacco-burst',
  'honey-burst',
  'ice-tea-burst',
  'silver-burst',
  // stains and see-through lacquers
  'cherry',
  'wine-red',
  'western-orange',
  'walnut',
  'white-blonde',
  'butterscotch',
  'tv-yellow',
  'natural-ash',
  'transparent-blue',
  'cherokee-green',
  // timbers
  'spruce',
  'spruce-aged',
  'cedar',
  'mahogany',
  'maple',
  'koa',
  'rosewood',
  'ebony',
  // solid colours
  'black',
  'olympic-white',
  'aged-white',
  'cream',
  'surf-green',
  'seafoam',
  'sonic-blue',
  'daphne-blue',
  'fiesta-red',
  'dakota-red',
  'shell-pink',
  'coral',
  // metallics and sparkles
  'lake-blue',
  'pelham-blue',
  'candy-apple',
  'burgundy-mist',
  'inca-silver',
  'bronze',
  'frosted-green',
  'gold',
  'steel',
  'sparkle-silver',
  'sparkle-champagne',
  'sparkle-red',
  'sparkle-blue',
  // cloth, leather and covering
  'tweed',
  'black-tolex',
  'blonde-tolex',
  'brown-leather',
  'oxblood',
  'navy',
  'forest',
  'charcoal',
  'heather-grey',
] as const;
export type Finish = (typeof finishes)[number];

/**
 * How a thing is framed: `card` the body with the neck running off the top, `full` all of it, `hang` all of it at the
 * one scale of the wall, `head` the headstock (or the close look at gear), `back` from behind, `left` and `right` turned
 * so that this side of it is seen.
 */
export const views = ['card', 'full', 'hang', 'head', 'back', 'left', 'right'] as const;
export type View = (typeof views)[number];

/** Width through height of each view's picture. */
export const viewAspect: Readonly<Record<View, number>> = {
  card: 4 / 5,
  full: 25 / 54,
  hang: 2 / 5,
  head: 4 / 5,
  back: 4 / 5,
  left: 4 / 5,
  right: 4 / 5,
};

/** Width through height of a close look. */
export const detailAspect = 4 / 5;

/** What the years left on an instrument. */
export const flawKinds = [
  'dings',
  'chips',
  'scratches',
  'checking',
  'crack',
  'worn',
  'belt-rash',
  'ghost',
  'filled-holes',
  'repaired-break',
  'dull',
] as const;
export type FlawKind = (typeof flawKinds)[number];

/** Where it is: in front of the body, behind it, or behind the neck. */
export const flawPlaces = [
  'lower-edge',
  'treble-edge',
  'forearm',
  'lower-bout',
  'beside-board',
  'waist',
  'back',
  'back-edge',
  'neck-back',
  'heel',
  'behind-nut',
] as const;
export type FlawPlace = (typeof flawPlaces)[number];

/** One mark that a condition report names. */
export interface Flaw {
  readonly kind: FlawKind;
  readonly place: FlawPlace;
}

/** Prints for the backs of garments. */
export type BackPrint = 'tablature' | 'good-wood' | 'tuesdays';

/** The seamless backdrops of the design that a picture may stand on. */
export const backdrops = ['surf', 'shell', 'sonic', 'butter', 'fog'] as const;
export type Backdrop = (typeof backdrops)[number];

export const metals = ['nickel', 'chrome', 'gold', 'black'] as const;
export type Metal = (typeof metals)[number];

export const boards = ['rosewood', 'maple', 'ebony'] as const;
export type Board = (typeof boards)[number];

export const guards = ['white', 'mint', 'black', 'tortoise', 'cream', 'red-tortoise', 'pearl', 'gold', 'none'] as const;
export type Guard = (typeof guards)[number];

export const pickupKinds = [
  'single',
  'humbucker',
  'open-humbucker',
  'soapbox',
  'gold-foil',
  'lipstick',
  'toaster',
  'hi-gain',
  'dynasonic',
  'filtertron',
  'dog-ear',
  'mini-humbucker',
  'wide-range',
  'claw',
  'bass-humbucker',
  'none',
] as const;
export type Pickup = (typeof pickupKinds)[number];

export const inlayKinds = [
  'dots',
  'trapezoids',
  'blocks',
  'diamonds',
  'parallelograms',
  'thumbnails',
  'birds',
  'none',
] as const;
export type Inlay = (typeof inlayKinds)[number];

/** Where the strings end on an electric guitar. */
export const bridgeKinds = ['vibrato', 'hardtail', 'stop', 'arm', 'trapeze'] as const;
export type Bridge = (typeof bridgeKinds)[number];

export const knobKinds = ['skirt', 'dome', 'hat', 'speed', 'witch'] as const;
export type Knob = (typeof knobKinds)[number];

/** What to draw. Everything but the body has a default that suits the body. */
export interface InstrumentSpec {
  readonly body: Body;
  readonly finish?: Finish;
  /** Any integer: moves dings, grain and knob positions. Default 1. */
  readonly seed?: number;
  /** Default `card`. */
  readonly view?: View;
  /** 0 = as new, 1 = played every night for sixty years. Default 0.25. */
  readonly wear?: number;
  /** Marks that are shown on top of the general wear, each with a close look `flaw-1`, `flaw-2` … */
  readonly flaws?: readonly Flaw[];
  readonly hardware?: Metal;
  readonly fingerboard?: Board;
  readonly pickguard?: Guard;
  /** Kind of every pickup of an electric instrument; on acoustic ones it has no effect. */
  readonly pickups?: Pickup;
  /** 1, 2 or 3 pickups where the body has room for them. */
  readonly pickupCount?: 1 | 2 | 3;
  readonly inlays?: Inlay;
  /** Electric guitars only. */
  readonly bridge?: Bridge;
  readonly knobs?: Knob;
  /** False draws an electric archtop without its cutaway. */
  readonly cutaway?: boolean;
  /** A jumbo's bridge with curled wings, in place of a plain one. */
  readonly moustache?: boolean;
  /** Six pairs of strings on an electric guitar. */
  readonly twelve?: boolean;
  /** Shape of the headstock where the maker's is not the one usual for the body. */
  readonly head?: HeadKind;
  /** The face of the headstock in the colour of the body. */
  readonly matchingHead?: boolean;
  /** Binding around body and board where the body does not have it by default (or has it and should not). */
  readonly binding?: boolean;
  /** Left-handed: the whole instrument mirrored, the light stays. */
  readonly lefty?: boolean;
  /** Print of merch, layout of a pedal, cover of a book: any integer, taken modulo what the body offers. */
  readonly design?: number;
  /** What is printed on the back of a garment, large. */
  readonly backPrint?: BackPrint;
  /** Pixel width written on the SVG (the drawing itself does not change). Default 640. */
  readonly width?: number;
}
