export { defaultPaper } from './core/finishes.ts';
export { drawInstrument } from './draw-instrument.ts';
export { usualFinish } from './usual-finish.ts';
export {
  accessoryBodies,
  acousticBodies,
  ampBodies,
  bassBodies,
  bodies,
  boards,
  bridgeKinds,
  finishes,
  folkBodies,
  guards,
  hollowBodies,
  inlayKinds,
  knobKinds,
  merchBodies,
  metals,
  papers,
  pickupKinds,
  solidBodies,
  viewAspect,
  views,
} from './types.ts';
export type {
  Board,
  Body,
  Bridge,
  Finish,
  Guard,
  Inlay,
  InstrumentSpec,
  Knob,
  Metal,
  Paper,
  Pickup,
  View,
} from './types.ts';
