import { closed, knots, mirrored, placed } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { at, bar, disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { noiseTile } from '../core/texture.ts';
import { humbucker, openHumbucker, singleCoil } from '../parts/pickups.ts';
import { still } from './still.ts';

const look = 'stroke="#2b2722" stroke-width=".5"';
const pickShape = mirrored(knots('0,-15@0 10,-13.5 15,-8 11,6 0,17@180'));

/** A loose hand of plectra: shell, pearl, and the colour of the spec. */
export function picks(sheet: Sheet): Model {
  const spec = sheet.spec.finish;
  const tones: readonly (readonly [string, string])[] = [
    ['#8a3a1d', '#3c1209'],
    ['#f4f1ea', '#c9c5bc'],
    spec ? [coats[spec].base[0], coats[spec].base[2]] : ['#ee6d50', '#b53524'],
    ['#aedbc0', '#61a081'],
    ['#2a2827', '#0d0c0c'],
    ['#f1e1ae', '#c9a24a'],
  ];
  const spots = [
    [-17, -14, -24],
    [16, -18, 18],
    [-2, 2, 4],
    [-22, 20, 40],
    [21, 16, -34],
    [2, 30, 172],
  ] as const;
  const d = closed(pickShape);
  const shell = noiseTile({ columns: 16, rows: 16, seed: 9, color: [34, 8, 4], soften: [1, 1], strength: 0.9 });
  const all = spots.map(([x, y, turn], i) => {
    const [light, deep] = tones[i]!;
    const fill = sheet.linear(
      `pk${i}`,
      [
        [0, light],
        [1, deep],
      ],
      'd',
    );
    const cloud =
      i === 0
        ? `<g clip-path="${sheet.clip('pkc', d)}"><image x="-16" y="-16" width="32" height="34" href="${shell}"/></g>`
        : '';
    const mark = path(
      'M0 -8L2 -3L7 -1L2 1L0 7L-2 1L-7 -1L-2 -3Z',
      `fill="${i === 1 || i === 3 || i === 5 ? '#5b4a30' : '#f6eedb'}" opacity=".75"`,
    );
    return at(
      x,
      y,
      turn,
      `${drop(path(d, ''), 0.8, 1.4)}${path(d, `fill="${fill}" stroke="#140c08" stroke-opacity=".5" stroke-width=".3"`)}${cloud}${mark}${line(d, '#fff', 0.5, 'stroke-opacity=".4" transform="translate(.3 .4)"')}`,
    );
  });
  const silhouette = spots.map(([x, y]) => ring(x, y, 13)).join('');
  return still(
    all.join(''),
    silhouette,
    { x: -40, y: -36, w: 80, h: 86 },
    { close: { x: -34, y: -36, w: 60, h: 50 }, share: 0.7 },
  );
}

/** A spring capo seen from above. */
export function capo(sheet: Sheet): Model {
  const finish = sheet.finish;
  const jaw = closed(
    knots(
      '-12,-52c -8,-60 6,-60 10,-52c 12,-10 14,14 26,26c 44,40 58,62 60,78c 58,88 46,88 40,80c 26,62 6,48 -6,36c -14,24 -14,0 -12,-52c',
    ),
  );
  const lever = closed(knots('14,20c 30,10 52,14 74,34c 82,44 76,54 66,50c 48,40 34,36 22,38c 12,36 8,28 14,20c'));
  const pad = rect(-24, -54, 13, 70, 6);
  const box = { x: -20, y: -62, w: 100, h: 152 };
  const out = [
    drop(path(lever, ''), 2, 3),
    paint(sheet, { path: lever, box, finish, name: 'l', edge: 3, wear: 0.2, scale: 0.2 }),
  ];
  out.push(path(pad, 'fill="#1c1b1a"'), line('M-20 -46V8', '#4a4846', 1.6));
  out.push(
    drop(path(jaw, ''), 1.5, 2.5),
    paint(sheet, { path: jaw, box, finish, name: 'b', edge: 4, wear: 0.2, scale: 0.2 }),
  );
  out.push(disc(16, 30, 7, `fill="${sheet.metalDot()}" ${look}`), disc(16, 30, 2.6, 'fill="#2b2722"'));
  return still(
    out.join(''),
    jaw + lever + pad,
    { x: -26, y: -60, w: 108, h: 146 },
    { close: { x: -26, y: -30, w: 90, h: 90 }, share: 0.62 },
  );
}

/** A glass or brass slide lying on its side, 28 × 69 mm. */
export function slide(sheet: Sheet): Model {
  const finish = sheet.spec.finish;
  const glass = finish === undefined;
  const base = coats[finish ?? 'gold'].base;
  const tube = rect(-36, -14, 72, 28, 5);
  const fill = sheet.linear(
    'sd',
    glass
      ? [
          [0, '#fff', 0.85],
          [0.2, '#cfe0e4', 0.5],
          [0.5, '#9fb8bf', 0.4],
          [0.62, '#fff', 0.75],
          [1, '#6f8a92', 0.6],
        ]
      : [
          [0, base[0]],
          [0.22, '#fff'],
          [0.45, base[1]],
          [0.75, base[2]],
          [1, base[1]],
        ],
  );
  const mouth = `M36 -14a5 14 0 0 1 0 28a5 14 0 0 1 0 -28Z`;
  const art = `${path(tube, `fill="${fill}" stroke="#39464a" stroke-opacity=".6" stroke-width=".6"`)}${path(mouth, `fill="${glass ? '#dfe9eb' : base[2]}" fill-opacity="${glass ? 0.7 : 1}" stroke="#39464a" stroke-width=".6"`)}${path('M36 -10a3.4 10 0 0 1 0 20a3.4 10 0 0 1 0 -20Z', `fill="${glass ? '#8aa0a6' : '#2a1c08'}" fill-opacity="${glass ? 0.5 : 1}"`)}${bar(-4, -7.6, 60, 3, 1.5, 'fill="#fff" opacity=".75"')}`;
  const silhouette = 'M-36 22L30 -34L48 -12L-20 46Z';
  return still(
    at(4, 4, -38, art),
    glass ? '' : silhouette,
    { x: -38, y: -36, w: 84, h: 80 },
    { share: 0.62, close: { x: -30, y: -36, w: 70, h: 60 } },
  );
}

/** A clip-on tuner showing an A dead on. */
export function tunerClip(sheet: Sheet): Model {
  const finish = sheet.finish;
  const body = closed(
    knots(
      '-30,-26c -30,-32 -24,-34 0,-34 24,-34 30,-32 30,-26c 34,-4 32,12 22,22c 0,27 -22,22c -32,12 -34,-4 -30,-26c',
    ),
  );
  const box = { x: -34, y: -36, w: 68, h: 64 };
  const clip = 'M-12 20H12V58Q12 66 4 66H-4Q-12 66 -12 58Z';
  const needle = repeat(11, (i) => `M${-20 + i * 4} 8v${i === 5 ? -8 : -4}`);
  const out = [
    drop(path(clip, ''), 1, 2),
    path(clip, `fill="#2a2928" stroke="#0c0b0b" stroke-width=".6"`),
    bar(0, 60, 26, 9, 3, 'fill="#1a1918"'),
    disc(0, 30, 6, `fill="${sheet.metalDot()}" ${look}`),
  ];
  out.push(paint(sheet, { path: body, box, finish, name: 'b', edge: 4, wear: 0.2, scale: 0.2 }));
  out.push(
    bar(0, -8, 50, 36, 4, 'fill="#0c1512" stroke="#3b3f3d" stroke-width=".8"'),
    path('M-7 -4L0 -22L7 -4M-4.4 -10H4.4', 'fill="none" stroke="#7cf0b0" stroke-width="2.6" stroke-linejoin="round"'),
    path(needle, 'stroke="#7cf0b0" stroke-width="1.3"'),
  );
  return still(
    out.join(''),
    body + clip,
    { x: -34, y: -34, w: 68, h: 100 },
    { share: 0.62, close: { x: -32, y: -34, w: 64, h: 60 } },
  );
}

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
  return still(
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
  return still(
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
  return still(
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
  return still(
    at(-8, -34, -8, one(-1)) + at(2, 34, 6, one(1)),
    slab(-8, -34) + slab(2, 34),
    { x: -58, y: -70, w: 150, h: 160 },
    { share: 0.78, close: { x: -56, y: -64, w: 110, h: 70 } },
  );
}
