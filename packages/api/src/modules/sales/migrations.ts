import * as baseline from './migrations/2026-11-22-0400-baseline.ts';
import * as offerMoves from './migrations/2026-11-23-0900-offer-moves.ts';

export const migrations = {
  '2026-11-22-0400-baseline': baseline,
  '2026-11-23-0900-offer-moves': offerMoves,
};
