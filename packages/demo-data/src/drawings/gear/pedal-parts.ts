import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, line, path, polygon, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { knob } from '../parts/controls.ts';
import type { Knob } from '../types.ts';

/** The colour of what is printed on a pedal. */
export const ink = '#f6eedb';

/** A hexagon nut with its domed switch. */
export function footSwitch(sheet: Sheet, x: number, y: number): string {
  const hex = polygon(
    Array.from({ length: 6 }, (_, i) => [Math.cos((i * Math.PI) / 3) * 10, Math.sin((i * Math.PI) / 3) * 10] as const),
  );
  const look = 'stroke="#2b2722" stroke-width=".4"';
  return at(
    x,
    y,
    0,
    `${drop(disc(0, 0, 10, ''), 1.4, 2)}${path(hex, `fill="${sheet.metalY()}" ${look}`)}${disc(0, 0, 7, `fill="${sheet.metalDot()}" ${look}`)}${disc(0, 0, 4.6, `fill="${sheet.metalPlate()}"`)}`,
  );
}

/** A small lamp, on. */
export function lamp(sheet: Sheet, x: number, y: number, color = '#ff4a2a'): string {
  const glow = sheet.radial('lg', [
    [0, color, 0.6],
    [1, color, 0],
  ]);
  const body = sheet.radial('led', [
    [0, '#fff1c9'],
    [0.4, color],
    [1, '#5a0a02'],
  ]);
  return disc(x, y, 6.4, `fill="${glow}"`) + disc(x, y, 2, `fill="${body}" stroke="#2b2722" stroke-width=".4"`);
}

/** Sockets on both sides, `half` the width of the box. */
export function socketsAt(sheet: Sheet, half: number, y: number): string {
  return [-1, 1]
    .map(
      (s) =>
        bar(s * (half + 4), y, 14, 15, 2, `fill="${sheet.metalY()}" stroke="#2b2722" stroke-width=".4"`) +
        bar(s * (half + 12), y, 4, 11, 1, 'fill="#17130f"'),
    )
    .join('');
}

/** A knob scaled for a pedal. */
export function small(sheet: Sheet, kind: Knob, x: number, y: number, scale = 0.72, color = '#f4eedc'): string {
  return at(x, y, 0, knob(sheet, kind, 0, 0, color), scale);
}

/** Painted ornaments instead of names: a wave, mountains, a sun, stripes, a bolt, rings. */
export function graphic(index: number, w: number, top: number, h: number): string {
  const half = w / 2;
  const stroke = (d: string, width: number, more = ''): string => line(d, ink, width, more);
  switch (index) {
    case 0:
      return stroke(
        `M${n(-half)} ${n(top + h * 0.5)}C${n(-half * 0.6)} ${n(top - h * 0.2)} ${n(-half * 0.3)} ${n(top + h * 1.1)} 0 ${n(top + h * 0.5)}S${n(half * 0.6)} ${n(top - h * 0.1)} ${n(half)} ${n(top + h * 0.6)}`,
        2.6,
      );
    case 1:
      return path(
        polygon([
          [-half, top + h],
          [-half * 0.45, top],
          [-half * 0.1, top + h * 0.6],
          [half * 0.3, top + h * 0.15],
          [half, top + h],
        ]),
        `fill="${ink}" opacity=".92"`,
      );
    case 2:
      return (
        disc(0, top + h * 0.5, h * 0.3, `fill="${ink}"`) +
        stroke(
          repeat(12, (i) => {
            const a = (i / 12) * Math.PI * 2;
            return `M${n(Math.cos(a) * h * 0.38)} ${n(top + h * 0.5 + Math.sin(a) * h * 0.38)}L${n(Math.cos(a) * h * 0.54)} ${n(top + h * 0.5 + Math.sin(a) * h * 0.54)}`;
          }),
          2,
        )
      );
    case 3:
      return ['#f6eedb', '#f3b13c', '#d8412c']
        .map(
          (c, i) =>
            `<rect x="${n(-half)}" y="${n(top + h * (0.1 + i * 0.28))}" width="${n(w)}" height="${n(h * 0.22)}" fill="${c}"/>`,
        )
        .join('');
    case 4:
      return path(
        polygon([
          [4, top],
          [-12, top + h * 0.56],
          [-1, top + h * 0.56],
          [-6, top + h],
          [12, top + h * 0.4],
          [2, top + h * 0.4],
          [9, top],
        ]),
        `fill="${ink}"`,
      );
    default:
      return [0.5, 0.36, 0.22]
        .map((r) => disc(0, top + h * 0.5, h * r, `fill="none" stroke="${ink}" stroke-width="2"`))
        .join('');
  }
}
