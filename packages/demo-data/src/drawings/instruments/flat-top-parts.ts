import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { guardPlate } from '../parts/plates.ts';
import type { Guard } from '../types.ts';

/** The hole of radius r and the rings around it; `k` scales the small parts. */
export function rosette(
  sheet: Sheet,
  kind: 'rings' | 'mosaic' | 'herringbone',
  y: number,
  r: number,
  k: number,
): string {
  const out: string[] = [];
  const circle = (radius: number, width: number, color: string, more = ''): string =>
    disc(0, y, radius, `fill="none" stroke="${color}" stroke-width="${n(width)}"${more}`);
  if (kind === 'mosaic') {
    out.push(circle(r + 11 * k, 17 * k, '#23130b'));
    for (const [dr, color, dash] of [
      [15, '#b5482c', '2.2 2.2'],
      [11, '#e7c98a', '3 3'],
      [11, '#3f6a4c', '1 5'],
      [7, '#b5482c', '2.2 2.2'],
    ] as const)
      out.push(circle(r + dr * k, 3 * k, color, ` stroke-dasharray="${dash}"`));
    for (const dr of [2.6, 19.6]) out.push(circle(r + dr * k, 1.1, '#efe0b4'));
  } else {
    for (const [radius, width] of [
      [r + 17 * k, 1.4],
      [r + 10.5 * k, 5],
      [r + 4, 1.2],
    ] as const) {
      out.push(circle(radius, width + 1.4, '#2a150a'), circle(radius, width, '#efe0b4'));
      if (width < 3) continue;
      out.push(
        kind === 'rings'
          ? circle(radius, 3.4, '#2a150a') + circle(radius, 1.1, '#f2e6c2')
          : circle(radius, 4.4, '#2a150a', ' stroke-dasharray="1.6 1.4"'),
      );
    }
  }
  return out.join('') + hole(sheet, y, r);
}

/** The dark of the sound hole with the edge of the top and a paper label without a word. */
function hole(sheet: Sheet, y: number, r: number): string {
  const dark = sheet.radialAt('hole', -r * 0.2 * sheet.side, y + r * 0.35, r * 1.2, [
    [0, '#4a2f1b'],
    [0.5, '#2a190e'],
    [1, '#0e0805'],
  ]);
  const label = `${bar(0, y + r * 0.5, r * 0.95, r * 0.62, 1, 'fill="#d9c59a" opacity=".3"')}<path d="M${n(-r * 0.3)} ${n(y + r * 0.36)}h${n(r * 0.6)}m${n(-r * 0.5)} ${n(r * 0.15)}h${n(r * 0.4)}" stroke="#3a2413" stroke-width="1.2" opacity=".5"/>`;
  return `${disc(0, y, r, `fill="${dark}"`)}<g clip-path="${sheet.clip('holec', ring(0, y, r))}">${label}${disc(r * 0.06, y + r * 0.09, r, 'fill="none" stroke="#000" stroke-width="9" opacity=".55"')}${disc(0, y, r, 'fill="none" stroke="#e2b878" stroke-width="3.4"')}</g>${disc(0, y, r - 1.7, 'fill="none" stroke="#2a150a" stroke-opacity=".6" stroke-width=".7"')}`;
}

/** A drop-shaped guard below the treble side of the hole; `broad` covers more of the top. */
export function teardrop(sheet: Sheet, guard: Exclude<Guard, 'none'>, y: number, r: number, broad: boolean): string {
  const a = r + 20;
  const q = Math.min(1, r / 50) ** 2 * (broad ? 1.25 : 1);
  const d = `M${n(r * 0.62)} ${n(y - a * 0.84)}C${n(r * 1.1)} ${n(y - r * 0.9)} ${n(a + 26 * q)} ${n(y - 14)} ${n(a + 36 * q)} ${n(y + 34 * q)}C${n(a + 44 * q)} ${n(y + 76 * q)} ${n(a + 30 * q)} ${n(y + 104 * q)} ${n(a - 2)} ${n(y + 104 * q)}C${n(a - 30)} ${n(y + 103 * q)} ${n(r * 0.62)} ${n(y + 88 * q)} ${n(r * 0.34)} ${n(y + a * 0.95)}C${n(r * 0.34 + a * 0.78)} ${n(y + a * 0.7)} ${n(r * 0.62 + a * 0.69)} ${n(y - a * 0.39)} ${n(r * 0.62)} ${n(y - a * 0.84)}Z`;
  return guardPlate(sheet, guard, d, [], 'td');
}

