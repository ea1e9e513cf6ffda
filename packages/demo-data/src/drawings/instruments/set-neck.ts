import { boxOf, closed, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import { line } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { armVibrato, postBridge, stopBar, trapeze, wrapBar } from '../parts/bridges.ts';
import { knob, strapButton, toggle } from '../parts/controls.ts';
import { pickup } from '../parts/pickups.ts';
import { guardPlate } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble, choose } from './assemble.ts';
import { headFace, setNeckBack, timber } from './faces.ts';
import { outlines } from './outlines.ts';

export const setNeck = {
  scale: 628.6,
  frets: 22,
  nut: 43,
  heel: 57,
  strings: 6,
  nutSpan: 36,
  saddleSpan: 51,
  head: 'book-3',
  wound: 'steel',
  binding: true,
  buttons: 'pearl',
} as const;

/** Bridge and tailpiece as the spec asks, with the row where the strings end. */
export function bridgeWork(
  sheet: Sheet,
  y: number,
  stop: number,
  foot: number,
): { art: string; stringEnd: ReturnType<typeof tail> } {
  const bridge = postBridge(sheet, y);
  switch (sheet.spec.bridge) {
    case 'arm':
    case 'vibrato':
      return { art: bridge + armVibrato(sheet, stop + 26, foot - 3), stringEnd: tail(stop + 18, 40) };
    case 'trapeze':
      return { art: bridge + trapeze(sheet, stop + 30, foot - 3), stringEnd: tail(stop + 30, 54) };
    default:
      return { art: bridge + stopBar(sheet, stop), stringEnd: tail(stop, 51) };
  }
}

const carvedGuard = closed(knots('31,462c 37,460c 46,462 76,500 92,540 88,584 66,602c 46,604c 46,505c 31,505c'));

/** A carved maple top, one rounded cutaway, two pickups in rings, four knobs. */
export function carvedSingleCut(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'cream',
    pickups: 'humbucker',
    inlays: 'trapezoids',
    knobs: 'hat',
  });
  const d = closed(outlines.carved);
  const box = boxOf(outlines.carved);
  const bound = sheet.spec.binding ?? true;
  const flamed = c.finish.endsWith('burst') || c.finish === 'maple';
  const plastic = c.guard === 'black' || c.guard === 'none' ? '#171514' : '#efe2ba';
  const art = [
    paint(sheet, {
      path: d,
      box,
      finish: c.finish,
      name: 'b',
      edge: 14,
      binding: bound ? 'cream' : 'none',
      arched: true,
      seam: flamed,
    }),
  ];
  if (sheet.spec.pickupCount === 3) art.push(pickup(sheet, c.pickups, 0, 533, plastic));
  art.push(pickup(sheet, c.pickups, 0, 484, plastic), pickup(sheet, c.pickups, 0, 583, plastic));
  const work = bridgeWork(sheet, 629, 672, box.y + box.h);
  art.push(work.art, toggle(sheet, -80, 400));
  for (const [x, y] of [
    [86, 640],
    [126, 664],
    [68, 702],
    [108, 730],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y));
  if (c.guard !== 'none')
    art.push(
      guardPlate(sheet, c.guard, carvedGuard, [
        [38, 466],
        [84, 560],
      ]),
    );
  art.push(strapButton(sheet, -78, 357));
  return assemble(
    sheet,
    { knots: outlines.carved, path: d, box, art: art.join(''), back: setNeckBack(c.finish), fixing: 'set' },
    {
      ...setNeck,
      binding: bound,
      join: 380,
      end: 459,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      ...(bound ? { headRim: '#e8d9a8' } : {}),
      stringEnd: work.stringEnd,
    },
  );
}

const slabGuard = closed(
  knots(
    '31,470c 48,466 74,446 92,424 104,414 110,428 104,462 94,500 96,540 110,572 112,592 92,604 46,606c 46,560c 31,560c',
  ),
);

