import { coats } from '../core/finishes.ts';
import { type Box, mirroredBox, type Model, type Solid, wallFrame } from '../core/model.ts';
import type { Sheet } from '../core/sheet.ts';
import { neck, type NeckSpec } from '../parts/neck.ts';
import type { Board, Finish, Guard, Inlay, Knob, Pickup, View } from '../types.ts';
import { backOf } from './back.ts';
import type { BodyParts } from './body-parts.ts';
import { backLooks, backPlaces, flawsOf, frontLooks, frontPlaces } from './looks.ts';

/** Sides of a neck, thinner than any body. */
const NECK_DEPTH = 17;
const depths: Readonly<Record<BodyParts['fixing'], number>> = {
  bolt: 44,
  'bolt-vibrato': 44,
  set: 46,
  plain: 46,
  acoustic: 96,
};

/** Puts body and neck together and works out the crops. */
export function assemble(sheet: Sheet, body: BodyParts, usual: NeckSpec): Model {
  const spec = sheet.spec.head ? { ...usual, head: sheet.spec.head } : usual;
  if (sheet.spec.view === 'back') {
    const made = backOf(sheet, body, spec);
    const flipped = mirroredBox(body.box);
    const looks = backLooks(flipped, spec, made.top);
    const marks = flawsOf(sheet, { ...body, box: flipped }, spec, backPlaces);
    return {
      art: made.art + marks.art,
      silhouette: made.silhouette,
      frames: framesOf(flipped, made.top, made.halfWidth, sheet.side),
      details: { ...looks, ...marks.details },
    };
  }
  const made = neck(sheet, spec);
  const marks = flawsOf(sheet, body, spec, frontPlaces);
  return {
    art: `${body.art}${marks.art}${made.art}${body.over ?? ''}${made.strings}`,
    silhouette: `${body.path}${body.rim ?? ''}${made.silhouette}`,
    frames: framesOf(body.box, made.top, made.halfWidth, sheet.side),
    details: { ...frontLooks(body, spec), ...marks.details },
    solids: solidsOf(body, spec, made.silhouette),
  };
}

function solidsOf(body: BodyParts, spec: NeckSpec, neckShape: string): readonly Solid[] {
  const { base, rim } = coats[body.back];
  const edge = rim?.at(-1)?.[0];
  const [mid, deep] = edge ? [edge, '#0d0704'] : [base[1], base[2]];
  const depth = (body.depth ?? depths[body.fixing]) * (body.depth ? 1 : Math.min(1, body.box.w / 330));
  const wood = spec.wood === 'maple' ? (['#dba960', '#8d5f2c'] as const) : (['#6b341b', '#2c130a'] as const);
  return [
    { path: body.path, depth, tones: [mid, deep] },
    { path: neckShape, depth: NECK_DEPTH, tones: wood },
  ];
}

function framesOf(box: Box, top: number, headHalf: number, side: 1 | -1): Readonly<Record<View, Box>> {
  const foot = box.y + box.h;
  const half = Math.max(headHalf, -box.x, box.x + box.w);
  const middle = side * (box.x + box.w / 2);
  // 14 % air below, the highest horn a tenth below the upper edge, an eighth of air at the sides
  const cardHeight = Math.max(box.h / 0.76, (box.w / 0.77) * 1.25);
  const card = {
    x: middle - cardHeight * 0.4,
    y: foot - cardHeight * 0.86,
    w: cardHeight * 0.8,
    h: cardHeight,
  };
  const tall = Math.max((foot - top) * 1.1, (half * 2 * 1.16 * 54) / 25);
  const head = 130 - top + 36;
  return {
    card,
    back: card,
    left: card,
    right: card,
    full: { x: (-tall * 25) / 108, y: top - (tall - (foot - top)) * 0.45, w: (tall * 25) / 54, h: tall },
    hang: wallFrame(0, top),
    head: { x: -head * 0.4, y: top - 36, w: head * 0.8, h: head },
  };
}

/** The choices a spec leaves open, filled in by the body. */
export interface Choice {
  readonly finish: Finish;
  readonly board: Board;
  readonly guard: Guard;
  readonly pickups: Pickup;
  readonly inlays: Inlay;
  readonly knobs: Knob;
}

/** Takes from the spec what it says and from the body what it leaves open. */
export function choose(sheet: Sheet, d: Omit<Choice, 'finish'>): Choice {
  const s = sheet.spec;
  return {
    finish: sheet.finish,
    board: s.fingerboard ?? d.board,
    guard: s.pickguard ?? d.guard,
    pickups: s.pickups ?? d.pickups,
    inlays: s.inlays ?? d.inlays,
    knobs: s.knobs ?? d.knobs,
  };
}
