import { closed, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Box } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { disc, line, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import { noiseTile } from '../core/texture.ts';
import type { Finish } from '../types.ts';

/** Whether dark ink reads better than light ink on a finish. */
export function isPale(finish: Finish): boolean {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(coats[finish].base[1].slice(i, i + 2), 16));
  return 0.3 * r! + 0.59 * g! + 0.11 * b! > 150;
}

/** Lays cloth: base, fibre, folds (a dark and a light soft stroke) and a soft rim. */
export function cloth(sheet: Sheet, name: string, d: string, box: Box, finish: Finish, folds = ''): string {
  const pale = isPale(finish);
  const [light, mid, deep] = coats[finish].base;
  const fill = sheet.linearAt(`${name}_f`, box.x, box.y, box.x + box.w, box.y + box.h, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const width = box.w * 0.012;
  const dark = {
    color: pale ? '#4a3a2a' : '#000',
    reach: width * 0.7,
    softness: width * 0.9,
    opacity: pale ? 0.17 : 0.3,
    steps: 5,
  };
  const bright = { color: '#fff', reach: width * 0.6, softness: width * 0.8, opacity: pale ? 0.45 : 0.13, steps: 5 };
  const pleats =
    folds && softStroke(folds, dark) + softStroke(folds, { ...bright, shift: [-box.w * 0.022 * sheet.side, -4] });
  const rim = softStroke(d, { ...dark, reach: width * 1.3, softness: width * 1.3, shift: [-3 * sheet.side, -4] });
  return `<g clip-path="${sheet.clip(`${name}_c`, d)}">${path(d, `fill="${fill}"`)}${fibre(sheet, box, finish)}${pleats}${rim}</g>${line(d, '#120c08', 0.9, 'stroke-opacity=".5"')}`;
}

/** The fine grain of the yarn; heather shows two shades of it. */
function fibre(sheet: Sheet, box: Box, finish: Finish): string {
  const strength = finish === 'heather-grey' ? 0.45 : 0.09;
  const cell = box.w / 5;
  const fill = sheet.def(
    'fb',
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${n(cell)}" height="${n(cell)}"><image width="${n(cell)}" height="${n(cell)}" href="${noiseTile({ columns: 60, rows: 60, seed: 7, color: [255, 255, 255], bias: 0.4, strength })}"/></pattern>`,
  );
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${fill}"/>`;
}

/** How many prints there are. */
export const printCount = 5;

/** A screen print about 100 units wide; `ink` on `ground`. */
export function print(index: number, x: number, y: number, size: number, ink: string, ground: string): string {
  const stroke = (d: string, width: number): string =>
    line(d, ink, width, 'stroke-linecap="round" stroke-linejoin="round"');
  const prints = [plectrum, headstocks, amplifier, sunrise, tablature];
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 10)}) scale(.1)">${prints[index % prints.length]!(ink, ground, stroke)}</g>`;
}

type Stroke = (d: string, width: number) => string;

/** A plectrum with six strings through a sound hole. */
function plectrum(ink: string, ground: string): string {
  const shape = closed(mirrored(knots('0,-52@0 36,-46 52,-28 37,20 0,62@180')));
  const strings = [-15, -9, -3, 3, 9, 15]
    .map(
      (s, i) =>
        `<path d="M${s} -49V${n(46 - Math.abs(s) * 1.1)}" stroke="${ground}" stroke-width="${n(2 - i * 0.22)}"/>`,
    )
    .join('');
  return `<path d="${shape}" fill="${ink}"/>${disc(0, -8, 27, `fill="none" stroke="${ground}" stroke-width="2"`)}${disc(0, -8, 22, `fill="${ground}" opacity=".28"`)}${strings}`;
}

/** Two posts and a bar: the shop's mark, a headstock that is an H. */
function headstocks(ink: string, ground: string): string {
  const post = 'M-46 -52L-12 -44L-15 52H-40Z';
  const holes = [-30, -4, 22].map((y) => disc(-28, y, 5, `fill="${ground}"`)).join('');
  return `<g>${path(post, `fill="${ink}"`)}${holes}</g><g transform="scale(-1 1)">${path(post, `fill="${ink}"`)}${holes}</g><path d="M-16 -6H16V8H-16Z" fill="${ink}"/>`;
}

function amplifier(ink: string, ground: string): string {
  const knobs = [-30, -15, 0, 15, 30].map((x) => disc(x, -26, 4, `fill="${ground}"`)).join('');
  return `<rect x="-50" y="-40" width="100" height="84" rx="8" fill="${ink}"/>${knobs}<rect x="-42" y="-14" width="84" height="50" rx="4" fill="${ground}"/>${disc(0, 11, 20, `fill="none" stroke="${ink}" stroke-width="3"`)}${disc(0, 11, 8, `fill="${ink}"`)}`;
}

function sunrise(ink: string, _: string, stroke: Stroke): string {
  const rays = repeat(9, (i) => {
    const a = Math.PI + (i / 8) * Math.PI;
    return `M${n(Math.cos(a) * 32)} ${n(20 + Math.sin(a) * 32)}L${n(Math.cos(a) * 54)} ${n(20 + Math.sin(a) * 54)}`;
  });
  return `${path('M-24 20A24 24 0 0 1 24 20Z', `fill="${ink}"`)}${stroke(rays, 5)}${stroke('M-56 30H56M-44 40H44M-30 50H30', 3.4)}`;
}

/** Six lines of tablature with 4 – 0 – 4 left out: dots only. */
function tablature(ink: string, ground: string, stroke: Stroke): string {
  const dots = [
    [-36, -14],
    [-12, 14],
    [14, -28],
    [38, 0],
  ]
    .map(([x, y]) => disc(x!, y!, 8, `fill="${ink}" stroke="${ground}" stroke-width="3"`))
    .join('');
  return (
    stroke(
      repeat(6, (i) => `M-54 ${-42 + i * 14}H54`),
      2.4,
    ) + dots
  );
}