/** The plain sister: a slab, no binding, one or two soapbox pickups, strings wrapped over one bar. */
export function slabSingleCut(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'black',
    pickups: 'soapbox',
    inlays: 'dots',
    knobs: 'hat',
  });
  const d = closed(outlines.slab);
  const box = boxOf(outlines.slab);
  const art = [
    paint(sheet, {
      path: d,
      box,
      finish: c.finish,
      name: 'b',
      edge: 8,
      binding: sheet.spec.binding ? 'cream' : 'none',
    }),
  ];
  if (c.guard !== 'none')
    art.push(
      guardPlate(sheet, c.guard, slabGuard, [
        [38, 478],
        [100, 430],
        [88, 510],
        [102, 586],
        [52, 598],
      ]),
    );
  const two = sheet.spec.pickupCount === 2;
  if (two) art.push(pickup(sheet, c.pickups, 0, 488, '#171514'), toggle(sheet, -84, 420, '#171514', 10));
  art.push(pickup(sheet, c.pickups, 0, 588, '#171514'), wrapBar(sheet, 632));
  for (const [x, y] of two
    ? ([
        [92, 640],
        [128, 672],
        [70, 694],
        [106, 726],
      ] as const)
    : ([
        [98, 660],
        [110, 708],
      ] as const))
    art.push(knob(sheet, c.knobs, x, y));
  art.push(strapButton(sheet, -80, 362));
  return assemble(
    sheet,
    { knots: outlines.slab, path: d, box, art: art.join(''), back: c.finish, fixing: 'set' },
    {
      ...setNeck,
      binding: sheet.spec.binding ?? false,
      join: 384,
      end: 459,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      stringEnd: tail(638, 51),
    },
  );
}

const hornGuard = closed(
  knots(`-34,468c -52,464 -72,446 -86,420 -96,400 -108,416 -114,452 -105,504 -98,546 -90,586 -68,606 -46,610c 46,610c
    68,604 88,582 97,546 104,506 113,460 108,424 97,408 88,424 74,448 54,467 34,470c`),
);

/** Two thin pointed horns with bevelled edges, light as a plank. */
export function doubleHorn(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'black',
    pickups: 'humbucker',
    inlays: 'trapezoids',
    knobs: 'witch',
  });
  const d = closed(outlines.doubleHorn);
  const box = boxOf(outlines.doubleHorn);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 8 }), bevels(sheet, d)];
  if (c.guard !== 'none')
    art.push(
      guardPlate(sheet, c.guard, hornGuard, [
        [-97, 412],
        [-98, 510],
        [-78, 596],
        [74, 594],
        [98, 500],
        [97, 420],
      ]),
    );
  if (sheet.spec.pickupCount === 3) art.push(pickup(sheet, c.pickups, 0, 542, '#171514'));
  art.push(pickup(sheet, c.pickups, 0, 498, '#171514'), pickup(sheet, c.pickups, 0, 586, '#171514'));
  const work = bridgeWork(sheet, 629, 670, box.y + box.h);
  art.push(work.art);
  for (const [x, y] of [
    [84, 636],
    [124, 668],
    [72, 706],
    [110, 740],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y));
  art.push(toggle(sheet, 106, 606, '#1a1715', 8));
  return assemble(
    sheet,
    { knots: outlines.doubleHorn, path: d, box, art: art.join(''), back: setNeckBack(c.finish), fixing: 'set' },
    {
      ...setNeck,
      binding: sheet.spec.binding ?? true,
      join: 452,
      end: 465,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.black),
      stringEnd: work.stringEnd,
    },
  );
}

/** The chamfer that runs round the horns and the waist. */
function bevels(sheet: Sheet, d: string): string {
  const k = sheet.side;
  return `<g clip-path="${sheet.clip('bv', d)}">${line(d, '#fff', 34, 'stroke-opacity=".1"')}${line(d, '#fff', 1.2, `stroke-opacity=".32" transform="translate(${7 * k} 9)"`)}${line(d, '#000', 15, `stroke-opacity=".22" transform="translate(${-5 * k} -7)"`)}</g>`;
}
