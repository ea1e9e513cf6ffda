import { closed, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Model } from '../core/model.ts';
import { f, n } from '../core/numbers.ts';
import { at, bar, disc, line, path, rect, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { frameObject } from './frame-object.ts';

const ribbons = [
  'M52 690C58 500 66 300 44 130C36 66 24 40 0 40',
  'M-58 640C-62 480 -70 300 -46 130C-38 66 -24 40 0 40',
] as const;
const accents: readonly (readonly [string, string])[] = [
  ['#e7c98a', '#b5482c'],
  ['#efe0b4', '#2f4a3d'],
  ['#f4e6c4', '#5a2f17'],
  ['#9fc3c9', '#e9b34a'],
];

/** A woven strap hung over a peg, 50 mm wide. */
export function strap(sheet: Sheet): Model {
  const finish = sheet.finish;
  const coat = coats[finish];
  const plain = finish === 'brown-leather' || finish === 'black' || finish === 'oxblood';
  const [a, b] = accents[Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0) % accents.length]!;
  const bands: readonly (readonly [width: number, color: string, dash: number])[] = plain
    ? [
        [52, '#150e0a', 0],
        [50, coat.base[1], 0],
        [42, '#e0bf8c', 5],
        [40, coat.base[1], 0],
      ]
    : [
        [52, '#150e0a', 0],
        [50, coat.base[1], 0],
        [45, a, 0],
        [42, coat.base[1], 0],
        [32, b, 4],
        [25, b, 8],
        [18, b, 12],
        [11, b, 16],
        [18, a, 4],
        [12, a, 8],
        [5, coat.base[2], 5],
      ];
  const weave = (d: string, shade: number): string =>
    bands
      .map(([width, color, dash]) =>
        line(d, color, width, dash ? `stroke-dasharray="${dash} ${20 - dash}" stroke-dashoffset="${dash / 2}"` : ''),
      )
      .join('') +
    line(d, '#fff', 12, 'stroke-opacity=".16" transform="translate(-12 0)"') +
    line(d, '#000', 14, `stroke-opacity="${f(shade)}" transform="translate(15 0)"`);
  const out = [weave(ribbons[1], 0.28), tab(sheet, -58, 640, 1), weave(ribbons[0], 0.22), tab(sheet, 52, 690, -1)];
  out.push(
    at(
      -60,
      420,
      2,
      `${bar(0, 0, 62, 46, 6, `fill="none" stroke="${sheet.metal[3]}" stroke-width="7"`)}${bar(0, 0, 62, 46, 6, `fill="none" stroke="${sheet.metal[1]}" stroke-width="5"`)}${bar(0, 0, 62, 5, 2, `fill="${sheet.metalY()}"`)}`,
    ),
  );
  const peg = sheet.radial(
    'pg',
    [
      [0, '#e7bd82'],
      [0.6, '#a8703a'],
      [1, '#53300f'],
    ],
    0.4,
    0.35,
    0.65,
  );
  out.push(disc(0, 30, 15, 'opacity=".3"'), disc(0, 26, 13, `fill="${peg}"`));
  const shape =
    'M27 690C33 500 41 300 20 140C14 88 8 66 0 66S-16 88 -22 140C-44 300 -38 480 -34 640V726H-82V640C-86 480 -96 290 -72 126C-60 50 -40 14 0 14S60 50 70 126C92 290 84 500 78 690V770H28Z';
  return frameObject(
    out.join(''),
    shape,
    { x: -100, y: 0, w: 200, h: 776 },
    { share: 0.84, close: { x: -110, y: 380, w: 220, h: 300 } },
  );
}

