import { boxOf, closed, type Knot, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import type { Sheet } from '../core/sheet.ts';
import { armVibrato, postBridge, trapeze, woodBridge } from '../parts/bridges.ts';
import { knob, toggle } from '../parts/controls.ts';
import { pickup } from '../parts/pickups.ts';
import { guardPlate } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble, choose } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { fHole } from './f-hole.ts';
import { bridgeWork, setNeck } from './set-neck.ts';

export const semi = mirrored(
  knots(`0,424c 29,424c 46,417 60,398 76,378 98,369 124,378 143,406 147,440 134,490 123,534 133,580 166,624 195,674
    205,724 194,780 155,829 92,853 40,859 0,860`),
);

/** A thin, semi-hollow guitar with two rounded horns. */
export function semiHollow(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'black',
    pickups: 'humbucker',
    inlays: 'dots',
    knobs: 'witch',
  });
  const d = closed(semi);
  const box = boxOf(semi);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 14, binding: 'cream', arched: true })];
  art.push(fHole(-122, 614, 156, -1), fHole(122, 614, 156, 1));
  if (c.guard !== 'none') {
    const guard = closed(knots('31,466c 46,464 64,490 77,536 75,580 67,608c 46,610c 46,505c 31,505c'));
    art.push(
      guardPlate(sheet, c.guard, guard, [
        [40, 470],
        [68, 570],
      ]),
    );
  }
  art.push(pickup(sheet, c.pickups, 0, 484, '#171514'), pickup(sheet, c.pickups, 0, 583, '#171514'));
  const work = bridgeWork(sheet, 629, 672, 860);
  art.push(work.art);
  for (const [x, y] of [
    [94, 708],
    [140, 710],
    [78, 754],
    [124, 764],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y));
  art.push(toggle(sheet, 170, 684, '#efe2ba', 8));
  return assemble(
    sheet,
    { knots: semi, path: d, box, art: art.join(''), back: c.finish, fixing: 'plain' },
    {
      ...setNeck,
      join: 424,
      end: 461,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      headRim: '#e8d9a8',
      stringEnd: work.stringEnd,
    },
  );
}

const roundCut =
  knots(`-29,374c -70,366 -116,376 -148,412 -156,464 -143,520 -131,568 -142,616 -176,668 -204,724 -204,786
  -176,840 -120,874 -54,886 0,888 54,886 120,874 176,840 204,786 204,724 176,668 142,616 130,568 136,524 148,480 150,444
  138,418 118,412 100,424 82,448 58,464 29,467c`);

/** A big hollow body with one rounded cutaway, an arm vibrato and a signpost guard. */
export function hollowCutaway(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'ebony',
    guard: 'gold',
    pickups: 'humbucker',
    inlays: 'blocks',
    knobs: 'dome',
  });
  const d = closed(roundCut);
  const box = boxOf(roundCut);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 16, binding: 'white', arched: true })];
  art.push(fHole(-128, 648, 176, -1, 5, '#efe6d0'), fHole(128, 648, 176, 1, 5, '#efe6d0'));
  if (c.guard !== 'none') {
    const guard = closed(
      knots('34,482c 62,472 96,476 112,492 108,520 92,546 82,584 84,622 70,634 50,628c 46,560c 46,512c 34,508c'),
    );
    art.push(
      guardPlate(sheet, c.guard, guard, [
        [44, 488],
        [98, 494],
        [66, 622],
      ]),
    );
  }
  art.push(pickup(sheet, c.pickups, 0, 492, '#171514'), pickup(sheet, c.pickups, 0, 588, '#171514'));
  const trap = sheet.spec.bridge === 'trapeze' || sheet.spec.bridge === 'stop';
  art.push(postBridge(sheet, 632, 0), trap ? trapeze(sheet, 740, 884) : armVibrato(sheet, 742, 884));
  for (const [x, y] of [
    [136, 752],
    [158, 794],
    [118, 802],
    [110, 446],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y));
  art.push(toggle(sheet, -112, 424, '#efe2ba', 7));
  return assemble(
    sheet,
    { knots: roundCut, path: d, box, art: art.join(''), back: c.finish, fixing: 'plain' },
    {
      ...setNeck,
      scale: 625,
      join: 374,
      end: 466,
      board: c.board,
      inlays: c.inlays,
      head: 'wide-3',
      headFace: headFace(sheet, c.finish, timber.black),
      headRim: '#efe6d0',
      buttons: 'metal',
      stringEnd: tail(738, 42),
    },
  );
}

export const pointedCut =
  knots(`-29,360c -70,362 -120,380 -152,424 -156,474 -142,528 -133,572 -147,622 -186,676 -215,736 -210,800
  -176,856 -112,888 -48,897 0,898 48,897 112,888 176,856 210,800 215,736 186,676 147,622 133,572 141,528 153,482 152,436
  139,404 124,386c 106,404 86,430 60,449 29,455c`);
const noCut = mirrored(
  knots(`0,356c 29,356c 76,360 124,380 153,424 156,474 142,528 134,572 148,622 188,676 218,738 213,802 178,858 114,890
    50,899 0,900`),
);

/** The jazz box: carved, bound, floating bridge and trapeze; electric with a cutaway, acoustic without. */
function archtopOf(sheet: Sheet, shape: readonly Knot[], electric: boolean): Model {
  const c = choose(sheet, {
    board: 'ebony',
    guard: 'tortoise',
    pickups: electric ? 'humbucker' : 'none',
    inlays: 'blocks',
    knobs: 'hat',
  });
  const d = closed(shape);
  const box = boxOf(shape);
  const art = [
    paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 17, binding: 'multi', arched: true, seam: true }),
  ];
  art.push(fHole(-131, 640, 178, -1), fHole(131, 640, 178, 1));
  art.push(woodBridge(sheet, 648, 78), trapeze(sheet, 752, 894));
  if (c.guard !== 'none') {
    const guard = closed(knots('32,458c 46,460 72,496 85,550 84,606 78,640c 58,640c 54,560 46,512c 32,512c'));
    art.push(
      guardPlate(sheet, c.guard, guard, [
        [42, 470],
        [68, 630],
      ]),
    );
  }
  art.push(pickup(sheet, c.pickups, 0, 494, '#171514'));
  if (sheet.spec.pickupCount === 2) art.push(pickup(sheet, c.pickups, 0, 596, '#171514'));
  if (c.pickups !== 'none') art.push(knob(sheet, c.knobs, 140, 742), knob(sheet, c.knobs, 122, 790));
  return assemble(
    sheet,
    { knots: shape, path: d, box, art: art.join(''), back: 'maple', fixing: 'acoustic' },
    {
      ...setNeck,
      scale: 648,
      frets: 20,
      heel: 56,
      join: 360,
      end: 455,
      endRound: 12,
      board: c.board,
      inlays: c.inlays,
      head: 'wide-3',
      headFace: headFace(sheet, c.finish, timber.black),
      headRim: '#e8d9a8',
      buttons: 'metal',
      nutSpan: 36,
      saddleSpan: 52,
      stringEnd: tail(752, 54),
    },
  );
}

export const archtop = (sheet: Sheet): Model =>
  archtopOf(sheet, sheet.spec.cutaway === false ? noCut : pointedCut, true);
export const archtopAcoustic = (sheet: Sheet): Model => archtopOf(sheet, noCut, false);
