import { type Box, type Model, wallFrame } from '../core/model.ts';
import type { Sheet } from '../core/sheet.ts';
import { neck, type NeckSpec } from '../parts/neck.ts';
import type { Board, Finish, Guard, Inlay, Knob, Pickup, View } from '../types.ts';
import { backOf } from './back.ts';
import type { BodyParts } from './body-parts.ts';

/** Puts body and neck together and works out the crops. */
export function assemble(sheet: Sheet, body: BodyParts, spec: NeckSpec): Model {
  if (sheet.spec.view === 'back') {
    const made = backOf(sheet, body, spec);
    const flipped = { ...body.box, x: -body.box.x - body.box.w };
    return {
      art: made.art,
      silhouette: made.silhouette,
      frames: framesOf(flipped, made.top, made.halfWidth, sheet.side),
    };
  }
  const made = neck(sheet, spec);
  return {
    art: `${body.art}${made.art}${body.over ?? ''}${made.strings}`,
    silhouette: `${body.path}${body.rim ?? ''}${made.silhouette}`,
    frames: framesOf(body.box, made.top, made.halfWidth, sheet.side),
  };
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