/** The leather end with its slit. */
function tab(sheet: Sheet, x: number, y: number, tilt: number): string {
  const d = closed(mirrored(knots('0,-34@0 25,-34c 26,10 20,54 10,82 0,86@180')));
  const fill = sheet.linear(
    'lt',
    [
      [0, '#6b4027'],
      [0.4, '#8a5636'],
      [1, '#40230f'],
    ],
    'x',
  );
  return at(
    x,
    y,
    tilt,
    `${path(d, 'opacity=".35" transform="translate(3 4)"')}${path(d, `fill="${fill}" stroke="#1d0f07" stroke-width=".8"`)}${line(d, '#e0bf8c', 1.1, 'stroke-dasharray="5 3" transform="translate(0 1) scale(.86 .92)"')}<path d="M0 50V74" stroke="#150c07" stroke-width="4" stroke-linecap="round"/>${disc(0, 50, 5, 'fill="#150c07"')}`,
  );
}

const gauges = [
  [46, 1.5, '#c08a48'],
  [44, 1.3, '#d8aa68'],
  [42, 1.2, '#b47c3c'],
  [40.4, 1, '#dcb476'],
  [39, 0.8, '#dfdbd2'],
  [37.8, 0.6, '#c9c5bc'],
] as const;
const ballEnds = ['#c7a24a', '#b5482c', '#2f2a27', '#3f6a4c', '#8a4a7a', '#c9c5bc'];
const bands = ['#9b1746', '#1f4b63', '#8f2f22', '#2f4a3d'];

/** A paper envelope and a coiled set of strings, 120 mm square. */
export function stringSet(sheet: Sheet): Model {
  const coat = coats[sheet.finish];
  const band = bands[Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0) % bands.length]!;
  const pack = rect(-60, 40, 120, 120, 2.5);
  const out = gauges.map(
    ([r, width, color]) =>
      disc(6, 34, r, `fill="none" stroke="#2a1809" stroke-opacity=".35" stroke-width="${n(width + 0.7)}"`) +
      disc(5.6, 33.4, r, `fill="none" stroke="${color}" stroke-width="${width}"`),
  );
  out.push(line('M44 14c9 3 12 10 6 15s-12 2 -11 -4 11 -9 17 -2', '#d8aa68', 1.3));
  out.push(
    ...ballEnds.map((color, i) =>
      disc(-34 + i * 4.6, -5 - Math.abs(i - 3) * 1.5, 2.3, `fill="${color}" stroke="#1a0f08" stroke-width=".4"`),
    ),
  );
  const fill = sheet.linearAt(
    'ev',
    -60,
    40,
    60,
    160,
    coat.base.map((tone, i) => [[0, 0.6, 1][i]!, tone] as const),
  );
  out.push(
    path(pack, 'opacity=".35" transform="translate(1.5 -1)"'),
    path(pack, `fill="${fill}" stroke="#6b5a38" stroke-opacity=".4" stroke-width=".4"`),
  );
  out.push(
    '<path d="M-60 40H60L52 54H-52Z" fill="#fff" opacity=".28"/><path d="M-52 54H52" stroke="#6b5a38" stroke-opacity=".4" stroke-width=".5"/>',
  );
  out.push(
    `<rect x="-60" y="116" width="120" height="30" fill="${band}"/><path d="M-60 112.6H60M-60 149.4H60" stroke="${band}" stroke-width="1.4"/>`,
  );
  out.push(
    [-25, -15, -5, 5, 15, 25]
      .map((x, i) => `<path d="M${n(x * 0.6)} 64L${x} 110" stroke="#2f2a27" stroke-width="${n(1.6 - i * 0.22)}"/>`)
      .join(''),
    path('M-13 64h26', 'stroke="#2f2a27" stroke-width="2.4"'),
  );
  out.push(
    [-36, -22, -8, 8, 22, 36].map((x, i) => bar(x, 131, 8.4, 13 - i * 1.2, 1.2, 'fill="#f4e8c8"')).join(''),
    '<path d="M-60 40H10L-60 140Z" fill="#fff" opacity=".12"/>',
  );
  return frameObject(
    out.join(''),
    `${pack}${ring(5.6, 33.4, 47)}${ring(5.6, 33.4, 37)}`,
    { x: -62, y: -16, w: 124, h: 178 },
    { close: { x: -56, y: -16, w: 112, h: 120 } },
  );
}