/** A belly bridge with pins and a slanted saddle; the saddle line is y. `moustache` gives it curled wings. */
export function pinBridge(
  sheet: Sheet,
  y: number,
  o: { readonly span: number; readonly courses: number; readonly strings: number; readonly moustache?: boolean },
): string {
  const w = o.span / 2 + (o.moustache ? 74 : 50);
  const belly = `M${n(-w)} -9Q${n(-w)} -13 ${n(-w + 4)} -13L-30 -14.5H30L${n(w - 4)} -13Q${n(w)} -13 ${n(w)} -9V9Q${n(w)} 14 ${n(w - 5)} 14C${n(w - 34)} 15 40 28 0 28S${n(-w + 34)} 15 ${n(-w + 5)} 14Q${n(-w)} 14 ${n(-w)} 9Z`;
  const curl = `M${n(-w)} -14C${n(-w + 16)} -20 ${n(-w + 22)} -2 ${n(-w + 34)} -8C-44 -18-30 -14 0 -14S44 -18 ${n(w - 34)} -8C${n(w - 22)} -2 ${n(w - 16)} -20 ${n(w)} -14C${n(w + 2)} 0 ${n(w - 14)} 18 ${n(w - 34)} 14C40 16 40 30 0 30S-40 16 ${n(-w + 34)} 14C${n(-w + 14)} 18 ${n(-w - 2)} 0 ${n(-w)} -14Z`;
  const d = o.moustache ? curl : belly;
  const wood = sheet.linear('br', [
    [0, '#5a3826'],
    [0.45, '#3b2116'],
    [1, '#20110b'],
  ]);
  const pins = repeat(o.strings, (i) => {
    const course = Math.floor((i * o.courses) / o.strings);
    const row = o.strings > o.courses ? (i % 2) * 9 : 0;
    return disc(
      -o.span / 2 - 0.5 + ((o.span + 1) * course) / (o.courses - 1),
      14 - row * 0.9,
      2.9,
      'fill="#f3ead0" stroke="#3a2a18" stroke-width=".6"',
    );
  });
  const saddle = (dy: number, color: string, width: number): string =>
    `<path d="M${n(-o.span / 2 - 10)} ${n(-1.2 - dy)}L${n(o.span / 2 + 10)} ${n(2.4 - dy)}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
  return at(
    0,
    y,
    0,
    `${drop(path(d, ''), 2, 3)}${path(d, `fill="${wood}" stroke="#120905" stroke-width=".6"`)}${saddle(0, '#1a0d07', 5.6)}${saddle(0.4, '#f4ead0', 3.6)}${pins}`,
  );
}

/** A tie bridge with its block and bone trim. */
export function tieBridge(sheet: Sheet, y: number, span: number, strings: number, k: number): string {
  const wing = span / 2 + 62 * k;
  const block = span / 2 + 12 * k;
  const wood = sheet.linear('br', [
    [0, '#6a4129'],
    [0.5, '#472817'],
    [1, '#27140b'],
  ]);
  const d = `M${n(-wing)} ${n(-9 * k)}H${n(-block)}V${n(-12 * k)}H${n(block)}V${n(-9 * k)}H${n(wing)}V${n(13 * k)}H${n(block)}V${n(17 * k)}H${n(-block)}V${n(13 * k)}H${n(-wing)}Z`;
  const ties = repeat(strings, (i) => {
    const x = -span / 2 + (span * i) / (strings - 1);
    return `M${n(x)} ${n(5 * k)}V${n(15 * k)}m${n(-2.2 * k)} ${n(-3 * k)}l${n(5 * k)} ${n(-3.4 * k)}`;
  });
  return at(
    0,
    y,
    0,
    `${drop(path(d, ''), 2, 3)}${path(d, `fill="${wood}" stroke="#150a05" stroke-width=".6"`)}${bar(0, 10.5 * k, block * 2 - 2, 11 * k, 1, 'fill="#e9dab0" stroke="#3a2413" stroke-width=".6"')}${bar(0, 10.5 * k, block * 2 - 2, 6.6 * k, 0.6, 'fill="#4a2a18"')}${bar(0, 0, block * 2 - 6, 3 * k, 1, 'fill="#f6eed8" stroke="#3a2413" stroke-width=".5"')}${path(ties, 'fill="none" stroke="#f6eeda" stroke-width="1.1"')}`,
  );
}
