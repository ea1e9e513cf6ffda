import { n } from '../core/numbers.ts';
import { bar, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';

/** What the fingers turn. */
export type TunerButton = 'metal' | 'pearl' | 'black';

/** One machine head: stem, collar and button, standing out from the edge of the headstock. */
export function tuner(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  edge: number,
  kind: TunerButton,
  size: number,
): string {
  const side = edge < x ? -1 : 1;
  const k = size;
  const bx = edge + side * 14 * k;
  const left = Math.min(edge - side * 3, edge + side * 10 * k);
  const stem = `<rect x="${n(left)}" y="${n(y - 1.7 * k)}" width="${n(10 * k + 3)}" height="${n(3.4 * k)}" fill="${sheet.metalY()}"/>`;
  const collar = bar(edge + side * 4 * k, y, 3 * k, 6.4 * k, 1, `fill="${sheet.metalY()}"`);
  const px = (dx: number, dy: number): string => `${n(bx + side * dx * k)} ${n(y + dy * k)}`;
  const lobe = `M${px(-6, -2.6)}C${px(-4.4, -3)} ${px(-4.6, -8.2)} ${px(0, -8.8)}C${px(3, -9.2)} ${px(4, -8)} ${px(6.4, -8)}C${px(10.4, -8)} ${px(10.4, 8)} ${px(6.4, 8)}C${px(4, 8)} ${px(3, 9.2)} ${px(0, 8.8)}C${px(-4.6, 8.2)} ${px(-4.4, 3)} ${px(-6, 2.6)}Z`;
  return `${stem}${collar}${path(lobe, `fill="${buttonFill(sheet, kind)}" stroke="#1a120c" stroke-opacity=".45" stroke-width=".5"`)}`;
}

function buttonFill(sheet: Sheet, kind: TunerButton): string {
  const [a, b, c, d] = sheet.metal;
  if (kind === 'metal')
    return sheet.linear('bm', [
      [0, a],
      [0.35, b],
      [0.8, c],
      [1, d],
    ]);
  const tones = kind === 'pearl' ? ['#fffdf4', '#efe6cf', '#b5a988'] : ['#5a5552', '#26221f', '#0d0b0a'];
  return sheet.linear(
    `b${kind}`,
    tones.map((tone, i) => [i / 2, tone] as const),
  );
}
