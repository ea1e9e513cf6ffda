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
}

/** Grows a box on every side. */
export function grown(b: Box, by: number): Box {
  return { x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by };
}

/** The frame of the shop's wall, the same scale for every instrument: 1290 mm from the rail down to the lowest bass. */
export function wallFrame(middle: number, top: number): Box {
  return { x: middle - 258, y: top - 14, w: 516, h: 1290 };
}
