import { closed, knots, mirrored, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { at, disc, drop, line, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';

const harpFrame = closed(
  knots(`-176,-30c -184,-56 -166,-78 -138,-76 -108,-72 -96,-44 -64,-22 -24,4 30,-18 78,-54 112,-80 156,-92 178,-66
    192,-46 188,-22 176,4c -66,500c -76,518 -92,522 -112,522c -150,520c -160,516 -162,506 -160,496c -132,330 -134,140
    -156,-2c -160,-14 -170,-18 -176,-30c`),
);
const harpOpening = closed(
  knots(`-124,-6c -96,14 -58,34 -16,28 34,20 72,-10 104,-34 124,-48 140,-46 132,-26c -94,434c -104,452 -124,452 -122,430c
    -104,300 -106,140 -124,-6c`),
);

/** A small lap harp: a bowed pillar, a curved neck, a slanting soundbox, twenty strings. */
export function lapHarp(sheet: Sheet): Model {
  const both = `${harpFrame}${harpOpening}`;
  const box = { x: -184, y: -92, w: 374, h: 614 };
  const count = 20;
  const neckAt = (t: number): number => 22 + 12 * Math.sin(t * Math.PI) - t ** 2 * 66;
  const xAt = (t: number): number => -106 + t * 222;
  const strings = repeat(count, (i) => {
    const t = i / (count - 1);
    const x = xAt(t);
    const color = i % 7 === 0 ? '#b5322a' : i % 7 === 3 ? '#2d3350' : '#efe9da';
    return line(`M${n(x)} ${n(neckAt(t) - 30)}V${n(470 - ((x + 116) / 242) * 470)}`, color, 1.7 - t * 0.9);
  });
  const pins = repeat(count, (i) => {
    const t = i / (count - 1);
    return disc(xAt(t), neckAt(t) - 26, 3.2, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".5"`);
  });
  const ports = repeat(4, (i) => disc(128 - i * 52, 66 + i * 106, 7.5, 'fill="#1d0f07"'));
  const painted = paint(sheet, { path: both, box, finish: sheet.finish, name: 'b', edge: 9, wear: 0.4 });
  const join = line('M-156 -2Q-140 -14 -124 -6M176 4L132 -26M-160 496L-94 434', '#2a150a', 1.4, 'stroke-opacity=".5"');
  const art = `${painted}${join}<g clip-path="${sheet.clip('hpo', harpOpening)}">${strings}</g>${ports}${pins}`;
  return frameObject(art, both, box, { trueScale: true, close: { x: -180, y: -96, w: 260, h: 260 } });
}

/** A ten-hole harmonica and its box. */
export function harmonica(sheet: Sheet): Model {
  const finish = sheet.finish;
  const box = { x: -66, y: 30, w: 132, h: 52 };
  const caseShape = 'M-66 34Q-66 30 -62 30H62Q66 30 66 34V78Q66 82 62 82H-62Q-66 82 -66 78Z';
  const out = [paint(sheet, { path: caseShape, box, finish, name: 'b', edge: 2.4, scale: 0.3, wear: 0.3 })];
  out.push(
    path('M-56 44H56M-56 68H56', 'stroke="#f1e3bd" stroke-width=".8"'),
    path('M-20 56C-12 46 -6 66 0 56S12 46 20 56', 'fill="none" stroke="#f1e3bd" stroke-width="2"'),
  );
  const comb = 'M-52 0Q-56 0 -56 4V22Q-56 26 -52 26H52Q56 26 56 22V4Q56 0 52 0Z';
  const cover = closed(mirrored(knots('0,-16@0 40,-14 54,-8 57,2c 57,8c 0,8@180')));
  const lower = closed(placed(mirrored(knots('0,-16@0 40,-14 54,-8 57,2c 57,8c 0,8@180')), 0, 26, 1, -1));
  const holes = repeat(10, (i) => `M${n(-46 + i * 9.8)} 9h5.4v8h-5.4Z`);
  const engraved =
    path('M-34 -9H34M-28 -5H28', 'stroke="#4b463c" stroke-opacity=".6" stroke-width=".6"') +
    path(ring(-44, -5, 2) + ring(44, -5, 2), 'fill="#4b463c"');
  const metal = `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".5"`;
  const harp = `${drop(path(comb, ''), 1.6, 3)}${path(comb, 'fill="#9a5a2c" stroke="#3a1d0c" stroke-width=".5"')}${path(cover, metal)}${path(lower, metal)}${path(holes, 'fill="#120a06"')}${engraved}`;
  const lift = -14;
  out.push(at(0, lift, -7, harp));
  return frameObject(
    out.join(''),
    `${caseShape}${tilted(lift)}`,
    { x: -68, y: -36, w: 136, h: 118 },
    { close: { x: -60, y: -34, w: 100, h: 60 } },
  );
}

/** A box that stands for the turned harmonica in the shadow. */
function tilted(lift: number): string {
  return `M-58 ${n(lift - 2)}L54 ${n(lift - 16)}L58 ${n(lift + 36)}L-54 ${n(lift + 48)}Z`;
}
