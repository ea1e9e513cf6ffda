import { closed, knots, mirrored, placed } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { humbucker, openHumbucker, singleCoil } from '../parts/pickups.ts';
import { frameObject } from './frame-object.ts';

const look = 'stroke="#2b2722" stroke-width=".5"';

/** A coiled instrument cable with two plugs. */
export function cable(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid, deep] = coats[finish].base;
  const loops = [
    [0, 0, 62],
    [4, 3, 58],
    [-3, 4, 65],
    [2, -3, 55],
  ] as const;
  const cord = (d: string): string =>
    line(d, '#120c08', 8.4) +
    line(d, mid, 7) +
    line(d, deep, 7, 'stroke-dasharray="2 3" opacity=".55"') +
    line(d, light, 1.6, 'transform="translate(-1 -1.4)" opacity=".8"');
  const tails = ['M-40 48C-60 76 -50 96 -34 108', 'M46 44C64 70 60 92 44 112'];
  const plug = (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      turn,
      `${drop(bar(0, 10, 13, 30, 3, ''))}${bar(0, 10, 13, 30, 3, `fill="${sheet.metalX()}" ${look}`)}${bar(0, -8, 9, 10, 2, 'fill="#1c1a19"')}${bar(0, 36, 7, 24, 2, `fill="${sheet.metalX()}" ${look}`)}${bar(0, 40, 7.2, 1.6, 0, 'fill="#1c1a19"')}${path('M-3.5 47L0 54L3.5 47Z', `fill="${sheet.metal[1]}" ${look}`)}`,
    );
  const out = [cord(tails[0]!), cord(tails[1]!), ...loops.map(([x, y, r]) => cord(ring(x, y, r)))];
  out.push(
    bar(-62, 6, 22, 17, 4, 'fill="#1c1a19"'),
    line('M-70 2H-54', '#4a4846', 1.2),
    plug(-28, 112, -30),
    plug(38, 118, 28),
  );
  return frameObject(
    out.join(''),
    `${ring(0, 0, 68)}${ring(0, 0, 50)}`,
    { x: -72, y: -72, w: 144, h: 234 },
    { share: 0.8, close: { x: -70, y: 20, w: 140, h: 140 } },
  );
}

/** A tubular floor stand with a yoke and padded arms. */
export function stand(sheet: Sheet): Model {
  const metal = sheet.spec.finish ? coats[sheet.spec.finish].base : (['#5a5857', '#2b2a29', '#111010'] as const);
  const tube = (d: string, w = 20): string =>
    line(d, '#0a0908', w + 2, 'stroke-linecap="round"') +
    line(d, metal[1], w, 'stroke-linecap="round"') +
    line(d, metal[0], w * 0.3, 'stroke-linecap="round" transform="translate(-4 -2)" opacity=".8"');
  const pad = (d: string): string =>
    line(d, '#171413', 27, 'stroke-linecap="round"') +
    line(d, '#4d4643', 7, 'stroke-linecap="round" transform="translate(-5 -4)" opacity=".7"');
  const out = [tube('M0 470L-170 640'), tube('M0 470L170 640'), tube('M0 80V560'), tube('M0 470L10 655', 18)];
  out.push(
    tube('M-96 420H96'),
    pad('M-96 420Q-118 424 -124 452'),
    pad('M96 420Q118 424 124 452'),
    tube('M0 80Q-44 74 -46 40', 16),
    tube('M0 80Q44 74 46 40', 16),
    pad('M-46 44Q-52 20 -38 6'),
    pad('M46 44Q52 20 38 6'),
  );
  for (const y of [150, 300, 470])
    out.push(
      bar(0, y, 40, 30, 8, 'fill="#1d1b1a" stroke="#000" stroke-width=".8"'),
      disc(30, y, 11, `fill="${sheet.metalDot()}" ${look}`),
    );
  for (const [x, y] of [
    [-172, 644],
    [172, 644],
    [10, 662],
  ] as const)
    out.push(bar(x, y, 42, 18, 8, 'fill="#0f0e0e"'));
  const silhouette =
    'M-10 60H10V470L180 636L168 650L8 490L18 655H0L-6 490L-170 650L-180 636L-10 470ZM-130 408H130V456H106V434H-106V456H-130Z';
  return frameObject(
    out.join(''),
    silhouette,
    { x: -190, y: -4, w: 380, h: 670 },
    { stands: true, share: 0.8, close: { x: -110, y: -20, w: 220, h: 240 } },
  );
}

