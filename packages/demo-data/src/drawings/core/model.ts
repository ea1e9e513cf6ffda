import type { View } from '../types.ts';

/** A rectangle in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One finished drawing in millimetres; instruments have their nut at y = 0, the body below, x = 0 on the centre line. */
export interface Model {
  readonly art: string;
  /** Path data of everything that throws a shadow, as one shape. */
  readonly silhouette: string;
  /** What each view frames; the stage fits the aspect of the view around it. */
  readonly frames: Readonly<Record<View, Box>>;
  /** The box that stands on the ground and throws a contact shadow; without it the thing hangs against the backdrop. */
  readonly ground?: Box;
  /** Close looks, by name; the stage fits their aspect around each. */
  readonly details?: Readonly<Record<string, Box>>;
  /** What has sides that are seen when the thing is turned, the rearmost first. */
  readonly solids?: readonly Solid[];
}

/** A part with a thickness. */
export interface Solid {
  readonly path: string;
  readonly depth: number;
  /** Its sides, from the front to the back. */
  readonly tones: readonly [front: string, back: string];
}

/** A box of a size around a point. */
export function around(x: number, y: number, w: number, h = w * 1.25): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The same box on the other side of the centre line. */
export function mirroredBox(b: Box): Box {
  return { ...b, x: -b.x - b.w };
}

/** Grows a box on every side. */
export function grown(b: Box, by: number): Box {
  return { x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by };
}

/** The frame of the shop's wall, the same scale for every instrument: 1290 mm from the rail down to the lowest bass. */
export function wallFrame(middle: number, top: number): Box {
  return { x: middle - 258, y: top - 14, w: 516, h: 1290 };
}
