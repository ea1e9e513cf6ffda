import { boxOf, closed, knots, mirrored, open, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { disc, drop, line, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { woodBridge } from '../parts/bridges.ts';
import { guardPlate } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { fHole } from './f-hole.ts';

const scale = 352;
const teardrop = mirrored(knots(`0,166@0 22,170 46,190 78,236 107,290 125,346 126,398 107,448 69,484 28,497 0,499`));
const florid = knots(`-17,204c -26,217 -40,219 -49,202 -47,178 -60,156 -82,150 -106,164 -114,194 -107,228 -99,258
  -106,292 -122,334 -130,378 -121,426 -93,468 -48,492 0,498 46,493 84,478 108,468 138,456c 129,420 130,378 121,332
  106,292 96,258 93,226 101,184c 80,204 56,214 34,215 17,208c`);

const common = {
  scale,
  frets: 20,
  nut: 29,
  heel: 39,
  end: 247,
  endRound: 8,
  binding: true,
  headFace: timber.black,
  headRim: '#e8d9a8',
  buttons: 'pearl',
  buttonSize: 0.75,
  strings: 8,
  courses: 4,
  nutSpan: 22,
  saddleSpan: 38,
  wound: 'bronze',
} as const;

/** A pear with an oval hole. */
export function mandolinA(sheet: Sheet): Model {
  const s = sheet.spec;
  const d = closed(teardrop);
  const box = boxOf(teardrop);
  const finish = sheet.finish;
  const art = [
    paint(sheet, { path: d, box, finish, name: 'b', edge: 9, binding: 'white', scale: 0.6, arched: true, seam: true }),
    ovalHole(sheet, 286),
  ];
  const guard = s.pickguard ?? 'black';
  if (guard !== 'none') {
    const plate = closed(knots('40,262c 54,254 78,284 90,322 82,350 64,352 56,324 50,304 45,284c'));
    art.push(guardPlate(sheet, guard, plate, []));
  }
  art.push(woodBridge(sheet, scale + 12, 54), tailCover(sheet, box.y + box.h - 2));
  return assemble(
    sheet,
    { knots: teardrop, path: d, box, art: art.join(''), back: 'maple', fixing: 'acoustic' },
    {
      ...common,
      join: 168,
      board: s.fingerboard ?? 'rosewood',
      inlays: s.inlays ?? 'dots',
      head: 'crown-4',
      headFace: headFace(sheet, finish, timber.black),
      saddle: scale + 12,
      stringEnd: tail(420, 30, 4),
    },
  );
}

/** The scroll, the points and two f-holes. */
export function mandolinF(sheet: Sheet): Model {
  const s = sheet.spec;
  const d = closed(florid);
  const box = boxOf(florid);
  const finish = sheet.finish;
  const art = [
    paint(sheet, { path: d, box, finish, name: 'b', edge: 9, binding: 'cream', scale: 0.6, arched: true, seam: true }),
    scroll(),
    fHole(-78, 352, 110, -1, 8),
    fHole(78, 352, 110, 1, 8),
  ];
  const guard = s.pickguard ?? 'black';
  if (guard !== 'none') {
    const plate = closed(knots('20,238c 30,236 46,262 51,300 49,340c 33,340c 32,290 20,262c'));
    art.push(guardPlate(sheet, guard, plate, []));
  }
  art.push(woodBridge(sheet, scale + 2, 54), tailCover(sheet, box.y + box.h - 2));
  return assemble(
    sheet,
    { knots: florid, path: d, box, art: art.join(''), back: 'maple', fixing: 'acoustic' },
    {
      ...common,
      join: 202,
      board: s.fingerboard ?? 'ebony',
      inlays: s.inlays ?? 'dots',
      head: 'scroll-4',
      headFace: headFace(sheet, finish, timber.black),
      stringEnd: tail(420, 30, 4),
    },
  );
}

function ovalHole(sheet: Sheet, y: number): string {
  const d = `M-34 ${y}a34 21 0 1 0 68 0a34 21 0 1 0 -68 0Z`;
  const rings = [
    ['#2a150a', 17],
    ['#efe0b4', 14],
    ['#2a150a', 9.5],
    ['#efe0b4', 5],
    ['#7a3b1c', 2.4],
  ] as const;
  const dark = sheet.linear('oh', [
    [0, '#0c0704'],
    [1, '#3d2616'],
  ]);
  return rings.map(([color, width]) => line(d, color, width)).join('') + path(d, `fill="${dark}"`);
}

/** The groove that winds into the scroll, and the button in its eye. */
function scroll(): string {
  const groove = open(knots('-26,218 -48,228 -76,226 -94,210 -96,186 -82,170 -67,174 -63,190 -72,198'));
  return `${line(groove, '#1a0c06', 4, 'stroke-opacity=".8" stroke-linecap="round"')}${line(groove, '#f6e2ac', 1.4, 'stroke-opacity=".85" transform="translate(-.6 -2)"')}${disc(-77, 190, 6.5, 'fill="#f0e2b8" stroke="#2a150a" stroke-width=".7"')}`;
}

/** A stamped cover over the string hooks. */
function tailCover(sheet: Sheet, foot: number): string {
  const d = closed([
    ...placed(knots('-23,0c'), 0, foot),
    ...knots('-23,430c -22,414 -10,412 0,404 10,412 22,414 23,430c'),
    ...placed(knots('23,0c'), 0, foot),
  ]);
  const engraved = `M-12 ${n(foot - 12)}C-16 450 -8 440 0 428C8 440 16 450 12 ${n(foot - 12)}`;
  return `${drop(path(d, ''), 2, 3)}${path(d, `fill="${sheet.metalX()}" stroke="#2b2722" stroke-width=".6"`)}${line(engraved, '#2b2722', 0.8, 'stroke-opacity=".5"')}`;
}
