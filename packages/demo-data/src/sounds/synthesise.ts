import type { SoundSpec } from './instruments.ts';

/** Samples a second: enough for plucked strings, and small. */
export const SAMPLE_RATE = 24_000;
export const SECONDS = 7;
const SAMPLES = SAMPLE_RATE * SECONDS;
const HEADER = 44;
/** Bytes of a sound as a file: 16 bits, one channel. */
export const SOUND_BYTES = HEADER + SAMPLES * 2;

/** Between two strings of a strummed chord, in seconds. */
const STRUM = 0.035;
const FADE = 0.6;
const PEAK = 0.86;

type Note = { readonly at: number; readonly frequency: number; readonly force: number };

/** Numbers from -1 to 1 that look random and are the same each time. */
function noiseFrom(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

const frequencyOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The chord, string by string, and the phrase after it. */
function notesOf({ tuning, chord, phrase, beat, isDouble }: SoundSpec): Note[] {
  const played = [
    ...chord.flatMap((fret, string) => (fret === null ? [] : [[string, fret, (string * STRUM) / beat, 0.9] as const])),
    ...phrase.map(([string, fret, at]) => [string, fret, at, 1] as const),
  ];
  return played.flatMap(([string, fret, at, force]) => {
    const note = { at: at * beat, frequency: frequencyOf((tuning[string] ?? 0) + fret), force };
    // Two strings of a pair are never quite in tune, nor struck at once.
    return isDouble ? [note, { at: note.at + 0.006, frequency: note.frequency * 1.0016, force: force * 0.8 }] : [note];
  });
}

/** Adds a plucked string (Karplus and Strong): a burst of noise that runs round in a delay and loses its highs on the way. */
function pluck(
  into: Float64Array,
  { at, frequency, force }: Note,
  { ring, brightness }: SoundSpec,
  seed: number,
): void {
  const period = SAMPLE_RATE / frequency;
  // The filter of the loop takes half a sample; what is left of a whole one is made up for by an all-pass.
  const length = Math.floor(period - 0.5 - 0.1);
  const fraction = period - 0.5 - length;
  const tuning = (1 - fraction) / (1 + fraction);
  const noise = noiseFrom(seed);
  const line = new Float64Array(length);
  let soft = 0;
  for (let index = 0; index < length; index += 1) {
    soft += (0.25 + 0.75 * brightness) * (noise() - soft);
    line[index] = soft;
  }
  // Picked at a seventh of the string, which takes out every seventh overtone.
  const pick = Math.max(1, Math.round(length / 7));
  const burst = line.map((value, index) => value - (line[(index + pick) % length] ?? 0));
  // High strings lose as much in a turn, and turn more often.
  const loss = ring ** (110 / frequency + 0.6);
  let last = 0;
  let passedIn = 0;
  let passedOut = 0;
  const start = Math.round(at * SAMPLE_RATE);
  for (let index = start, place = 0; index < into.length; index += 1, place = (place + 1) % length) {
    const value = burst[place] ?? 0;
    into[index] = (into[index] ?? 0) + value * force;
    const filtered = loss * 0.5 * (value + last);
    last = value;
    passedOut = tuning * (filtered - passedOut) + passedIn;
    passedIn = filtered;
    burst[place] = passedOut;
  }
}

/** What the body adds: a resonance, as a filter with two poles. */
function resonate(sound: Float64Array, frequency: number): Float64Array {
  const width = 0.994;
  const turn = 2 * width * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
  const added = new Float64Array(sound.length);
  let [one, two] = [0, 0];
  for (let index = 0; index < sound.length; index += 1) {
    const value = (1 - width) * (sound[index] ?? 0) + turn * one - width * width * two;
    added[index] = value;
    two = one;
    one = value;
  }
  return added;
}

/** The samples of a sound, from -1 to 1. */
export function synthesise(spec: SoundSpec): Float64Array {
  const strings = new Float64Array(SAMPLES);
  for (const [index, note] of notesOf(spec).entries()) pluck(strings, note, spec, 7_919 * (index + 1));
  const sound = Float64Array.from(strings);
  for (const frequency of spec.body)
    for (const [index, value] of resonate(strings, frequency).entries())
      sound[index] = (sound[index] ?? 0) + 0.9 * value;
  // Pickups and amplifiers bend what is loud; a body without resonances is a solid one.
  const drive = spec.body.length === 0 ? 1.4 : 0.8;
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const most = Math.tanh(drive);
  return sound.map((value, index) => {
    const left = (SAMPLES - index) / SAMPLE_RATE;
    return (Math.tanh((drive * value) / peak) / most) * PEAK * Math.min(1, left / FADE);
  });
}

/** A sound as a WAV file. */
export function wavOf(samples: Float64Array): Buffer {
  const file = Buffer.alloc(HEADER + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, value] of samples.entries()) file.writeInt16LE(Math.round(value * 32_767), HEADER + index * 2);
  return file;
}
