import type { Knot } from '../core/curve.ts';
import type { Box } from '../core/model.ts';
import type { Finish } from '../types.ts';

/** How neck and body meet, seen from behind. */
export type Fixing = 'bolt' | 'bolt-vibrato' | 'set' | 'acoustic' | 'plain';

/** One body ready for its neck. */
export interface BodyParts {
  readonly knots: readonly Knot[];
  readonly path: string;
  readonly box: Box;
  readonly art: string;
  /** Drawn over the fingerboard, under the strings. */
  readonly over?: string;
  /** More that throws a shadow, such as a crown of brackets. */
  readonly rim?: string;
  readonly back: Finish;
  /** Thickness in mm where it is not the usual one. */
  readonly depth?: number;
  /** Middle of the controls, for a close look. */
  readonly controls?: readonly [x: number, y: number];
  readonly fixing: Fixing;
}
