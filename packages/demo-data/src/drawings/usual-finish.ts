import type { Body, Finish } from './types.ts';

/** The finish a body is drawn in when the spec names none, where it is not a sunburst. */
export function usualFinish(_body: Body): Finish {
  return 'sunburst-3';
}
