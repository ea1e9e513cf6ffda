import type { Body } from './bodies.ts';
import type { Model } from './core/model.ts';
import { Sheet } from './core/sheet.ts';
import { stage } from './core/stage.ts';
import * as accessories from './gear/accessories.ts';
import * as amps from './gear/amps.ts';
import * as cases from './gear/cases.ts';
import * as pedals from './gear/pedals.ts';
import * as stands from './gear/stand-and-cable.ts';
import * as soft from './gear/strap-strings.ts';
import * as activeBass from './instruments/active-bass.ts';
import * as angular from './instruments/angular.ts';
import * as banjo from './instruments/banjo.ts';
import * as bass from './instruments/bass.ts';
import * as bolt from './instruments/bolt-on.ts';
import * as danelectro from './instruments/danelectro.ts';
import * as doubleCuts from './instruments/double-cuts.ts';
import * as flatTop from './instruments/flat-top.ts';
import * as folk from './instruments/folk.ts';
import * as harp from './instruments/harp-harmonica.ts';
import * as hollow from './instruments/hollow.ts';
import * as longHorn from './instruments/long-treble-horn.ts';
import * as mandolin from './instruments/mandolin.ts';
import * as offsets from './instruments/offsets.ts';
import * as resonator from './instruments/resonator.ts';
import * as rickenbacker from './instruments/rickenbacker.ts';
import * as setNeck from './instruments/set-neck.ts';
import * as sharpCut from './instruments/sharp-cut.ts';
import * as slab from './instruments/slab.ts';
import * as steel from './instruments/steel.ts';
import * as twinCut from './instruments/twin-cut.ts';
import * as clothes from './merch/clothes.ts';
import * as goods from './merch/goods.ts';
import * as headwear from './merch/headwear.ts';
import type { InstrumentSpec } from './types.ts';

const makers: Readonly<Record<Body, (sheet: Sheet) => Model>> = {
  's-type': bolt.sType,
  'super-s': bolt.superS,
  't-type': slab.tType,
  't-thinline': slab.tThinline,
  'offset-waist': bolt.offsetWaist,
  'short-scale': bolt.shortScale,
  'carved-single-cut': setNeck.carvedSingleCut,
  'slab-single-cut': setNeck.slabSingleCut,
  'double-horn': setNeck.doubleHorn,
  'v-type': angular.vType,
  'z-type': angular.zType,
  jaguar: offsets.jaguar,
  'slab-double-cut': doubleCuts.slabDoubleCut,
  'slab-square-cut': doubleCuts.slabSquareCut,
  'carved-double-cut': doubleCuts.carvedDoubleCut,
  'modern-double-cut': doubleCuts.modernDoubleCut,
  firebird: longHorn.firebird,
  'surf-offset': longHorn.surfOffset,
  'danelectro-single': danelectro.danelectroSingle,
  'danelectro-double': danelectro.danelectroDouble,
  'wave-solid': rickenbacker.waveSolid,
  'hollow-sharp-cut': sharpCut.hollowSharpCut,
  'crescent-hollow': rickenbacker.crescentHollow,
  'twin-cut-hollow': twinCut.twinCutHollow,
  'bass-active': activeBass.activeBass,
  'bass-wave': rickenbacker.waveBass,
  'bass-longhorn': danelectro.danelectroBass,
  'bass-six': offsets.bassSix,
  'bass-semi': sharpCut.semiHollowBass,
  'semi-hollow': hollow.semiHollow,
  'hollow-cutaway': hollow.hollowCutaway,
  archtop: hollow.archtop,
  'archtop-acoustic': hollow.archtopAcoustic,
  'bass-p': bass.bassP,
  'bass-j': bass.bassJ,
  'bass-short': bass.bassShort,
  'bass-student': bass.bassStudent,
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
  'mandolin-a': mandolin.mandolinA,
  'mandolin-f': mandolin.mandolinF,
  banjo: banjo.banjo,
  'banjo-open-back': banjo.banjoOpenBack,
  'tenor-banjo': banjo.tenorBanjo,
  'lap-steel': steel.lapSteel,
  'pedal-steel': steel.pedalSteel,
  violin: folk.violin,
  balalaika: folk.balalaika,
  dulcimer: folk.dulcimer,
  'lap-harp': harp.lapHarp,
  harmonica: harp.harmonica,
  'amp-tweed': amps.ampTweed,
  'amp-blackface': amps.ampBlackface,
  'amp-diamond': amps.ampDiamond,
  'amp-stack': amps.ampStack,
  'amp-practice': amps.ampPractice,
  pedal: pedals.pedal,
  'pedal-mini': pedals.pedalMini,
  'pedal-wide': pedals.pedalWide,
  'pedal-round': pedals.pedalRound,
  'pedal-wah': pedals.pedalWah,
  case: cases.hardCase,
  'case-box': cases.boxCase,
  'gig-bag': cases.gigBag,
  strap: soft.strap,
  'string-set': soft.stringSet,
  picks: accessories.picks,
  capo: accessories.capo,
  slide: accessories.slide,
  tuner: accessories.tunerClip,
  cable: stands.cable,
  stand: stands.stand,
  book: stands.book,
  'pickup-set': stands.pickupSet,
  't-shirt': clothes.tShirt,
  sweatshirt: clothes.sweatshirt,
  hoodie: clothes.hoodie,
  cap: headwear.cap,
  hat: headwear.hat,
  beanie: headwear.beanie,
  mug: goods.mug,
  tote: goods.tote,
  poster: goods.poster,
  'gift-card': goods.giftCard,
};

/**
 * Draws one picture of the shop as an SVG with a see-through ground and the thing's own soft shadow. The same spec
 * always gives the same text; ids carry a hash of the spec, so many pictures may stand in one page.
 */
export function drawInstrument(spec: InstrumentSpec): string {
  const sheet = new Sheet(spec);
  return stage(sheet, makers[spec.body](sheet), spec.body.replaceAll('-', ' '));
}
