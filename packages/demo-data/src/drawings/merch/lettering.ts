import { n } from '../core/numbers.ts';
import { line } from '../core/shapes.ts';

const WIDTH = 10;
const HEIGHT = 14;
const GAP = 4.5;

/** Signs of one stroke width, each 10 wide and 14 high: what prints have to say. */
const signs: Readonly<Record<string, string>> = {
  0: 'M5 0C-1 0 -1 14 5 14C11 14 11 0 5 0Z',
  4: 'M7.5 14V0L0 10H10',
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M1 7H6C10 7 10 0 6 0H1V14H6C11 14 11 7 6 7',
  D: 'M1 0V14H4C12 14 12 0 4 0Z',
  E: 'M9 0H1V14H9M1 7H7.5',
  G: 'M9.5 3C8 -1 .5 -1 .5 7C.5 15 9.5 15.5 9.5 8H6',
  M: 'M.5 14V0L5 8L9.5 0V14',
  O: 'M5 0C-1.5 0 -1.5 14 5 14C11.5 14 11.5 0 5 0Z',
  R: 'M1 14V0H6C10.5 0 10.5 7 6 7H1M5 7L10 14',
  S: 'M9 2.5C7 -1 1 -.5 1 3.5C1 8 9.5 6 9.5 10.5C9.5 15 2 15 .5 11',
  T: 'M0 0H10M5 0V14',
  U: 'M.5 0V9C.5 15.5 9.5 15.5 9.5 9V0',
  W: 'M0 0L2.5 14L5 5L7.5 14L10 0',
  Y: 'M0 0L5 7L10 0M5 7V14',
};

/** A line of capitals and digits around a point, so high; other signs are blanks. */
export function lettering(text: string, x: number, y: number, height: number, ink: string): string {
  const scale = height / HEIGHT;
  const whole = text.length * (WIDTH + GAP) - GAP;
  const drawn = Array.from({ length: text.length }, (_, at) => {
    const d = signs[text.charAt(at)];
    const left = at * (WIDTH + GAP) - whole / 2;
    return d === undefined
      ? ''
      : `<g transform="translate(${n(left)} ${-HEIGHT / 2})">${line(d, ink, 2, 'stroke-linecap="round" stroke-linejoin="round"')}</g>`;
  });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale * 100)}) scale(.01)">${drawn.join('')}</g>`;
}
