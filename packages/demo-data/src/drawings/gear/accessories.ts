import { closed, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import { at, bar, disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { noiseTile } from '../core/texture.ts';
import { frameObject } from './frame-object.ts';

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
  return frameObject(
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
  return frameObject(
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
  return frameObject(
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
  return frameObject(
    out.join(''),
    body + clip,
    { x: -34, y: -34, w: 68, h: 100 },
    { share: 0.62, close: { x: -32, y: -34, w: 64, h: 60 } },
  );
}
