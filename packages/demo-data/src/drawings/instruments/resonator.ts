import { boxOf, closed, mirrored, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { fretAt, n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { bar, disc, drop, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { strapButton } from '../parts/controls.ts';
import { grille } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { halves } from './flat-top-outlines.ts';

/** A spun cone under a pierced plate; all metal, or timber with two screened holes and a fan of slots. */
function resonatorOf(sheet: Sheet, wooden: boolean): Model {
  const { spec } = sheet;
  const scale = 635;
  const top = fretAt(scale, wooden ? 12 : 14);
  const shape = placed(mirrored(halves.auditorium), 0, top, 0.97, wooden ? 1.05 : 0.985);
  const d = closed(shape);
  const box = boxOf(shape);
  const finish = sheet.finish;
  const metal = finish === 'steel';
  const art = [paint(sheet, { path: d, box, finish, name: 'b', edge: 8, binding: metal ? 'none' : 'cream' })];
  const cy = scale;
  art.push(coverPlate(sheet, cy, wooden));
  for (const side of [-1, 1]) art.push(grille(sheet, side * 82, top + 94, wooden ? 26 : 21.5));
  const foot = box.y + box.h;
  const tailpiece = `M-24 ${n(foot)}L-29 ${n(cy + 116)}H29L24 ${n(foot)}Z`;
  art.push(drop(path(tailpiece, '')), path(tailpiece, `fill="${sheet.metalX()}" stroke="#2b2722" stroke-width=".6"`));
  art.push(strapButton(sheet, 0, foot - 4));
  return assemble(
    sheet,
    { knots: shape, path: d, box, art: art.join(''), back: finish, fixing: 'acoustic' },
    {
      scale,
      frets: 19,
      nut: 45,
      heel: 57,
      join: top,
      board: spec.fingerboard ?? (wooden ? 'rosewood' : 'ebony'),
      inlays: spec.inlays ?? 'dots',
      head: 'slotted-3',
      headFace: headFace(sheet, finish, timber.black),
      headRim: '#e8d9a8',
      buttons: 'pearl',
      binding: true,
      strings: 6,
      nutSpan: 38,
      saddleSpan: 54,
      wound: 'bronze',
      stringEnd: tail(cy + 122, 48),
    },
  );
}

export const resonator = (sheet: Sheet): Model => resonatorOf(sheet, false);
export const resonatorWood = (sheet: Sheet): Model => resonatorOf(sheet, true);

function coverPlate(sheet: Sheet, cy: number, fan: boolean): string {
  const [a, b, c] = sheet.metal;
  const plate = sheet.linear(
    'cp',
    [
      [0, a],
      [0.25, b],
      [0.45, '#fff'],
      [0.6, c],
      [0.8, a],
      [1, c],
    ],
    'd',
  );
  const holes = fan ? slots(cy) : diamonds(cy);
  const screws = repeat(8, (i) =>
    ring(Math.cos((i / 8) * Math.PI * 2) * 127, cy + Math.sin((i / 8) * Math.PI * 2) * 127, 2.4),
  );
  const cone = sheet.radial(
    'cone',
    [
      [0, a],
      [0.6, b],
      [1, c],
    ],
    0.4,
    0.35,
    0.7,
  );
  const rest = `M-44 ${n(cy + 12)}C-20 ${n(cy + 18)} 20 ${n(cy + 18)} 44 ${n(cy + 12)}V${n(cy + 26)}C20 ${n(cy + 32)}-20 ${n(cy + 32)}-44 ${n(cy + 26)}Z`;
  return [
    drop(disc(0, cy, 133, ''), 2, 3),
    disc(0, cy, 133, `fill="${plate}" stroke="#2b2722" stroke-width=".7"`),
    disc(0, cy, 122, 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"'),
    disc(0, cy, 120.5, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.4"'),
    path(holes, 'fill="#14110e"'),
    path(holes, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".6" transform="translate(.5 .7)"'),
    path(screws, 'fill="#3a352f"'),
    disc(0, cy, 44, `fill="${cone}" stroke="#2b2722" stroke-opacity=".5" stroke-width=".7"`),
    bar(0, cy, 78, 9, 3, 'fill="#6b3f22" stroke="#1a0d07" stroke-width=".6"'),
    bar(0, cy, 62, 3, 1, 'fill="#f0e2bc"'),
    drop(path(rest, '')),
    path(rest, `fill="${sheet.metalY()}" stroke="#2b2722" stroke-width=".5"`),
  ].join('');
}

/** Eight groups of holes in the shape of a kite. */
function diamonds(cy: number): string {
  let d = '';
  for (let g = 0; g < 8; g++) {
    const a = ((g + 0.5) / 8) * Math.PI * 2;
    for (let row = 0; row < 4; row++)
      for (let i = -row; i <= row; i++) {
        const b = a + i * 0.085;
        const r = 58 + row * 14;
        d += ring(Math.cos(b) * r, cy + Math.sin(b) * r, 3.1);
      }
  }
  return d;
}

/** A sun of slots, widening outward. */
function slots(cy: number): string {
  return repeat(16, (i) => {
    const a = ((i + 0.5) / 16) * Math.PI * 2;
    const point = (r: number, turn: number): string => `${n(Math.cos(a + turn) * r)} ${n(cy + Math.sin(a + turn) * r)}`;
    return `M${point(58, -0.05)}L${point(106, -0.1)}A106 106 0 0 1 ${point(106, 0.1)}L${point(58, 0.05)}Z`;
  });
}
