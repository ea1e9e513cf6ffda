import { closed, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { bar, drop, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { tail } from '../parts/strings.ts';
import { slab } from './double-cuts.ts';
import { fromRecipe } from './recipe.ts';

const ray =
  knots(`-31,546c -52,541 -74,520 -92,482 -106,448 -124,434 -141,450 -149,498 -147,552 -132,622 -119,690 -130,746
  -155,796 -165,846 -153,900 -112,941 -54,956 4,958 66,952 124,930 158,886 167,832 152,780 128,734 114,690 122,642 136,598
  140,556 130,520 113,502 97,512 82,542 62,572 31,588c`);
const egg = closed(
  knots('-34,566c -60,590 -82,630 -84,680 -70,720 -46,744c 46,744c 78,730 96,690 96,644 86,610 64,594 34,604c'),
);

/** One big humbucker, an egg for a guard, three tuners and one. */
export const activeBass = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: ray,
    edge: 11,
    guard: {
      kind: 'black',
      path: egg,
      screws: [
        [-66, 612],
        [-76, 690],
        [86, 680],
        [76, 606],
      ],
    },
    under: (s) => {
      const d = 'M56 776C70 762 94 770 110 796L138 854C146 876 128 890 112 874L84 836C66 812 48 796 56 776Z';
      return drop(path(d, '')) + path(d, `fill="${s.metalX()}" stroke="#2b2722" stroke-width=".6"`);
    },
    pickups: 'bass-humbucker',
    pickupsAt: [[0, 790]],
    bridge: (s) => {
      const saddles = repeat(4, (i) =>
        bar(-28.5 + i * 19, 866, 15, 13, 3, `fill="${s.metalX()}" stroke="#2b2722" stroke-width=".5"`),
      );
      return `${drop(bar(0, 880, 88, 62, 4, ''))}${bar(0, 880, 88, 62, 4, `fill="${s.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${saddles}`;
    },
    stringEnd: tail(900, 57, 4),
    knobs: 'dome',
    knobsAt: [
      [78, 790],
      [98, 818],
      [116, 848],
    ],
    buttonAt: [-126, 440],
    board: 'maple',
    neck: {
      scale: 864,
      frets: 21,
      nut: 41,
      heel: 63,
      strings: 4,
      nutSpan: 32,
      saddleSpan: 57,
      wound: 'bass',
      wood: 'maple',
      head: 'three-one',
      join: 540,
      end: 612,
    },
    face: 'maple',
    fixing: 'bolt',
  });
