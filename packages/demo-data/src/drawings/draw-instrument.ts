import type { Model } from './core/model.ts';
import { Sheet } from './core/sheet.ts';
import { stage } from './core/stage.ts';
import * as bass from './instruments/bass.ts';
import * as bolt from './instruments/bolt-on.ts';
import * as flatTop from './instruments/flat-top.ts';
import * as hollow from './instruments/hollow.ts';
import * as resonator from './instruments/resonator.ts';
import * as setNeck from './instruments/set-neck.ts';
import type { Body, InstrumentSpec } from './types.ts';

const makers: Readonly<Partial<Record<Body, (sheet: Sheet) => Model>>> = {
  's-type': bolt.sType,
  'super-s': bolt.superS,
  't-type': bolt.tType,
  't-thinline': bolt.tThinline,
  'offset-waist': bolt.offsetWaist,
  'short-scale': bolt.shortScale,
  'carved-single-cut': setNeck.carvedSingleCut,
  'slab-single-cut': setNeck.slabSingleCut,
  'double-horn': setNeck.doubleHorn,
  'v-type': setNeck.vType,
  'z-type': setNeck.zType,
  'semi-hollow': hollow.semiHollow,
  'hollow-cutaway': hollow.hollowCutaway,
  archtop: hollow.archtop,
  'archtop-acoustic': hollow.archtopAcoustic,
  'bass-p': bass.bassP,
  'bass-j': bass.bassJ,
  'bass-short': bass.bassShort,
  'bass-violin': bass.bassViolin,
  dreadnought: flatTop.dreadnought,
  'dreadnought-12': flatTop.dreadnought12,
  'dreadnought-cutaway': flatTop.dreadnoughtCutaway,
  'slope-shoulder': flatTop.slopeShoulder,
  auditorium: flatTop.auditorium,
  jumbo: flatTop.jumbo,
  'jumbo-12': flatTop.jumbo12,
  parlor: flatTop.parlor,
  classical: flatTop.classical,
  resonator: resonator.resonator,
  'resonator-wood': resonator.resonatorWood,
  'tenor-guitar': flatTop.tenorGuitar,
  ukulele: flatTop.ukulele,
  'tenor-ukulele': flatTop.tenorUkulele,
};

/**
 * Draws one picture of the shop as an SVG with a see-through ground and the thing's own soft shadow. The same spec
 * always gives the same text; ids carry a hash of the spec, so many pictures may stand in one page.
 */
export function drawInstrument(spec: InstrumentSpec): string {
  const sheet = new Sheet(spec);
  const make = makers[spec.body] ?? bolt.sType;
  return stage(sheet, make(sheet), spec.body.replaceAll('-', ' '));
}
