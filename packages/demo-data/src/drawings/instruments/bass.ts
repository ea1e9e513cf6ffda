import { boxOf, closed, type Knot, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import { at, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { bassBridge, trapeze, woodBridge } from '../parts/bridges.ts';
import { knob, slideSwitch, strapButton } from '../parts/controls.ts';
import { bassSingle, humbucker, pickup, splitCoil } from '../parts/pickups.ts';
import { bassPlate, guardPlate } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble, choose } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { outlines } from './outlines.ts';

const long = {
  scale: 864,
  frets: 20,
  nut: 42,
  heel: 63,
  strings: 4,
  nutSpan: 32,
  saddleSpan: 57,
  head: 'inline-4',
  wound: 'bass',
  wood: 'maple',
} as const;

const choice = {
  board: 'rosewood',
  guard: 'tortoise',
  pickups: 'single',
  inlays: 'dots',
  knobs: 'dome',
} as const;

const pGuard = closed(
  knots(`-34,558c -56,553 -80,528 -96,492 -110,472 -124,480 -132,520 -128,566 -110,630 -96,690 -76,740 -46,776 20,790
    58,800 84,846 108,878 132,872 142,836 130,790 104,740 90,692 98,644 114,600 122,554 114,526 104,530 88,560 64,592
    34,602c`),
);

/** One split pickup, a large guard, two knobs: the bass most people hear when they hear a bass. */
export function bassP(sheet: Sheet): Model {
  const c = choose(sheet, choice);
  const d = closed(outlines.bassP);
  const box = boxOf(outlines.bassP);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 11 })];
  if (c.guard !== 'none') {
    const screws = [
      [-108, 480],
      [-122, 550],
      [-100, 640],
      [-72, 732],
      [10, 782],
      [84, 836],
      [126, 860],
      [118, 778],
      [86, 690],
      [112, 570],
    ] as const;
    art.push(guardPlate(sheet, c.guard, pGuard, screws));
  }
  art.push(at(0, 724, 0, splitCoil(sheet)), knob(sheet, c.knobs, 92, 800), knob(sheet, c.knobs, 112, 842));
  art.push(bassBridge(sheet, 866), strapButton(sheet, -126, 440));
  return assemble(
    sheet,
    { knots: outlines.bassP, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt' },
    {
      ...long,
      binding: sheet.spec.binding ?? false,
      join: 540,
      end: 602,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
      stringEnd: tail(896, 57, 4),
    },
  );
}

const jGuard = closed(
  knots(`-34,560c -56,554 -78,528 -96,486 -112,464 -128,470 -138,510 -132,566 -112,632 -100,692 -82,722 -60,726 -48,734
    46,740 64,744 76,730 92,698 104,650 122,602 130,560 124,520 108,512 92,536 70,568 34,604c`),
);
const jPlate = 'M70 744C84 738 100 752 112 776L150 868C156 890 138 900 124 884L78 786C68 764 62 750 70 744Z';

/** An offset waist and a chrome control plate: two slim pickups, or one split pickup of a student's bass. */
function offsetBass(sheet: Sheet, isSplit: boolean): Model {
  const c = choose(sheet, isSplit ? { ...choice, guard: 'pearl' } : choice);
  const d = closed(outlines.bassJ);
  const box = boxOf(outlines.bassJ);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 11 })];
  if (c.guard !== 'none') {
    const screws = [
      [-112, 474],
      [-128, 540],
      [-106, 650],
      [-80, 716],
      [50, 732],
      [98, 660],
      [120, 580],
      [106, 522],
    ] as const;
    art.push(guardPlate(sheet, c.guard, jGuard, screws));
  }
  if (isSplit) art.push(at(0, 716, 0, splitCoil(sheet)));
  else art.push(at(0, 700, 0, bassSingle(sheet)), at(0, 806, 0, bassSingle(sheet)));
  art.push(
    bassPlate(
      sheet,
      [
        [88, 762],
        [104, 800],
        [118, 836],
      ],
      jPlate,
      c.knobs,
    ),
    bassBridge(sheet, 866),
  );
  art.push(strapButton(sheet, -132, 439));
  return assemble(
    sheet,
    { knots: outlines.bassJ, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt' },
    {
      ...long,
      binding: sheet.spec.binding ?? false,
      nut: 38.5,
      nutSpan: 29,
      join: 548,
      end: 602,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
      stringEnd: tail(896, 57, 4),
    },
  );
}

