import type { Knot } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import { around, type Box } from '../core/model.ts';
import { fretAt } from '../core/numbers.ts';
import type { Sheet } from '../core/sheet.ts';
import { flaw, flawFrame, flawGroup } from '../parts/flaws.ts';
import type { NeckSpec } from '../parts/neck.ts';
import type { FlawPlace } from '../types.ts';
import type { BodyParts } from './body-parts.ts';

type Place = (box: Box, neck: NeckSpec, knots: readonly Knot[]) => readonly [x: number, y: number];

/** How large the small things are beside those of a full-sized guitar. */
const sizeOf = (box: Box): number => Math.min(1.1, Math.max(0.5, box.w / 330));

/** Close looks from the front. */
export function frontLooks(body: BodyParts, neck: NeckSpec): Readonly<Record<string, Box>> {
  const { box } = body;
  const k = sizeOf(box);
  const saddle = neck.saddle ?? neck.scale;
  const end = neck.end ?? fretAt(neck.scale, neck.frets);
  const [cx, cy] = body.controls ?? [(box.x + box.w) * 0.6, box.y + box.h * 0.78];
  return {
    bridge: around(0, saddle + 8 * k, 190 * k),
    controls: around(cx, cy, 190 * k),
    middle: around(0, (end + saddle) / 2, 230 * k),
    fingerboard: around(0, fretAt(neck.scale, 10), 150 * k),
    nut: around(0, fretAt(neck.scale, 2) - 12, 118 * k),
  };
}

/** Close looks from behind. */
export function backLooks(box: Box, neck: NeckSpec, top: number): Readonly<Record<string, Box>> {
  const k = sizeOf(box);
  const foot = box.y + box.h;
  const whole = (foot - top) * 1.1;
  return {
    'back-full': { x: -whole * 0.4, y: top - whole * 0.045, w: whole * 0.8, h: whole },
    'head-back': { x: -(166 - top) * 0.4, y: top - 36, w: (166 - top) * 0.8, h: 166 - top },
    heel: around(0, neck.join - 4, 210 * k),
    'neck-back': around(0, fretAt(neck.scale, 5), 150 * k),
  };
}

/** The knot of the outline that is furthest in a direction. */
function furthest(knots: readonly Knot[], dx: number, dy: number): readonly [number, number] {
  const reach = (k: Knot): number => k[0] * dx + k[1] * dy;
  const best = knots.reduce((a, b) => (reach(b) > reach(a) ? b : a), knots[0] ?? [0, 0]);
  return [best[0] * 0.965, best[1]];
}

export const frontPlaces: Readonly<Partial<Record<FlawPlace, Place>>> = {
  'lower-edge': (_box, _neck, knots) => {
    const [x, y] = furthest(knots, -0.55, 1);
    return [x, y - 10];
  },
  'treble-edge': (box, _neck, knots) => {
    const lower = knots.filter(([, y]) => y > box.y + box.h * 0.5);
    const [x, y] = furthest(lower, 1, 0.2);
    return [x - 6, y];
  },
  forearm: (box, _neck, knots) => {
    const lower = knots.filter(([, y]) => y > box.y + box.h * 0.5 && y < box.y + box.h * 0.88);
    const [x, y] = furthest(lower, -1, 0);
    return [x + 20, y + 8];
  },
  'lower-bout': (box) => [box.x + box.w * 0.27, box.y + box.h * 0.82],
  'beside-board': (_box, { heel, join }) => [heel / 2 + 9, join + 46],
  waist: (box, _neck, knots) => {
    const inner = knots.filter(([x, y]) => x < 0 && y > box.y + box.h * 0.35 && y < box.y + box.h * 0.65);
    const [x, y] = furthest(inner.length > 0 ? inner : knots, 1, 0);
    return [x + 10, y];
  },
};

export const backPlaces: Readonly<Partial<Record<FlawPlace, Place>>> = {
  back: (box) => [box.x + box.w * 0.58, box.y + box.h * 0.7],
  'back-edge': (box) => [box.x + box.w * 0.36, box.y + box.h * 0.93],
  'neck-back': (_box, { scale }) => [0, fretAt(scale, 2)],
  heel: (_box, { join }) => [0, join - 8],
  'behind-nut': () => [0, -10],
};

interface Marks {
  readonly art: string;
  readonly details: Readonly<Record<string, Box>>;
}

/** Draws those of the flaws that lie on this side, and frames a close look at each. */
export function flawsOf(
  sheet: Sheet,
  body: BodyParts,
  neck: NeckSpec,
  places: Readonly<Partial<Record<FlawPlace, Place>>>,
): Marks {
  const k = sizeOf(body.box);
  const details: Record<string, Box> = {};
  const art = (sheet.spec.flaws ?? []).map(({ kind, place }, index) => {
    const where = places[place];
    if (!where) return '';
    const [x, y] = where(body.box, neck, body.knots);
    details[`flaw-${index + 1}`] = flawFrame(x, y, kind, k);
    return flawGroup(x, y, k, flaw(sheet, kind, coats[sheet.finish]));
  });
  const drawn = art.join('');
  const onBody = drawn && places === frontPlaces ? `<g clip-path="${sheet.clip('fl', body.path)}">${drawn}</g>` : drawn;
  return { art: onBody, details };
}
