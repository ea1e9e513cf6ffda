import * as enPictures from '../copy/en/pictures.ts';
import { pickups as enPickups } from '../copy/en/parts.ts';
import * as frPictures from '../copy/fr/pictures.ts';
import { pickups as frPickups } from '../copy/fr/parts.ts';
import type { Flaw, InstrumentSpec, View } from '../../drawings/types.ts';
import { finishOf } from '../models/finishes.ts';
import { neckBoards, pickupSets } from '../models/parts.ts';
import type { Condition, DemoImage, Text } from '../types.ts';
import { casePicture } from './case-picture.ts';
import type { Draft } from './draft.ts';
import { gearPictures, hasNeck, instrumentPictures, type PlannedPicture } from './picture-plan.ts';
import { typesetFrench } from './typeset.ts';

const wearByCondition: Readonly<Record<Condition, number>> = {
  NEW: 0,
  MINT: 0.03,
  EXCELLENT: 0.25,
  VERY_GOOD: 0.42,
  GOOD: 0.62,
  FAIR: 0.8,
  PROJECT: 0.92,
};

/** Bodies that several makers build, each with a headstock of its own. */
const sharedBodies: ReadonlySet<InstrumentSpec['body']> = new Set<InstrumentSpec['body']>([
  'carved-single-cut',
  'slab-single-cut',
  'double-horn',
  'semi-hollow',
  'hollow-cutaway',
  'hollow-sharp-cut',
  'archtop',
  'archtop-acoustic',
  'slope-shoulder',
  'jumbo',
]);
const headsByBrand: Readonly<Record<string, NonNullable<InstrumentSpec['head']>>> = {
  Gibson: 'book-3',
  Tokai: 'book-3',
  Epiphone: 'crown-3',
  Heritage: 'crown-3',
  Hagstrom: 'crown-3',
  Gretsch: 'wide-3',
  Guild: 'wide-3',
  Danelectro: 'bottle-3',
};

/** Since then small flat-tops have a solid headstock. */
const SOLID_HEADS = 1934;

function parlorHead(brand: string, year: number): Partial<InstrumentSpec> {
  if (year < SOLID_HEADS) return {};
  return brand === 'Gibson' || brand === 'Epiphone'
    ? { head: brand === 'Gibson' ? 'book-3' : 'crown-3', pickguard: 'tortoise' }
    : { head: 'paddle-3', pickguard: 'tortoise' };
}

function details({ model: { build, brand }, year }: Draft): Partial<InstrumentSpec> {
  if (build.kind === 'amp' || build.kind === 'pedal') return { ...build.draw };
  const { count, draw } = pickupSets[build.pickups];
  return {
    fingerboard: neckBoards[build.neck],
    ...(count === 0 ? {} : { pickups: draw, pickupCount: count }),
    ...(build.body === 'parlor' ? parlorHead(brand, year) : {}),
    ...(sharedBodies.has(build.body) && headsByBrand[brand] ? { head: headsByBrand[brand] } : {}),
    ...build.draw,
  };
}

/** What the illustrator needs to draw this one; the view comes with each picture. */
export function drawingOf(item: Draft, seed: number, flaws: readonly Flaw[] = []): InstrumentSpec {
  const { build } = item.model;
  const age = Math.min(1, Math.max(0.25, (item.now - item.year) / 45));
  return {
    body: build.body,
    finish: finishOf(item.finish).drawing,
    seed,
    wear: Math.round(wearByCondition[item.condition] * age * 100) / 100,
    ...details(item),
    ...(item.hand === 'left' && { lefty: true }),
    ...(flaws.length > 0 && hasNeck(build.body) && { flaws }),
  };
}

/** Fills the words of a picture; both languages have the same slots. */
function filled(en: string, fr: string, facts: Readonly<Record<string, Text>>): Text {
  const fill = (line: string, language: 'en' | 'fr'): string =>
    line.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]?.[language] ?? '');
  return { en: fill(en, 'en').trim(), fr: typesetFrench(fill(fr, 'fr').trim()) };
}

/** The drawing of each view, one object for all pictures that are a part of it. */
export function viewsOf(drawing: InstrumentSpec): (view: View) => InstrumentSpec {
  const made = new Map<View, InstrumentSpec>();
  return (view) => {
    const known = made.get(view) ?? { ...drawing, view };
    made.set(view, known);
    return known;
  };
}

/** One picture for each that is planned, with the words for those who do not see it. */
export function picturesOf(
  drawn: (view: View) => InstrumentSpec,
  plan: readonly PlannedPicture[],
  facts: Readonly<Record<string, Text>>,
): readonly DemoImage[] {
  return plan.map(({ kind, drawing: view, frame, alt }) => ({
    view: kind,
    drawing: drawn(view),
    ...(frame === undefined ? {} : { frame }),
    alt: filled(enPictures.alts[alt], frPictures.alts[alt], facts),
  }));
}

const behind: ReadonlySet<Flaw['place']> = new Set<Flaw['place']>([
  'back',
  'back-edge',
  'neck-back',
  'heel',
  'behind-nut',
]);

/** A close look at each mark that the report names. */
function flawPictures(drawn: (view: View) => InstrumentSpec, title: Text): readonly DemoImage[] {
  return (drawn('card').flaws ?? []).map(({ kind, place }, index) => ({
    view: 'detail',
    drawing: drawn(behind.has(place) ? 'back' : 'card'),
    frame: `flaw-${index + 1}`,
    alt: filled(enPictures.flawAlt, frPictures.flawAlt, {
      title,
      mark: {
        en: `${enPictures.marks[kind]} ${enPictures.places[place]}`,
        fr: `${frPictures.marks[kind]} ${frPictures.places[place]}`,
      },
    }),
  }));
}

/** All pictures of an instrument, an amplifier or a pedal. */
export function instrumentImages(item: Draft, drawing: InstrumentSpec, title: Text): readonly DemoImage[] {
  const { build } = item.model;
  const { label } = finishOf(item.finish);
  const set = build.kind === 'amp' || build.kind === 'pedal' || build.pickups === 'none' ? undefined : build.pickups;
  const pickups = set ? { en: `${enPickups[set]}.`, fr: `${frPickups[set]}.` } : { en: '', fr: '' };
  const facts = { title, pickups, finish: { en: label.en.toLowerCase(), fr: label.fr.toLowerCase() } };
  const drawn = viewsOf(drawing);
  if (!hasNeck(build.body)) return picturesOf(drawn, gearPictures, facts);
  return [...picturesOf(drawn, instrumentPictures(build), facts), ...flawPictures(drawn, title), ...casePicture(item)];
}
