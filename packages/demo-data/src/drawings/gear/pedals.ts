import { closed, type Knot, knots, mirrored } from '../core/curve.ts';
import type { Box, Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import { disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Knob } from '../types.ts';
import { footSwitch, graphic, ink, lamp, small, socketsAt } from './pedal-parts.ts';
import { frameObject } from './frame-object.ts';

interface BoxSpec {
  readonly half: number;
  readonly height: number;
}

function enclosure(sheet: Sheet, o: BoxSpec): { readonly d: string; readonly art: string } {
  const { half, height } = o;
  const shape: readonly Knot[] = mirrored(
    knots(
      `0,0c ${half - 8},0c ${half - 1},3 ${half},9c ${half + 1},${height - 8}c ${half - 1},${height - 1} ${half - 7},${height}c 0,${height}c`,
    ),
  );
  const d = closed(shape);
  const box: Box = { x: -half - 2, y: -1, w: 2 * half + 4, h: height + 2 };
  const corner = path(
    [-1, 1].map((s) => ring(s * (half - 6), 6, 1.9) + ring(s * (half - 5), height - 7, 1.9)).join(''),
    `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".3"`,
  );
  return {
    d,
    art: paint(sheet, { path: d, box, finish: sheet.finish, name: 'b', edge: 4, wear: 0.35, scale: 0.25 }) + corner,
  };
}

const knobLayouts = [
  [
    [-22, 20],
    [22, 20],
    [0, 34],
  ],
  [
    [-20, 22],
    [20, 22],
  ],
  [
    [-22, 18],
    [0, 18],
    [22, 18],
  ],
  [
    [-20, 16],
    [20, 16],
    [-20, 40],
    [20, 40],
  ],
  [[0, 24]],
] as const;

const designOf = (sheet: Sheet, count: number): number => {
  const wanted = sheet.spec.design ?? sheet.spec.seed ?? 0;
  return ((wanted % count) + count) % count;
};

/** The usual stomp box, 76 × 122 mm, in many layouts. */
export function pedal(sheet: Sheet): Model {
  const design = designOf(sheet, 30);
  const { d, art } = enclosure(sheet, { half: 38, height: 122 });
  const layout = knobLayouts[design % 5]!;
  const kinds: readonly Knob[] = ['skirt', 'witch', 'speed', 'dome', 'hat'];
  const kind = sheet.spec.knobs ?? kinds[Math.floor(design / 3) % 5]!;
  const out = [
    socketsAt(sheet, 38, 42),
    art,
    `<g clip-path="${sheet.clip('pg', d)}">${graphic(Math.floor(design / 5) % 6, 70, 54, 26)}</g>`,
  ];
  for (const [x, y] of layout) out.push(small(sheet, kind, x, y, layout.length === 1 ? 1.15 : 0.72));
  out.push(
    lamp(sheet, layout.length === 1 ? 24 : 0, layout.length === 4 ? 28 : layout.length === 1 ? 12 : 9),
    footSwitch(sheet, 0, 101),
  );
  return frameObject(
    out.join(''),
    d,
    { x: -54, y: 0, w: 108, h: 122 },
    { close: { x: -42, y: -4, w: 84, h: 80 }, share: 0.7 },
  );
}

/** A slim one-knob box, 42 × 92 mm. */
export function pedalMini(sheet: Sheet): Model {
  const design = designOf(sheet, 6);
  const { d, art } = enclosure(sheet, { half: 21, height: 92 });
  const out = [
    socketsAt(sheet, 21, 46),
    art,
    `<g clip-path="${sheet.clip('pg', d)}">${graphic(design, 40, 42, 18)}</g>`,
  ];
  out.push(small(sheet, sheet.spec.knobs ?? 'witch', 0, 20, 0.95), lamp(sheet, 0, 37), footSwitch(sheet, 0, 75));
  return frameObject(
    out.join(''),
    d,
    { x: -38, y: 0, w: 76, h: 92 },
    { close: { x: -26, y: -4, w: 52, h: 56 }, share: 0.66 },
  );
}

/** Two boxes in one, 150 × 122 mm, two switches and six knobs. */
export function pedalWide(sheet: Sheet): Model {
  const design = designOf(sheet, 6);
  const { d, art } = enclosure(sheet, { half: 74, height: 122 });
  const out = [
    socketsAt(sheet, 74, 42),
    art,
    `<g clip-path="${sheet.clip('pg', d)}">${graphic(design, 146, 56, 24)}</g>`,
  ];
  for (const x of [-54, -27, 0, 27, 54]) out.push(small(sheet, sheet.spec.knobs ?? 'dome', x, 24));
  out.push(
    small(sheet, sheet.spec.knobs ?? 'dome', 0, 45, 0.6),
    lamp(sheet, -40, 44),
    lamp(sheet, 40, 44),
    footSwitch(sheet, -42, 100),
    footSwitch(sheet, 42, 100),
  );
  return frameObject(
    out.join(''),
    d,
    { x: -90, y: 0, w: 180, h: 122 },
    { close: { x: -78, y: -6, w: 110, h: 84 }, share: 0.82 },
  );
}

/** The round fuzz that smiles: 170 mm across. */
export function pedalRound(sheet: Sheet): Model {
  const finish = sheet.finish;
  const d = ring(0, 85, 85);
  const box: Box = { x: -86, y: -1, w: 172, h: 172 };
  const out = [paint(sheet, { path: d, box, finish, name: 'b', edge: 9, wear: 0.4, scale: 0.4 })];
  out.push(
    disc(0, 85, 66, `fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2"`),
    disc(0.6, 86, 66, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"'),
  );
  out.push(
    small(sheet, sheet.spec.knobs ?? 'witch', -34, 56, 1.25),
    small(sheet, sheet.spec.knobs ?? 'witch', 34, 56, 1.25),
  );
  out.push(
    line('M-46 104Q0 148 46 104', ink, 4, 'stroke-linecap="round"'),
    footSwitch(sheet, 0, 92),
    lamp(sheet, 0, 40),
  );
  return frameObject(
    out.join(''),
    d,
    { x: -86, y: 0, w: 172, h: 172 },
    { close: { x: -64, y: 14, w: 128, h: 90 }, share: 0.72 },
  );
}

/** A rocker pedal with a ribbed tread, 100 × 250 mm. */
export function pedalWah(sheet: Sheet): Model {
  const finish = sheet.finish;
  const base = rect(-51, 0, 102, 252, 12);
  const tread = rect(-42, 8, 84, 236, 10);
  const out = [socketsAt(sheet, 51, 60)];
  out.push(
    paint(sheet, {
      path: base,
      box: { x: -52, y: -1, w: 104, h: 254 },
      finish,
      name: 'b',
      edge: 6,
      wear: 0.5,
      scale: 0.3,
    }),
  );
  out.push(drop(path(tread, ''), 2, 3), path(tread, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".7"`));
  const rubber = rect(-37, 14, 74, 224, 6);
  const ribs = repeat(20, (i) => `M-35 ${22 + i * 11}H35`);
  out.push(
    path(rubber, 'fill="#1b1a19"'),
    line(ribs, '#000', 4),
    line(ribs, '#4a4846', 1.4, 'transform="translate(0 -2)"'),
  );
  out.push(
    path(rect(-37, 102, 74, 36, 0), 'fill="#1b1a19"'),
    line('M-24 126C-16 108 -8 132 0 120S16 110 24 122', sheet.metal[1], 2.6),
  );
  return frameObject(
    out.join(''),
    base,
    { x: -60, y: 0, w: 120, h: 252 },
    { close: { x: -52, y: 0, w: 104, h: 110 }, share: 0.78 },
  );
}
