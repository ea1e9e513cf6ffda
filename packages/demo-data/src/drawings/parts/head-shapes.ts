import { type Knot, knots, mirrored } from '../core/curve.ts';
import type { HeadKind } from './head-kinds.ts';
import { ball, lopsided } from './lopsided-heads.ts';

/** Reads knots of the right side, whose x counts from the edge of the nut outward; 0 with a direction is the middle. */
const fromNut = (half: number, text: string): readonly Knot[] =>
  knots(text).map((k): Knot => [k[0] === 0 && k[2] !== undefined ? 0 : k[0] + half, k[1], k[2]]);

/** Headstock outlines of our own; `w` is half the width of the nut, the nut lies at y = 0. */
export function headShape(kind: HeadKind, w: number): readonly Knot[] {
  const pair = (text: string): readonly Knot[] => mirrored([...fromNut(w, text), [w, 0, 'c']]);
  switch (kind) {
    // a slim blade with a drop point
    case 'inline-6':
      return blade(w, 1);
    case 'inline-4':
      return blade(w, 1.3);
    // a raked blade with a hard tip
    case 'inline-6-point':
      return [
        [w, 0, 'c'],
        [w + 1, -12],
        [w + 3, -60],
        [w + 4, -120],
        [w + 14, -178],
        [w + 30, -204, 'c'],
        [w + 4, -196],
        [w - 22, -180, 'c'],
        [-w - 13, -36, 'c'],
        [-w - 10, -24],
        [-w - 3, -12],
        [-w, 0, 'c'],
      ];
    // a gentle crown between two clipped corners
    case 'crown-3':
      return pair('0,-186@0 10,-178 18.5,-168c 21,-160c 17,-100 13.5,-48 9,-28 0.5,-10');
    // taller, with a dipped top: for hollow bodies
    case 'wide-3':
      return pair('0,-192@0 2,-198 14,-206c 25,-194c 22,-160 19,-100 15,-50 10,-30 0.5,-11');
    case 'paddle-3':
      return pair('0,-192@0 6,-187 15,-180c 16.5,-174c 13,-100 9,-32 6,-22 0.5,-8');
    case 'paddle-6':
      return pair('0,-268@0 5,-263 14,-256c 15.5,-248c 13,-120 10,-32 6,-22 0.5,-8');
    case 'slotted-3':
      return pair('0,-203@0 -4,-203c 2,-196c 9,-192c 9,-120 7.5,-30 6.5,-18 0.5,-7');
    // an arrow head
    case 'arrow-3':
      return pair('0,-222@0 -14,-214 -4,-190 19,-138c 19,-128c 12,-80 8,-32 5,-18 0.5,-8');
    // a hooked beak that leans to the treble side
    case 'beak-6':
      return [
        [w, 0, 'c'],
        [w + 1, -10],
        [w + 6, -40],
        [w + 8, -92],
        [w + 22, -150],
        [w + 44, -180, 'c'],
        [w + 22, -192],
        [w - 6, -196],
        [-w + 8, -186, 'c'],
        [-w - 12, -40, 'c'],
        [-w - 11, -26],
        [-w - 3, -12],
        [-w, 0, 'c'],
      ];
    case 'pairs-2':
      return pair('0,-128@0 -6,-126 13,-116c 14.5,-109c 11.5,-70 9,-30 6,-18 0.5,-7');
    case 'bass-2':
      return pair('0,-196@0 8,-190 22,-178c 24,-168c 20,-100 16,-50 10,-28 0.5,-11');
    case 'crown-4':
      return pair('0,-160@0 -4,-157 4,-149 11,-150c 12.5,-142c 11,-80 9,-28 5,-16 0.5,-7');
    case 'scroll-4':
      return florid(w);
    // a round ball behind a scoop; the second one larger
    case 'strat-6':
      return ball(w, 0);
    case 'cbs-6':
      return ball(w, 9);
    // an open book
    case 'book-3':
      return pair('0,-176@0 -9,-179 0,-186 12,-189c 20,-177c 17,-100 12,-46 8,-26 0.5,-10');
    // the shoulders and the waist of a bottle
    case 'bottle-3':
    case 'bottle-2':
      return pair('0,-204@0 -6,-203 4,-192 8,-172 4,-146 10,-108 15,-70 12,-34 7,-18 0.5,-8');
    default:
      return lopsided(kind, w);
  }
}

