import type { BackPrint } from '../types.ts';
import { n } from '../core/numbers.ts';
import { disc, line, repeat } from '../core/shapes.ts';
import { lettering } from './lettering.ts';

const LINE_GAP = 22;

/** Six lines with 4, 0 and 4 on the third string, where the song has another note. */
function tablature(ink: string, ground: string): string {
  const lines = repeat(6, (i) => `M-120 ${(i - 2.5) * LINE_GAP}H120`);
  const third = -0.5 * LINE_GAP;
  const notes = ['4', '0', '4'].map((sign, i) => {
    const x = (i - 1) * 70;
    return disc(x, third, 13, `fill="${ground}"`) + lettering(sign, x, third, 20, ink);
  });
  return line(lines, ink, 2.6) + notes.join('');
}

const stacked = (words: readonly string[], height: number, ink: string): string =>
  words.map((word, i) => lettering(word, 0, (i - (words.length - 1) / 2) * height * 1.7, height, ink)).join('');

const prints: Readonly<Record<BackPrint, (ink: string, ground: string) => string>> = {
  tablature,
  'good-wood': (ink) => stacked(['GOOD WOOD', 'REMEMBERS'], 16, ink),
  tuesdays: (ink) => lettering('TUESDAYS', 0, 0, 30, ink),
};

/** What a garment says behind, around a point; `ink` on `ground`. */
export const backPrint = (print: BackPrint, x: number, y: number, ink: string, ground: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${prints[print](ink, ground)}</g>`;
