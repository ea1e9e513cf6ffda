import { coats } from '../core/finishes.ts';
import type { Box } from '../core/model.ts';
import { f, n } from '../core/numbers.ts';
import { edgeLight } from '../core/paint.ts';
import { at, bar, disc, drop, line, path, rect, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import { noiseTile } from '../core/texture.ts';
import type { Finish } from '../types.ts';

const outline = 'stroke="#2b2722" stroke-width=".6"';

/** A covered wooden box: tweed shows its diagonal weave, everything else a fine leather grain. */
export function cabinet(sheet: Sheet, name: string, d: string, box: Box, finish: Finish): string {
  const [light, mid, deep] = coats[finish].base;
  const fill = sheet.linearAt(`${name}_f`, box.x, box.y, box.x + box.w, box.y + box.h, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const lines = repeat(
    Math.ceil((box.w + box.h) / 8.2),
    (i) => `M${n(box.x - box.h + i * 8.2)} ${n(box.y)}l${n(box.h)} ${n(box.h)}`,
  );
  const weave =
    finish === 'tweed'
      ? path(lines, 'stroke="#7a5520" stroke-opacity=".5" stroke-width="2.4" stroke-dasharray="5 2.4"')
      : leather(sheet, `${name}_l`, box);
  return `<g clip-path="${sheet.clip(`${name}_c`, d)}">${path(d, `fill="${fill}"`)}${weave}${edgeLight(sheet, d, 20, 0.25)}</g>${path(d, 'fill="none" stroke="#100b08" stroke-opacity=".6" stroke-width=".9"')}`;
}

/** A pebbled grain that repeats every 90 mm. */
export function leather(sheet: Sheet, name: string, box: Box, cell = 90): string {
  const seed = (sheet.spec.seed ?? 1) + 11;
  const tile = (color: readonly [number, number, number], salt: number, strength: number): string =>
    `<image width="${cell}" height="${cell}" href="${noiseTile({ columns: 56, rows: 56, seed: seed + salt, color, bias: 0.5, strength })}"/>`;
  const fill = sheet.def(
    name,
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${cell}" height="${cell}">${tile([0, 0, 0], 1, 0.42)}${tile([255, 255, 255], 2, 0.2)}</pattern>`,
  );
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${fill}"/>`;
}

export type Grille = 'oxblood' | 'silver' | 'wheat' | 'diamond' | 'black';

const grilleTones: Readonly<Record<Grille, readonly [ground: string, weft: string, warp: string]>> = {
  oxblood: ['#4f2a20', '#6f3b2c', '#c79d6c'],
  silver: ['#8f969b', '#c3c8ca', '#5a7f92'],
  wheat: ['#a98e5c', '#d9c08a', '#7d5f32'],
  diamond: ['#3c2014', '#5a3220', '#c9a062'],
  black: ['#191817', '#2c2a29', '#454240'],
};

/** Speaker cloth in its recess with the cones just showing through. */
export function speakerCloth(
  sheet: Sheet,
  name: string,
  box: Box,
  kind: Grille,
  cones: readonly (readonly [x: number, y: number, r: number])[],
): string {
  const d = rect(box.x, box.y, box.w, box.h, 6);
  const [ground, weft, warp] = grilleTones[kind];
  const cloth = kind === 'diamond' ? diamonds(box, weft, warp) : woven(box, weft, warp);
  const dark = sheet.radial('cone', [
    [0, '#000', 0.1],
    [0.3, '#000', 0.26],
    [0.8, '#000', 0.22],
    [1, '#000', 0],
  ]);
  const circles = cones.map(([x, y, r]) => disc(x, y, r, `fill="${dark}"`)).join('');
  const recess = softStroke(d, {
    color: '#000',
    reach: 6,
    softness: 6,
    opacity: 0.7,
    steps: 7,
    shift: [3 * sheet.side, 5],
  });
  return `<g clip-path="${sheet.clip(`${name}_c`, d)}">${path(d, `fill="${ground}"`)}${cloth}${circles}${recess}</g>`;
}

function woven(box: Box, weft: string, warp: string): string {
  const rows = repeat(Math.ceil(box.h / 6.6), (i) => `M${n(box.x)} ${n(box.y + i * 6.6)}h${n(box.w)}`);
  const columns = repeat(Math.ceil(box.w / 6.6), (i) => `M${n(box.x + i * 6.6)} ${n(box.y)}v${n(box.h)}`);
  return `${path(rows, `stroke="${weft}" stroke-width="3.2" stroke-dasharray="6 3.4"`)}${path(columns, `stroke="${warp}" stroke-width="1.3" stroke-dasharray="4 9" opacity=".8"`)}`;
}

function diamonds(box: Box, weft: string, warp: string): string {
  const count = Math.ceil((box.w + box.h * 1.8) / 22);
  const one = repeat(count, (i) => `M${n(box.x - box.h * 0.9 + i * 22)} ${n(box.y)}l${n(box.h * 0.9)} ${n(box.h)}`);
  const two = repeat(count, (i) => `M${n(box.x + i * 22)} ${n(box.y)}l${n(-box.h * 0.9)} ${n(box.h)}`);
  return `${path(one + two, `stroke="${weft}" stroke-width="7"`)}${path(one + two, `stroke="${warp}" stroke-width="1.8"`)}`;
}

/** A black pointer knob with a white line. */
export function pointer(sheet: Sheet, x: number, y: number): string {
  const body = sheet.radial(
    'ck',
    [
      [0, '#6a645e'],
      [0.6, '#2a2623'],
      [1, '#0c0a09'],
    ],
    0.38,
    0.32,
    0.7,
  );
  return at(
    x,
    y,
    sheet.between(-110, 110),
    `${drop(disc(0, 0, 12, ''), 2, 3)}${disc(0, 0, 11, `fill="${body}"`)}<path d="M-5 6L-3.4 -17Q0 -20 3.4 -17L5 6Z" fill="#2b2724" stroke="#0a0908" stroke-width=".6"/><path d="M0 -2V-17" stroke="#efe6cc" stroke-width="1.6"/>`,
  );
}

/** A skirted dial with ten marks around it. */
export function dial(sheet: Sheet, x: number, y: number, ink: string): string {
  const marks = repeat(11, (i) => {
    const a = ((i - 5) * 27 - 90) * (Math.PI / 180);
    return `M${n(x + Math.cos(a) * 17.5)} ${n(y + Math.sin(a) * 17.5)}L${n(x + Math.cos(a) * 21.5)} ${n(y + Math.sin(a) * 21.5)}`;
  });
  return path(marks, `stroke="${ink}" stroke-width="1.2"`) + pointer(sheet, x, y);
}

/** An input socket. */
export function socket(sheet: Sheet, x: number, y: number): string {
  return disc(x, y, 9.4, `fill="${sheet.metalDot()}" ${outline}`) + disc(x, y, 5, 'fill="#0d0b0a"');
}

/** A bat switch. */
export function flip(sheet: Sheet, x: number, y: number): string {
  return at(
    x,
    y,
    0,
    `${disc(0, 0, 8, `fill="${sheet.metalDot()}" ${outline}`)}${line('M0 0L3 -14', sheet.metal[0], 5, 'stroke-linecap="round"')}`,
  );
}

/** The pilot lamp, lit. */
export function jewel(sheet: Sheet, x: number, y: number, color = '#ff6a33'): string {
  const glow = sheet.radial('jg', [
    [0, color, 0.5],
    [1, color, 0],
  ]);
  const stone = sheet.radial(
    'jw',
    [
      [0, '#ffe9c8'],
      [0.35, color],
      [1, '#5a0d05'],
    ],
    0.4,
    0.35,
    0.65,
  );
  return `${disc(x, y, 26, `fill="${glow}"`)}${disc(x, y, 12, `fill="${sheet.metalDot()}" ${outline}`)}${disc(x, y, 8.6, `fill="${stone}"`)}`;
}

/** A leather handle between two metal caps, centred on x, its feet at y. */
export function handle(sheet: Sheet, x: number, y: number, half: number, color: string): string {
  const d = `M${n(x - half)} ${n(y)}C${n(x - half + 2)} ${n(y - 34)} ${n(x - half * 0.7)} ${n(y - 38)} ${n(x)} ${n(y - 38)}S${n(x + half - 2)} ${n(y - 34)} ${n(x + half)} ${n(y)}`;
  const cap = (cx: number): string => bar(cx, y, 34, 14, 4, `fill="${sheet.metalY()}" ${outline}`);
  return `${line(d, '#140c08', 22)}${line(d, color, 18)}${line(d, '#fff', 3, `transform="translate(0 -4)" opacity=".25"`)}${line(d, '#e6cda0', 1, 'stroke-dasharray="4 3" transform="translate(0 5)" opacity=".6"')}${cap(x - half)}${cap(x + half)}`;
}

/** Metal corners on a box; `size` is their leg in mm. */
export function corners(sheet: Sheet, b: Box, size = 46): string {
  const fill = `fill="${sheet.metalDot()}" ${outline}`;
  const corner = (x: number, y: number, sx: number, sy: number): string => {
    const k = size / 46;
    return path(
      `M${n(x)} ${n(y + 46 * sy * k)}V${n(y + 20 * sy * k)}Q${n(x)} ${n(y)} ${n(x + 20 * sx * k)} ${n(y)}H${n(x + 46 * sx * k)}Q${n(x + 20 * sx * k)} ${n(y + 20 * sy * k)} ${n(x)} ${n(y + 46 * sy * k)}Z`,
      fill,
    );
  };
  return (
    corner(b.x, b.y, 1, 1) +
    corner(b.x + b.w, b.y, -1, 1) +
    corner(b.x, b.y + b.h, 1, -1) +
    corner(b.x + b.w, b.y + b.h, -1, -1)
  );
}

/** A control panel. */
export function panel(sheet: Sheet, name: string, box: Box, tones: readonly [string, string, string]): string {
  const d = rect(box.x, box.y, box.w, box.h, 5);
  const fill = sheet.linear(name, [
    [0, tones[0]],
    [0.4, tones[1]],
    [1, tones[2]],
  ]);
  return `${path(d, `opacity="${f(0.5)}" transform="translate(0 -2)"`)}${path(d, `fill="${fill}" stroke="#2b2722" stroke-width=".8"`)}`;
}
