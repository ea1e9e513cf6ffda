import { closed, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { bar, drop, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { tail } from '../parts/strings.ts';
import { bolt } from './bolt-neck.ts';
import { fromRecipe, type Recipe } from './recipe.ts';

const neck = { ...bolt, scale: 635, head: 'bottle-3', buttons: 'metal', join: 412, end: 458 } as const;

/** A steel plate on three screws with a strip of rosewood across it. */
function platedBridge(y: number): (sheet: Sheet) => string {
  return (sheet) => {
    const plate = `M-36 ${y - 12}H36L30 ${y + 34}H-30Z`;
    return `${drop(path(plate, ''))}${path(plate, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${bar(0, y, 62, 8, 2, 'fill="#3b2116" stroke="#120905" stroke-width=".5"')}`;
  };
}

const single = knots(`-29,392c -58,380 -92,376 -122,390 -136,426 -128,470 -112,510 -114,552 -136,598 -158,646 -164,696
  -150,744 -114,778 -56,794 0,797 56,794 114,778 150,744 164,696 158,646 136,598 114,552 108,512 116,470 126,436 122,404
  106,388 88,394 70,414 52,430 29,436c`);
const shorthorn = mirrored(
  knots(`0,436c 29,436c 44,424 58,402 76,378 98,372 114,390 116,432 108,480 106,524 120,572 146,620 160,668 156,722
    128,766 80,790 30,797 0,798`),
);
const longhorn = mirrored(
  knots(`0,618c 31,618c 48,600 60,560 72,504 92,458 116,444 132,466 128,522 112,584 106,642 118,700 146,758 158,820
    146,880 104,922 50,936 0,938`),
);

const seal = closed(
  knots(
    '-60,640c -76,606 -78,560 -66,524 -52,506 -46,520c -46,600c 46,608c 62,600 78,620 96,660 116,704 112,736 88,742 60,720 46,680c 46,656c -46,650c',
  ),
);
const fan = closed(knots('46,504c 66,492 88,478 102,484 108,512 100,552 112,600 108,628 80,640 46,636c'));

const common = {
  edge: 6,
  binding: 'cream',
  pickups: 'lipstick',
  knobs: 'skirt',
  knobColor: '#f4eedc',
  plastic: '#f4eedc',
  inlays: 'dots',
  face: 'black',
  fixing: 'bolt',
} as const;

const u2: Recipe = {
  ...common,
  outline: single,
  guard: {
    kind: 'white',
    path: fan,
    screws: [
      [92, 494],
      [96, 626],
    ],
  },
  pickupsAt: [
    [0, 504],
    [0, 590],
  ],
  bridge: platedBridge(637),
  stringEnd: tail(668, 50),
  knobsAt: [
    [104, 676],
    [84, 726],
  ],
  toggleAt: [112, 640],
  buttonAt: [-98, 374],
  neck,
};

/** One cutaway, a hollow of hardboard and vinyl, two lipstick tubes. */
export const danelectroSingle = (sheet: Sheet): Model => fromRecipe(sheet, u2);

/** Two short horns and a guard like a seal. */
export const danelectroDouble = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...u2,
    outline: shorthorn,
    guard: {
      kind: 'white',
      path: seal,
      screws: [
        [-60, 530],
        [-62, 630],
        [98, 722],
      ],
    },
    knobsAt: [
      [104, 664],
      [98, 716],
    ],
    toggleAt: [78, 640],
    buttonAt: [-92, 374],
    neck: { ...neck, join: 432 },
  });

/** Two long horns like a lyre, on a short bass. */
export const danelectroBass = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...u2,
    outline: longhorn,
    guard: {
      kind: 'white',
      path: closed(knots('34,640c 60,620 84,630 92,672 98,724 118,776 110,800 80,800 46,780c')),
      screws: [
        [84, 642],
        [104, 786],
      ],
    },
    pickupsAt: [
      [0, 672],
      [0, 728],
    ],
    bridge: platedBridge(759),
    stringEnd: tail(790, 50, 4),
    knobsAt: [
      [92, 826],
      [64, 866],
    ],
    toggleAt: [108, 790],
    buttonAt: [-114, 448],
    neck: {
      ...neck,
      scale: 757,
      frets: 24,
      nut: 42,
      heel: 58,
      strings: 4,
      nutSpan: 32,
      saddleSpan: 50,
      wound: 'bass',
      head: 'bottle-2',
      join: 612,
      end: 622,
    },
  });