/** A songbook or a method with a drawn cover. */
export function book(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid, deep] = coats[finish].base;
  const cover = rect(-105, 0, 210, 290, 3);
  const fill = sheet.linearAt('bk', -105, 0, 105, 290, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const design = Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0) % 3;
  const inkColor = coats[finish].gloss < 0.2 && finish !== 'tweed' ? '#f1e3bd' : '#2a1c10';
  const art = [
    path(closed(placed(mirrored(knots('0,-52@0 36,-46 52,-28 37,20 0,62@180')), 0, 150, 1.25)), `fill="${inkColor}"`) +
      disc(0, 138, 28, `fill="${mid}"`) +
      [-12, -4, 4, 12].map((x) => line(`M${x} 92V206`, mid, 2)).join(''),
    repeat(6, (i) => line(`M-80 ${90 + i * 18}H80`, inkColor, 2.4 - i * 0.25)) +
      [
        [-52, 108],
        [-14, 144],
        [22, 90],
        [54, 126],
      ]
        .map(([x, y]) => disc(x!, y!, 9, `fill="${inkColor}"`))
        .join(''),
    repeat(5, (i) => disc(0, 150, 22 + i * 14, `fill="none" stroke="${inkColor}" stroke-width="${n(4 - i * 0.6)}"`)),
  ][design]!;
  const lines =
    bar(0, 240, 130, 7, 1, `fill="${inkColor}"`) +
    bar(0, 256, 90, 4, 1, `fill="${inkColor}" opacity=".7"`) +
    bar(0, 34, 150, 12, 1, `fill="${inkColor}"`) +
    bar(0, 54, 110, 6, 1, `fill="${inkColor}" opacity=".8"`);
  const pages =
    path('M105 4L112 8V292L-96 296L-103 290H105Z', 'fill="#efe8d6" stroke="#7a6a48" stroke-width=".5"') +
    line('M108 8V291M110 8V292', '#b5a888', 0.5);
  const spine = `<rect x="-105" y="0" width="12" height="290" fill="#000" opacity=".16"/><path d="M-92 0V290" stroke="#fff" stroke-opacity=".25" stroke-width="1"/>`;
  return frameObject(
    `${pages}${path(cover, `fill="${fill}"`)}${lines}${art}${spine}${path('M-105 0H20L-105 200Z', 'fill="#fff" opacity=".08"')}`,
    `${cover}M105 4L112 8V292L-96 296Z`,
    { x: -105, y: 0, w: 217, h: 296 },
    { share: 0.66, close: { x: -90, y: 70, w: 180, h: 160 } },
  );
}

/** Two loose pickups with their leads. */
export function pickupSet(sheet: Sheet): Model {
  const kind = sheet.spec.pickups ?? 'humbucker';
  const color = '#f4eedc';
  const one = (turn: number): string => {
    const wires =
      line('M44 6C70 20 66 52 88 60', '#1a1715', 3) +
      line('M44 6C70 20 66 52 88 60', sheet.metal[1], 1, 'stroke-dasharray="2 2"');
    return (
      wires +
      (kind === 'single'
        ? singleCoil(sheet, color)
        : kind === 'open-humbucker'
          ? openHumbucker(sheet, '#1d1a18', turn > 0)
          : humbucker(sheet, '#efe2ba'))
    );
  };
  const narrow = kind === 'single';
  const h = narrow ? 10 : 22;
  const slab = (x: number, y: number): string => rect(x - 44, y - h, 88, h * 2, 4);
  return frameObject(
    at(-8, -34, -8, one(-1)) + at(2, 34, 6, one(1)),
    slab(-8, -34) + slab(2, 34),
    { x: -58, y: -70, w: 150, h: 160 },
    { share: 0.78, close: { x: -56, y: -64, w: 110, h: 70 } },
  );
}