function blade(w: number, k: number): readonly Knot[] {
  return [
    [w, 0, 'c'],
    [w + 0.6, -12 * k],
    [w + 5, -60 * k],
    [w + 9, -105 * k],
    [w + 13 * k, -140 * k],
    [w + 17 * k, -162 * k, -72],
    [w + 11 * k, -184 * k],
    [w - 8, -190 * k, 186],
    [w - 20, -180 * k, 'c'],
    [-w - 12 * k, -40 * k, 'c'],
    [-w - 12.5 * k, -28 * k],
    [-w - 4, -14 * k],
    [-w, 0, 'c'],
  ];
}

/** The florid head of an F mandolin: two scrolls of unequal height. */
function florid(w: number): readonly Knot[] {
  return [
    ...fromNut(w, '0.5,-7 8,-22 10,-60 8,-110 13,-134 23,-148 21,-166 7,-169 -5,-158'),
    [2, -154],
    [-w + 5, -166],
    [-w + 2, -186],
    [-w - 11, -196],
    [-w - 23, -185],
    [-w - 22, -162],
    [-w - 11, -137],
    [-w - 8, -110],
    [-w - 10, -60],
    [-w - 8, -22],
    [-w - 0.5, -7],
    [-w, 0, 'c'],
    [w, 0, 'c'],
  ];
}

type Place = readonly [x: number, y: number];

/** Where the strings are wound, bass to treble. */
export function postPlaces(kind: HeadKind, w: number): readonly Place[] {
  const column = (count: number, first: number, step: number, x0: number, x1: number): readonly Place[] =>
    Array.from({ length: count }, (_, i) => [x0 + ((x1 - x0) * i) / (count - 1), -(first + step * i)] as const);
  const pair = (count: number, first: number, step: number, x0: number, x1: number): readonly Place[] => {
    const right = column(count, first, step, x0, x1);
    return [...right.map(([x, y]) => [-x, y] as const), ...right.toReversed()];
  };
  switch (kind) {
    case 'inline-6':
      return column(6, 40, 25.6, -w + 2.2, w - 3.6);
    case 'inline-6-point':
      return column(6, 38, 26, -w + 1, w - 9);
    case 'beak-6':
      return column(6, 40, 25.6, -w + 2, w + 6);
    case 'inline-4':
      return column(4, 54, 52, -w + 2, w - 6);
    case 'crown-3':
      return pair(3, 52, 43, w + 1, w + 5);
    case 'wide-3':
      return pair(3, 54, 45, w + 2, w + 7);
    case 'arrow-3':
      return pair(3, 46, 38, w + 1, w + 6);
    case 'paddle-3':
      return pair(3, 48, 45, w - 2, w + 1.5);
    case 'paddle-6':
      return pair(6, 42, 38, w - 2, w + 0.5);
    case 'slotted-3':
      return pair(3, 62, 37, 15, 15);
    case 'pairs-2':
      return pair(2, 42, 42, w - 2, w + 0.5);
    case 'bass-2':
      return pair(2, 60, 68, w + 2, w + 6);
    case 'crown-4':
      return pair(4, 36, 30, w - 1, w + 0.5);
    case 'scroll-4':
      return pair(4, 36, 25, w - 1, w + 0.5);
    case 'strat-6':
    case 'cbs-6':
    case 'bat-6':
    case 'gun-6':
    case 'notch-6':
      return column(6, 40, 25.6, -w + 2.2, w - 3.6);
    case 'book-3':
      return pair(3, 52, 43, w + 1, w + 5);
    case 'bottle-3':
      return pair(3, 56, 46, w + 1, w - 4);
    case 'wave-3':
    case 'scoop-3':
      return pair(3, 48, 44, w, w);
    case 'bottle-2':
    case 'wave-2':
      return pair(2, 66, 70, w, w - 2);
    case 'four-two':
      return [...column(4, 36, 34, -w + 1, -w + 1), [w - 1, -84], [w, -42]];
    case 'three-one':
      return [...column(3, 56, 54, -w - 2, -w), [w + 3, -70]];
  }
}
