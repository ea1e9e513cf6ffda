import { describe, expect, it } from '@jest/globals';
import { soundSpecs } from './instruments.ts';
import { soundIdOf } from './sound-id.ts';
import { SAMPLE_RATE, SOUND_BYTES, synthesise, wavOf } from './synthesise.ts';

/** How much of a frequency is in a part of a sound (Goertzel). */
function strengthOf(samples: Float64Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
  let [one, two] = [0, 0];
  for (const value of samples) [one, two] = [value + turn * one - two, one];
  return one * one + two * two - turn * one * two;
}

describe('the sounds of the demo shop', () => {
  it.each(soundSpecs.map((spec) => [spec.key, spec] as const))('%s rings, fades, and is small', (_key, spec) => {
    const samples = synthesise(spec);
    const file = wavOf(samples);
    expect([file.length, file.length < 400_000, file.toString('latin1', 0, 4)]).toEqual([SOUND_BYTES, true, 'RIFF']);
    expect(samples.every((value) => Math.abs(value) <= 1)).toBe(true);
    const loudest = (from: number, to: number): number =>
      samples
        .subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest(0, 5)).toBeGreaterThan(0.5);
    expect(loudest(6.95, 7)).toBeLessThan(0.05);
    expect(wavOf(synthesise(spec)).equals(file)).toBe(true);
  });

  it('are in tune: a string is strongest at its own pitch', () => {
    for (const spec of soundSpecs) {
      const [string = 0, fret = 0] = spec.phrase[0] ?? [];
      const alone = {
        ...spec,
        chord: spec.chord.map(() => null),
        phrase: [[string, fret, 0]] as const,
        isDouble: false,
      };
      const samples = synthesise(alone).subarray(SAMPLE_RATE / 10, SAMPLE_RATE);
      const pitch = 440 * 2 ** (((spec.tuning[string] ?? 0) + fret - 69) / 12);
      const own = strengthOf(samples, pitch);
      for (const beside of [0.971, 1.03]) expect(own).toBeGreaterThan(4 * strengthOf(samples, pitch * beside));
    }
  });

  it('have addresses of their own', () => {
    expect(new Set(soundSpecs.map(soundIdOf)).size).toBe(soundSpecs.length);
  });
});
