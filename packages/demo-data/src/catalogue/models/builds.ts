import type { Body } from '../../drawings/types.ts';
import type { AmpBuild, CircuitKey, PedalBuild, StringBuild } from './model.ts';

/** Measures shared by models. A table spreads one and changes what differs. */
export const fender: StringBuild = {
  kind: 'solid',
  body: 's-type',
  scaleMm: 648,
  nutMm: 41.9,
  frets: 21,
  weightKg: [3.2, 3.75],
  wood: 'alder',
  neck: 'maple-rosewood',
  pickups: 'fender-three',
  bridge: 'synchronised',
  tuners: 'kluson-single',
};
export const tele: StringBuild = {
  ...fender,
  body: 't-type',
  wood: 'ash',
  neck: 'maple-one-piece',
  pickups: 'tele-pair',
  bridge: 'three-saddle',
  weightKg: [3.1, 3.7],
};
export const offset: StringBuild = {
  ...fender,
  body: 'offset-waist',
  pickups: 'jazzmaster-pair',
  bridge: 'floating-vibrato',
  weightKg: [3.5, 4.1],
};
export const student: StringBuild = {
  ...fender,
  body: 'short-scale',
  scaleMm: 610,
  wood: 'poplar',
  pickups: 'student-pair',
  bridge: 'dynamic-vibrato',
  weightKg: [2.9, 3.4],
};

export const lesPaul: StringBuild = {
  kind: 'solid',
  body: 'carved-single-cut',
  scaleMm: 628,
  nutMm: 42.9,
  frets: 22,
  weightKg: [3.75, 4.5],
  wood: 'maple-cap',
  neck: 'mahogany-rosewood',
  pickups: 'paf-pair',
  bridge: 'abr-stop',
  tuners: 'kluson-single',
  draw: { inlays: 'trapezoids' },
};
export const junior: StringBuild = {
  ...lesPaul,
  body: 'slab-single-cut',
  wood: 'mahogany',
  pickups: 'p90-one',
  bridge: 'wraparound',
  weightKg: [3.0, 3.6],
  draw: { inlays: 'dots' },
};
export const sg: StringBuild = {
  ...lesPaul,
  body: 'double-horn',
  wood: 'mahogany',
  bridge: 'tune-o-matic',
  weightKg: [2.7, 3.3],
};

export const semi: StringBuild = {
  kind: 'semi',
  body: 'semi-hollow',
  scaleMm: 628,
  nutMm: 42.9,
  frets: 22,
  weightKg: [3.3, 3.9],
  wood: 'laminated-maple',
  neck: 'mahogany-rosewood',
  pickups: 'paf-pair',
  bridge: 'abr-stop',
  tuners: 'kluson-double',
};
/** Gibson’s smaller electric archtop with a pointed cutaway. */
export const sharpCut: StringBuild = {
  ...semi,
  body: 'hollow-sharp-cut',
  frets: 20,
  weightKg: [2.9, 3.4],
  pickups: 'p90-pair',
  bridge: 'floating-rosewood',
  wood: 'laminated-archtop',
};
export const hollow: StringBuild = {
  ...semi,
  body: 'hollow-cutaway',
  frets: 20,
  weightKg: [2.9, 3.4],
  pickups: 'p90-pair',
  bridge: 'floating-rosewood',
  wood: 'laminated-archtop',
};

export const archtop: StringBuild = {
  kind: 'archtop',
  body: 'archtop-acoustic',
  scaleMm: 629,
  nutMm: 43.2,
  frets: 20,
  weightKg: [2.5, 3.1],
  wood: 'carved-spruce-maple',
  neck: 'maple-ebony',
  pickups: 'none',
  bridge: 'floating-ebony',
  tuners: 'grover-imperial',
};
export const electricArchtop: StringBuild = {
  ...archtop,
  body: 'archtop',
  pickups: 'paf-pair',
  weightKg: [3.1, 3.7],
  bridge: 'floating-ebony',
};

export const dread: StringBuild = {
  kind: 'flattop',
  body: 'dreadnought',
  scaleMm: 645,
  nutMm: 42.9,
  frets: 20,
  weightKg: [1.85, 2.25],
  wood: 'spruce-mahogany',
  neck: 'mahogany-rosewood',
  pickups: 'none',
  bridge: 'pin-rosewood',
  tuners: 'kluson-double',
};
export const slope: StringBuild = {
  ...dread,
  body: 'slope-shoulder',
  scaleMm: 629,
  tuners: 'kluson-deluxe',
  weightKg: [1.75, 2.1],
};
export const om: StringBuild = { ...dread, body: 'auditorium', nutMm: 44.5, weightKg: [1.6, 1.95] };
export const small: StringBuild = {
  ...dread,
  body: 'parlor',
  scaleMm: 632,
  nutMm: 43.7,
  frets: 19,
  weightKg: [1.25, 1.6],
  tuners: 'open-back',
};
export const jumbo: StringBuild = {
  ...dread,
  body: 'jumbo',
  scaleMm: 648,
  wood: 'spruce-maple',
  weightKg: [2.1, 2.6],
  tuners: 'grover-rotomatic',
  draw: { inlays: 'blocks' },
};
export const moustacheJumbo: StringBuild = { ...jumbo, draw: { ...jumbo.draw, moustache: true } };
export const tenor: StringBuild = {
  ...dread,
  body: 'tenor-guitar',
  scaleMm: 584,
  nutMm: 31.8,
  frets: 19,
  weightKg: [1.15, 1.5],
  tuners: 'friction',
};

