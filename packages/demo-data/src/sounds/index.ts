/** Sounds of the demo shop, computed: plucked strings in the tuning of each kind of instrument. */
export { type SoundSpec, soundSpecs } from './instruments.ts';
export { soundIdOf } from './sound-id.ts';
export { SECONDS, SOUND_BYTES, synthesise, wavOf } from './synthesise.ts';