export const bassJ = (sheet: Sheet): Model => offsetBass(sheet, false);
export const bassStudent = (sheet: Sheet): Model => offsetBass(sheet, true);

const short = {
  ...long,
  scale: 775,
  nut: 40,
  heel: 58,
  nutSpan: 30,
  saddleSpan: 54,
  wood: 'mahogany',
  head: 'bass-2',
  buttons: 'metal',
} as const;

/** A short-scale bass with two thin horns and one big humbucker at the neck. */
export function bassShort(sheet: Sheet): Model {
  const c = choose(sheet, { ...choice, guard: 'black', knobs: 'witch' });
  const d = closed(outlines.bassShort);
  const box = boxOf(outlines.bassShort);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 9 })];
  if (c.guard !== 'none') {
    const guard = closed(
      knots(
        '36,588c 60,572 82,540 98,522 112,540 114,580 102,626 98,664 104,712 88,738 52,734 50,660c 50,604c 36,604c',
      ),
    );
    art.push(
      guardPlate(sheet, c.guard, guard, [
        [44, 592],
        [100, 536],
        [96, 650],
        [92, 724],
      ]),
    );
  }
  art.push(at(0, 634, 0, humbucker(sheet, '#1d1a18')), at(0, 742, 0, bassSingle(sheet)), bassBridge(sheet, 777));
  for (const [x, y] of [
    [92, 770],
    [130, 800],
    [80, 832],
    [116, 860],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y));
  return assemble(
    sheet,
    { knots: outlines.bassShort, path: d, box, art: art.join(''), back: c.finish, fixing: 'set' },
    {
      ...short,
      binding: sheet.spec.binding ?? false,
      join: 568,
      end: 572,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      stringEnd: tail(806, 54, 4),
    },
  );
}

const violinHalf: readonly Knot[] = knots(`0,458c 29,458c 62,452 98,466 119,500 119,534 109,554
  118,574c 98,586 88,612 87,640 94,668 124,692c 134,716 148,768 142,824 110,868 56,886 0,890`);

/** A hollow bass in the shape of a fiddle. */
export function bassViolin(sheet: Sheet): Model {
  const c = choose(sheet, { ...choice, guard: 'pearl', pickups: 'humbucker', knobs: 'hat' });
  const shape = mirrored(violinHalf);
  const d = closed(shape);
  const box = boxOf(shape);
  const art = [
    paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 12, binding: 'white', arched: true, scale: 0.8 }),
  ];
  if (c.guard !== 'none') {
    const guard = closed(knots('40,606c 62,606 72,640 74,690 62,716 48,716c 48,640c'));
    art.push(
      guardPlate(sheet, c.guard, guard, [
        [50, 614],
        [66, 704],
      ]),
    );
  }
  art.push(pickup(sheet, c.pickups, 0, 600, '#171514'), pickup(sheet, c.pickups, 0, 712, '#171514'));
  art.push(woodBridge(sheet, 777, 62), trapeze(sheet, 826, 886));
  const plate = 'M58 752Q58 742 70 742H104Q116 742 116 754L106 834Q104 846 92 846H72Q62 846 61 836Z';
  art.push(
    path(plate, 'fill="#ece9e2" stroke="#4a463f" stroke-width=".8"'),
    knob(sheet, c.knobs, 90, 764),
    knob(sheet, c.knobs, 84, 824),
  );
  art.push(slideSwitch(88, 794, 90));
  return assemble(
    sheet,
    { knots: shape, path: d, box, art: art.join(''), back: 'maple', fixing: 'acoustic' },
    {
      ...short,
      binding: true,
      join: 458,
      end: 574,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      headRim: '#efe6d0',
      buttons: 'pearl',
      stringEnd: tail(826, 40, 4),
    },
  );
}