export const classical: StringBuild = {
  kind: 'nylon',
  body: 'classical',
  scaleMm: 650,
  nutMm: 52,
  frets: 19,
  weightKg: [1.4, 1.7],
  wood: 'cedar-indian',
  neck: 'cedar-ebony',
  pickups: 'none',
  bridge: 'tie-block',
  tuners: 'slotted-classical',
};
export const resonator: StringBuild = {
  kind: 'resonator',
  body: 'resonator',
  scaleMm: 635,
  nutMm: 46,
  frets: 19,
  weightKg: [2.9, 3.6],
  wood: 'painted-steel',
  neck: 'mahogany-rosewood',
  pickups: 'none',
  bridge: 'biscuit',
  tuners: 'open-back',
};
export const woodResonator: StringBuild = {
  ...resonator,
  body: 'resonator-wood',
  wood: 'wood-resonator',
  bridge: 'spider',
  nutMm: 44.5,
  weightKg: [2.4, 3.1],
};

export const bass: StringBuild = {
  kind: 'bass',
  body: 'bass-p',
  scaleMm: 864,
  nutMm: 44.5,
  frets: 20,
  weightKg: [3.6, 4.3],
  wood: 'alder',
  neck: 'maple-rosewood',
  pickups: 'precision-split',
  bridge: 'bass-four-saddle',
  tuners: 'bass-reverse',
  noun: 'bass',
};
export const jazzBass: StringBuild = {
  ...bass,
  body: 'bass-j',
  nutMm: 38.1,
  pickups: 'jazz-pair',
  weightKg: [3.9, 4.6],
};
export const shortBass: StringBuild = {
  ...bass,
  body: 'bass-short',
  scaleMm: 775,
  nutMm: 39.5,
  wood: 'mahogany',
  weightKg: [3.0, 3.6],
  bridge: 'bass-bar',
  pickups: 'bass-mudbucker',
};

export const mandolinA: StringBuild = {
  kind: 'mandolin',
  body: 'mandolin-a',
  scaleMm: 353,
  nutMm: 29,
  frets: 20,
  weightKg: [0.75, 0.95],
  wood: 'spruce-birch-mandolin',
  neck: 'mahogany-dyed',
  pickups: 'none',
  bridge: 'mandolin-ebony',
  tuners: 'mandolin-plate',
  noun: 'mandolin',
};
export const mandolinF: StringBuild = {
  ...mandolinA,
  body: 'mandolin-f',
  frets: 24,
  wood: 'spruce-maple-mandolin',
  neck: 'maple-ebony',
  weightKg: [0.95, 1.2],
};

export const banjo: StringBuild = {
  kind: 'banjo',
  body: 'banjo',
  scaleMm: 668,
  nutMm: 31.8,
  frets: 22,
  weightKg: [4.3, 5.4],
  wood: 'maple-rim-resonator',
  neck: 'maple-rosewood',
  pickups: 'none',
  bridge: 'banjo-maple',
  tuners: 'planetary',
  noun: 'banjo',
};
export const openBanjo: StringBuild = {
  ...banjo,
  body: 'banjo-open-back',
  wood: 'maple-rim',
  scaleMm: 660,
  weightKg: [2.2, 3.1],
};
export const tenorBanjo: StringBuild = {
  ...banjo,
  body: 'tenor-banjo',
  scaleMm: 584,
  nutMm: 30.5,
  frets: 19,
  weightKg: [3.2, 4.4],
};

export const uke: StringBuild = {
  kind: 'ukulele',
  body: 'ukulele',
  scaleMm: 349,
  nutMm: 35,
  frets: 12,
  weightKg: [0.32, 0.42],
  wood: 'all-koa',
  neck: 'koa-koa',
  pickups: 'none',
  bridge: 'uke-slotted',
  tuners: 'friction',
  noun: 'ukulele',
};
export const tenorUke: StringBuild = {
  ...uke,
  body: 'tenor-ukulele',
  scaleMm: 432,
  nutMm: 36.5,
  frets: 18,
  weightKg: [0.6, 0.78],
  tuners: 'gotoh',
};

export const lapSteel: StringBuild = {
  kind: 'steel',
  body: 'lap-steel',
  scaleMm: 572,
  nutMm: 50,
  frets: 29,
  weightKg: [2.3, 3.4],
  wood: 'poplar',
  neck: 'steel-board',
  pickups: 'steel-one',
  bridge: 'fixed-steel',
  tuners: 'steel-machines',
  noun: 'lap-steel',
};
export const pedalSteel: StringBuild = {
  ...lapSteel,
  body: 'pedal-steel',
  scaleMm: 610,
  nutMm: 88,
  frets: 24,
  weightKg: [15, 24],
  wood: 'steel-frame',
  bridge: 'changer',
  noun: 'pedal-steel',
};

/** An amplifier: body of the drawing, watts, valves, speaker, weight, width × height × depth. */
export function amp(
  body: Body,
  watts: number,
  valves: string,
  speaker: string,
  weightKg: readonly [number, number],
  sizeMm: readonly [number, number, number],
): AmpBuild {
  return { kind: 'amp', body, watts, valves, speaker, weightKg, sizeMm };
}

/** An effect: body of the drawing, what it does, its weight and the layout of its face. */
export function effect(body: Body, circuit: CircuitKey, weightKg: readonly [number, number], design = 0): PedalBuild {
  return { kind: 'pedal', body, circuit, weightKg, draw: { design } };
}
