import { type Knot, knots } from '../core/curve.ts';
import type { HeadKind } from './head-kinds.ts';

/** A head with tuners in line and a ball at its end; `more` makes it larger. */
export function ball(w: number, more: number): readonly Knot[] {
  return [
    [w, 0, 'c'],
    [w + 1, -12],
    [w + 7, -26],
    [w + 10 + more * 0.6, -46],
    [w + 8 + more, -90],
    [w + 10 + more, -124],
    [w + 20 + more, -136],
    [w + 33 + more, -152],
    [w + 32 + more, -174],
    [w + 18 + more, -190],
    [w - 4, -192],
    [w - 19, -180, 'c'],
    [-w - 12, -40, 'c'],
    [-w - 12.5, -28],
    [-w - 4, -14],
    [-w, 0, 'c'],
  ];
}

/** The left side of heads that carry their tuners in line. */
const straight = (w: number, top: number): readonly Knot[] => [
  [-w + 4, top, 'c'],
  [-w - 12, -40, 'c'],
  [-w - 12, -27],
  [-w - 3, -12],
  [-w, 0, 'c'],
];

/** Heads whose two sides differ. */
export function lopsided(kind: HeadKind, w: number): readonly Knot[] {
  const right = (text: string): readonly Knot[] => knots(text).map((k): Knot => [k[0] + w, k[1], k[2]]);
  const left = (text: string): readonly Knot[] => knots(text).map((k): Knot => [k[0] - w, k[1], k[2]]);
  switch (kind) {
    case 'wave-3':
    case 'wave-2':
      return [
        ...right('0,0c 5,-20 15,-52 13,-92 11,-132 22,-162 30,-190c 6,-204'),
        ...left('4,-216 -14,-206 -22,-182 -14,-150 -10,-110 -14,-58 -8,-24 0,0c'),
      ];
    case 'bat-6':
      return [
        ...right('0,0c 5,-26 19,-58 22,-92 16,-122 30,-146 40,-172c 18,-176 2,-202 -16,-206'),
        ...straight(w, -196),
      ];
    case 'gun-6':
      return [...right('0,0c 2,-14 6,-50 10,-100 22,-150 38,-184c 18,-204 -12,-200'), ...straight(w, -180)];
    case 'notch-6':
      return [
        ...right('0,0c 1,-12 8,-28 10,-60 10,-110 24,-140 34,-160 26,-186c 12,-176 2,-194c -16,-184c'),
        ...straight(w, -180),
      ];
    case 'scoop-3':
      return [
        ...right('0,0c 6,-14 13,-42 14,-92 11,-140 22,-176c -4,-166'),
        ...left('8,-172 -6,-190c -13,-140 -14,-60 -8,-24 0,0c'),
      ];
    case 'four-two':
      return [
        ...right('0,0c 6,-14 13,-36 14,-66 6,-104 -2,-140'),
        ...left('14,-172 -2,-176 -14,-158 -14,-60 -8,-22 0,0c'),
      ];
    default:
      return [
        ...right('0,0c 8,-22 20,-54 20,-92 6,-120 -6,-150'),
        ...left('20,-206 -6,-208 -20,-186 -17,-80 -9,-26 0,0c'),
      ];
  }
}
