import { around as centred, type Box, type Model, wallFrame } from '#demo-data/drawings/core/model.ts';
import type { View } from '#demo-data/drawings/types.ts';
import { viewAspect } from '#demo-data/drawings/types.ts';

interface FrameOptions {
  /** It stands on the ground and throws a contact shadow. */
  readonly stands?: boolean;
  /** What the `head` view looks at; default the upper half. */
  readonly close?: Box;
  /** An instrument hangs at the scale of the wall; other things fill their picture. */
  readonly trueScale?: boolean;
  /** Share of the picture's width the thing takes at most; default 0.76. */
  readonly share?: number;
  /** Thickness in mm; without it the thing is flat. */
  readonly depth?: number;
  /** Colours of its sides. */
  readonly sides?: readonly [front: string, back: string];
}

/** Frames a thing that is no instrument: centred, 14 % air below, the close look for `head`. */
export function frameObject(art: string, silhouette: string, bounds: Box, options: FrameOptions = {}): Model {
  const share = options.share ?? 0.76;
  const around = (view: View, seat: number): Box => {
    const aspect = viewAspect[view];
    const h = Math.max(bounds.h / share, bounds.w / share / aspect);
    const w = h * aspect;
    const air = (h - bounds.h) * seat;
    return { x: bounds.x + bounds.w / 2 - w / 2, y: bounds.y - air, w, h };
  };
  const close = options.close ?? { x: bounds.x, y: bounds.y, w: bounds.w, h: bounds.h * 0.5 };
  const frames = {
    card: around('card', 0.46),
    back: around('back', 0.46),
    left: around('left', 0.46),
    right: around('right', 0.46),
    full: around('full', options.stands ? 0.62 : 0.5),
    hang: options.trueScale
      ? wallFrame(bounds.x + bounds.w / 2, bounds.y)
      : around('hang', options.stands ? 0.9 : 0.16),
    head: fitted(close, viewAspect.head),
  };
  const depth = options.depth ?? (options.stands ? bounds.w * 0.4 : 0);
  const tones = options.sides ?? (['#2c2824', '#0f0d0b'] as const);
  const part = (x: number, y: number, size: number): Box =>
    centred(bounds.x + bounds.w * x, bounds.y + bounds.h * y, bounds.w * size);
  return {
    art,
    silhouette,
    frames,
    details: {
      'upper-left': part(0.22, 0.2, 0.5),
      'upper-right': part(0.78, 0.2, 0.5),
      middle: part(0.5, 0.55, 0.5),
      foot: part(0.7, 0.84, 0.5),
    },
    ...(depth > 0 ? { solids: [{ path: silhouette, depth, tones }] } : {}),
    ...(options.stands ? { ground: bounds } : {}),
  };
}

/** The smallest box of an aspect around another. */
function fitted(b: Box, aspect: number): Box {
  const w = Math.max(b.w, b.h * aspect);
  const h = w / aspect;
  return { x: b.x + b.w / 2 - w / 2, y: b.y + b.h / 2 - h / 2, w, h };
}
