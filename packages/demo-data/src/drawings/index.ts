export {
  accessoryBodies,
  acousticBodies,
  ampBodies,
  bassBodies,
  bodies,
  folkBodies,
  hollowBodies,
  merchBodies,
  solidBodies,
  type Body,
} from './bodies.ts';
export { defaultBackdrop } from './core/finishes.ts';
export { drawInstrument } from './draw-instrument.ts';
export { originalView } from './core/stage.ts';
export { usualFinish } from './usual-finish.ts';
export {
  boards,
  bridgeKinds,
  detailAspect,
  finishes,
  guards,
  inlayKinds,
  knobKinds,
  metals,
  backdrops,
  pickupKinds,
  viewAspect,
  views,
} from './types.ts';
export type {
  Board,
  Bridge,
  Finish,
  Flaw,
  FlawKind,
  FlawPlace,
  Guard,
  Inlay,
  InstrumentSpec,
  Knob,
  Metal,
  Backdrop,
  Pickup,
  View,
} from './types.ts';
