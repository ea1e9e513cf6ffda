import { closed, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import type { Sheet } from '../core/sheet.ts';
import { fromRecipe, type Recipe } from './recipe.ts';
import { setNeck } from './set-neck.ts';

const juniorHalf = knots(`0,452c 29,452c 44,446 56,424 68,394 88,370 110,370 126,394 126,434 112,480 106,516 114,560
  144,612 160,668 154,726 122,774 66,796 0,800`);
const juniorGuard = closed(
  knots('31,476c 52,470 70,440 84,416 100,400 112,412 110,446 98,490 98,540 112,580 104,602 46,606c 46,560c 31,560c'),
);

export const slab: Recipe = {
  outline: mirrored(juniorHalf),
  edge: 9,
  guard: {
    kind: 'black',
    path: juniorGuard,
    screws: [
      [40, 484],
      [102, 412],
      [98, 592],
    ],
  },
  pickups: 'dog-ear',
  pickupsAt: [
    [0, 492],
    [0, 586],
  ],
  plastic: '#171514',
  bridge: 'wrap',
  knobs: 'hat',
  knobsAt: [
    [96, 650],
    [124, 692],
  ],
  inlays: 'dots',
  neck: { ...setNeck, binding: false, join: 448, end: 463, head: 'book-3' },
  face: 'black',
  fixing: 'set',
};

/** A slab with two rounded horns and one soapbox: the double-cut student model. */
export const slabDoubleCut = (sheet: Sheet): Model => fromRecipe(sheet, slab);

const batGuard = closed(
  knots('31,470c 60,462 84,440 98,430 108,446 104,490 100,540 112,590 108,640 84,650 46,640c 46,560c 31,560c'),
);

/** A square-shouldered slab with a bat-wing head. */
export const slabSquareCut = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: mirrored(
      knots(`0,440c 29,440c 46,430 58,404 78,386 104,388 122,414 119,456 108,500 106,540 122,590 150,640 160,690 150,740
        116,776 60,792 0,795`),
    ),
    guard: {
      kind: 'white',
      path: batGuard,
      screws: [
        [96, 440],
        [102, 630],
      ],
    },
    neck: { ...slab.neck, join: 436, head: 'bat-6', headRim: '#e8d9a8' },
  });

/** A carved top between two even, pointed horns. */
export const carvedDoubleCut = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: mirrored(
      knots(`0,454c 29,454c 48,440 64,412 82,388 104,370c 126,400 130,446 117,500 110,540 120,590 150,640 165,692 157,744
        122,784 62,802 0,806`),
    ),
    edge: 14,
    arched: true,
    binding: 'multi',
    guard: {
      kind: 'black',
      path: closed(knots('46,500c 62,500 78,530 86,570 78,600 46,606c')),
      screws: [
        [52, 508],
        [74, 594],
      ],
    },
    pickups: 'humbucker',
    bridge: 'post',
    knobs: 'speed',
    knobsAt: [
      [82, 652],
      [118, 672],
      [70, 706],
      [106, 732],
    ],
    toggleAt: [112, 616],
    inlays: 'blocks',
    neck: { ...setNeck, join: 450, end: 463, head: 'wide-3', headRim: '#e8d9a8' },
  });

const modern = knots(`-29,428c -48,422 -66,394 -84,360 -106,336c -124,350 -138,394 -137,440 -123,490 -116,540 -130,596
  -154,650 -160,704 -140,752 -92,784 -30,795 30,795 92,784 140,752 160,704 154,650 130,596 114,544 116,500 130,456
  134,414 122,380 104,364c 92,380 82,412 62,436 29,450c`);

/** The modern classic: a carved top, scooped cutaways, birds on the board. */
export const modernDoubleCut = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: modern,
    edge: 13,
    arched: true,
    binding: 'white',
    guard: { kind: 'none', path: '', screws: [] },
    pickups: 'humbucker',
    pickupsAt: [
      [0, 486],
      [0, 584],
    ],
    bridge: sheet.spec.bridge === 'stop' ? 'wrap' : 'vibrato',
    knobs: 'speed',
    knobsAt: [
      [86, 636],
      [122, 676],
    ],
    toggleAt: [104, 706],
    buttonAt: [-104, 342],
    inlays: 'birds',
    neck: { ...setNeck, scale: 635, frets: 24, binding: false, join: 440, end: 482, head: 'scoop-3' },
  });
