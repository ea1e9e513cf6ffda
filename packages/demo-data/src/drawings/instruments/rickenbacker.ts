import { closed, knots, mirrored, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { bar, drop, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { postBridge } from '../parts/bridges.ts';
import { tail } from '../parts/strings.ts';
import { setNeck } from './set-neck.ts';
import { fromRecipe, type Recipe } from './recipe.ts';

const moon = mirrored(
  knots(`0,452c 28,452c 50,438 76,404 98,366 124,344c 148,388 154,438 144,490 136,536 144,590 172,640 192,694 191,752
    162,808 108,840 48,851 0,853`),
);
const wave = knots(`-31,572c -54,566 -70,540 -84,498 -106,454 -140,430c -152,480 -148,540 -126,600 -118,660 -136,730
  -160,800 -158,868 -120,920 -60,938 0,940 60,936 120,914 156,864 158,800 138,740 120,690 126,630 146,570 150,520
  140,474c 112,490 88,530 64,566 46,580 31,584c`);

/** A slash of a sound hole with its white rim. */
function slash(): string {
  const d = closed(knots('-152,640c -134,596 -112,560 -92,536c -98,580 -116,622 -152,640c'));
  return path(d, 'fill="#120a06" stroke="#f7f2e4" stroke-width="3.4"');
}

/** A tailpiece that runs to a foot on the rim, with a slanting leg. */
function slantTail(sheet: Sheet, y: number, foot: number): string {
  const d = `M-34 ${y - 8}H34V${y + 8}H18L26 ${foot}H8L-4 ${y + 20}L-14 ${foot}H-30L-22 ${y + 8}H-34Z`;
  return `${drop(path(d, ''), 2, 4)}${path(d, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${bar(0, y, 64, 7, 3, `fill="${sheet.metalY()}"`)}`;
}

/** The two levels of white plastic: one for the controls, a raised one beside the strings. */
const lowerGuard = closed(
  knots('44,520c 62,512 78,528 84,560 92,600 120,648 142,700 140,752 112,776 84,748 60,700 46,660c'),
);
const upper = closed(knots('44,500c 62,494 76,504 80,536 84,580 76,606 46,612c'));
const raised = path(upper, 'fill="#fdfaf2" stroke="#b9b09a" stroke-width="1.2"');

const hollow: Recipe = {
  outline: moon,
  edge: 8,
  binding: 'none',
  guard: {
    kind: 'white',
    path: lowerGuard,
    screws: [
      [56, 526],
      [130, 748],
      [84, 730],
    ],
  },
  under: () => slash() + raised,
  pickups: 'toaster',
  pickupsAt: [
    [0, 486],
    [0, 536],
    [0, 596],
  ],
  plastic: '#171514',
  bridge: (sheet) => postBridge(sheet, 629, 0) + slantTail(sheet, 726, 846),
  stringEnd: tail(726, 50),
  knobs: 'witch',
  knobsAt: [
    [84, 652],
    [112, 662],
    [98, 700],
    [126, 712],
    [104, 738],
  ],
  toggleAt: [64, 588],
  inlays: 'dots',
  neck: { ...setNeck, frets: 21, nut: 41.4, binding: false, join: 448, end: 462, head: 'wave-3', wood: 'maple' },
  face: 'maple',
  fixing: 'plain',
};

/** A thin hollow body with two crescent horns and a slash for a sound hole. */
export const crescentHollow = (sheet: Sheet): Model =>
  fromRecipe(
    sheet,
    sheet.spec.pickupCount === 3
      ? hollow
      : {
          ...hollow,
          pickupsAt: [
            [0, 486],
            [0, 596],
          ],
        },
  );

/** The solid sister: a cresting wave. */
export const waveSolid = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...hollow,
    outline: placed(wave, 0, -92, 0.97, 0.94),
    under: () => raised,
    pickups: 'hi-gain',
    pickupsAt: [
      [0, 500],
      [0, 592],
    ],
    bridge: (sheet_) => postBridge(sheet_, 629, 0) + slantTail(sheet_, 690, 782),
    stringEnd: tail(690, 50),
    knobsAt: [
      [80, 650],
      [112, 664],
      [88, 700],
      [118, 716],
    ],
    neck: { ...hollow.neck, join: 446, end: 464 },
  });

const bassGuard = closed(
  knots(`-34,600c -60,596 -84,580 -100,560 -118,580 -110,640 -104,690 -80,700 -46,690c -46,642c 46,642c 46,700 60,730
    88,770 112,820 110,872 80,890 50,868 46,800c 46,760c 92,730 104,690 106,640 118,596 112,566 96,566 70,596 34,606c`),
);

/** Its bass: a long wave, a neck that runs through the body, a chrome cover at the bridge. */
export const waveBass = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...hollow,
    outline: wave,
    guard: {
      kind: 'white',
      path: bassGuard,
      screws: [
        [-106, 580],
        [-98, 682],
        [100, 580],
        [96, 868],
        [60, 880],
      ],
    },
    under: () => '',
    pickups: 'hi-gain',
    pickupsAt: [
      [0, 666],
      [0, 782],
    ],
    pickupAt: { 0: 'toaster' },
    bridge: (sheet_) => {
      const d = 'M-44 816H44Q50 816 50 824V884Q50 892 44 892H-44Q-50 892 -50 884V824Q-50 816 -44 816Z';
      return `${drop(path(d, ''), 2, 4)}${path(d, `fill="${sheet_.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${bar(0, 845, 84, 16, 6, `fill="${sheet_.metalY()}"`)}`;
    },
    stringEnd: tail(880, 57, 4),
    knobsAt: [
      [72, 780],
      [92, 812],
      [74, 838],
      [94, 866],
    ],
    toggleAt: [60, 740],
    inlays: 'trapezoids',
    neck: {
      scale: 845,
      frets: 20,
      nut: 42,
      heel: 56,
      strings: 4,
      nutSpan: 32,
      saddleSpan: 55,
      wound: 'bass',
      head: 'wave-2',
      wood: 'maple',
      binding: false,
      join: 566,
      end: 588,
    },
  });
