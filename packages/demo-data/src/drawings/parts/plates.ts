import type { Box } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { noiseTile } from '../core/texture.ts';
import type { Guard, Knob } from '../types.ts';
import { knob } from './controls.ts';

type Material = Exclude<Guard, 'none'>;

const guardTones: Readonly<Record<Material, readonly [top: string, light: string, edge: string]>> = {
  white: ['#f3eee0', '#fdfaf2', '#b9b09a'],
  mint: ['#dfe8d2', '#eef3e2', '#a9b394'],
  black: ['#1d1b1a', '#3c3937', '#e5ddc9'],
  tortoise: ['#5a1f12', '#8a3a1d', '#efe3c4'],
  'red-tortoise': ['#7a1710', '#a82a1c', '#efe3c4'],
  cream: ['#efe2ba', '#f9f0d2', '#b29f6c'],
  pearl: ['#ece9e2', '#ffffff', '#b9b6ae'],
  gold: ['#d3b06a', '#f0d89a', '#7f6026'],
};

/** The plastic that goes with a guard: pickup covers, knobs, switch tips. */
export const plasticOf: Readonly<Record<Guard, string>> = {
  white: '#f4eedc',
  mint: '#ece6d0',
  black: '#171514',
  tortoise: '#f1e8d0',
  'red-tortoise': '#f1e8d0',
  cream: '#efe2ba',
  pearl: '#171514',
  gold: '#f4eedc',
  none: '#171514',
};

/** The box of path data with absolute coordinates, control points included. */
function extent(d: string): Box {
  const pairs = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const xs = pairs.map((m) => Number(m[1]));
  const ys = pairs.map((m) => Number(m[2]));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Clouds of celluloid inside the outline: tortoiseshell or pearl. */
function celluloid(sheet: Sheet, d: string, name: string, kind: Material): string {
  const area = extent(d);
  const seed = (sheet.spec.seed ?? 1) + 5;
  const rows = 40;
  const columns = Math.max(8, Math.round((rows * area.w) / area.h));
  const cloud = (color: readonly [number, number, number], salt: number, bias: number, strength: number): string =>
    `<image x="${n(area.x)}" y="${n(area.y)}" width="${n(area.w)}" height="${n(area.h)}" preserveAspectRatio="none" href="${noiseTile({ columns, rows, seed: seed + salt, color, bias, strength, soften: [1, 1] })}"/>`;
  const clouds =
    kind === 'pearl'
      ? cloud([176, 176, 184], 1, 0.4, 0.7) + cloud([255, 255, 255], 2, 0.5, 0.9)
      : cloud(kind === 'tortoise' ? [214, 104, 40] : [226, 70, 34], 1, 0.45, 0.75) + cloud([24, 6, 4], 2, 0.42, 1);
  return `<g clip-path="${sheet.clip(`${name}_c`, d)}">${clouds}</g>`;
}

/** A plastic plate with a bevelled rim and its screws. */
export function guardPlate(
  sheet: Sheet,
  kind: Material,
  d: string,
  screws: readonly (readonly [x: number, y: number])[],
  name = 'gp',
): string {
  const [top, light, edge] = guardTones[kind];
  const fill = sheet.linear(
    `${name}_f`,
    [
      [0, light],
      [0.4, top],
      [1, kind === 'black' ? '#0c0b0b' : top],
    ],
    'd',
  );
  const clouds = kind.endsWith('tortoise') || kind === 'pearl' ? celluloid(sheet, d, name, kind) : '';
  const out = [drop(path(d, ''), 1.6, 2), path(d, `fill="${fill}"`), clouds];
  out.push(
    path(d, `fill="none" stroke="${edge}" stroke-width="1.5"`),
    path(d, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".7" transform="translate(.7 .8)"'),
  );
  if (screws.length > 0)
    out.push(
      path(
        screws.map(([x, y]) => ring(x, y, 2)).join(''),
        `fill="${sheet.metal[1]}" stroke="#3a352f" stroke-width=".5"`,
      ),
    );
  return out.join('');
}

const plateLine = 'stroke="#2b2722" stroke-opacity=".6" stroke-width=".6"';

/** A metal plate with a lever and two knobs, 160 × 34 mm, leaning by degrees. */
export function controlPlate(sheet: Sheet, x: number, y: number, degrees: number, kind: Knob): string {
  return at(
    x,
    y,
    degrees,
    `${drop(bar(0, 0, 34, 160, 16, ''))}${bar(0, 0, 34, 160, 16, `fill="${sheet.metalX()}" ${plateLine}`)}${bar(0, -52, 3, 34, 1.4, 'fill="#14110e"')}${disc(0, -62, 5.5, 'fill="#171514" stroke="#55504a" stroke-width=".6"')}${disc(0, -75, 2, 'fill="#3a352f"')}${disc(0, 75, 2, 'fill="#3a352f"')}${knob(sheet, kind, 0, -8)}${knob(sheet, kind, 0, 40)}`,
  );
}

/** A recessed boat-shaped jack plate. */
export function jackPlate(sheet: Sheet, x: number, y: number, degrees: number): string {
  const cup = sheet.linear('jk', [
    [0, sheet.metal[3]],
    [1, sheet.metal[1]],
  ]);
  return at(
    x,
    y,
    degrees,
    `${drop(bar(0, 0, 28, 56, 13, ''), 1, 1.5)}${bar(0, 0, 28, 56, 13, `fill="${sheet.metalX()}" ${plateLine}`)}${bar(0, 3, 17, 34, 8.5, `fill="${cup}"`)}${disc(0, 9, 6, 'fill="#0d0b0a"')}${disc(0, 9, 6.2, `fill="none" stroke="${sheet.metal[1]}" stroke-width="1.6"`)}`,
  );
}

/** A kidney-shaped chrome plate with knobs and jack, for a J-shaped bass: knobs from the top down. */
export function bassPlate(
  sheet: Sheet,
  knobs: readonly (readonly [x: number, y: number])[],
  d: string,
  kind: Knob,
): string {
  const last = knobs[knobs.length - 1]!;
  const jack =
    disc(last[0] + 12, last[1] + 36, 7, `fill="${sheet.metalDot()}" ${plateLine}`) +
    disc(last[0] + 12, last[1] + 36, 3.6, 'fill="#0d0b0a"');
  return `${drop(path(d, ''))}${path(d, `fill="${sheet.metalX()}" ${plateLine}`)}${knobs.map(([x, y]) => knob(sheet, kind, x, y, '#171514')).join('')}${jack}`;
}

/** A round grille: a dark hole behind a lattice, radius r. */
export function grille(sheet: Sheet, x: number, y: number, r: number): string {
  const d = repeat(
    9,
    (i) => `M${n(x - r)} ${n(y + (i - 4) * r * 0.22)}h${n(2 * r)}M${n(x + (i - 4) * r * 0.22)} ${n(y - r)}v${n(2 * r)}`,
  );
  return `${disc(x, y, r * 1.26, `fill="${sheet.metalDot()}" ${plateLine}`)}${disc(x, y, r, 'fill="#17130f"')}<g clip-path="${sheet.clip(`m${n(Math.abs(x))}${x < 0 ? 'l' : 'r'}`.replace('.', ''), ring(x, y, r))}">${path(d, `stroke="${sheet.metal[2]}" stroke-width="1"`)}</g>`;
}
