import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, line, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Knob } from '../types.ts';

const rim = 'stroke="#2b2216" stroke-opacity=".5" stroke-width=".5"';

/** A control knob about 20 to 25 mm wide, turned somewhere by the picture's dice. */
export function knob(sheet: Sheet, kind: Knob, x: number, y: number, color = '#f4eedc'): string {
  const turn = sheet.between(-60, 60);
  const shade = drop(disc(0, 0, kind === 'dome' ? 10 : 12.5, ''), 2.2, 3);
  const art =
    kind === 'dome'
      ? dome(sheet)
      : kind === 'skirt' || kind === 'witch'
        ? skirted(sheet, kind, turn, color)
        : moulded(sheet, kind);
  return at(x, y, 0, shade + art);
}

function dome(sheet: Sheet): string {
  const flutes = repeat(20, (i) => {
    const [cx, cy] = [Math.cos((i / 20) * Math.PI * 2), Math.sin((i / 20) * Math.PI * 2)];
    return `M${n(cx * 8.3)} ${n(cy * 8.3)}L${n(cx * 9.6)} ${n(cy * 9.6)}`;
  });
  return `${disc(0, 0, 9.8, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".5"`)}${path(flutes, 'stroke="#000" stroke-opacity=".45" stroke-width=".8"')}${disc(0, 0, 7.8, `fill="${sheet.metalPlate()}"`)}`;
}

function skirted(sheet: Sheet, kind: 'skirt' | 'witch', turn: number, color: string): string {
  const witch = kind === 'witch';
  const top = witch ? '#171514' : color;
  const skirt = sheet.radial(`ks${top.slice(1)}`, [
    [0, top],
    [0.7, top],
    [0.9, witch ? '#3a3633' : '#d8cfb6'],
    [1, witch ? '#050505' : '#9d9273'],
  ]);
  const cap = sheet.radial(
    `kt${top.slice(1)}`,
    [
      [0, '#fff', witch ? 0.35 : 0.95],
      [1, top],
    ],
    0.38,
    0.34,
    0.7,
  );
  return `${disc(0, 0, 12.6, `fill="${skirt}" ${rim}`)}${disc(0.6, 1, 7.6, 'opacity=".28"')}${disc(0, 0, 7.2, `fill="${cap}" ${rim}`)}<path d="M0 -11.8V-8" transform="rotate(${n(turn)})" stroke="${witch ? '#e8e0c8' : '#2d6b57'}" stroke-width="1"/>`;
}

function moulded(sheet: Sheet, kind: Knob): string {
  const base = sheet.radial(
    `k${kind}`,
    kind === 'hat'
      ? [
          [0, '#f6cf73'],
          [0.55, '#c98b26'],
          [0.82, '#8a5410'],
          [1, '#4d2c06'],
        ]
      : [
          [0, '#8b8681'],
          [0.5, '#37322e'],
          [1, '#0c0a09'],
        ],
    0.42,
    0.38,
    0.62,
  );
  const cap = sheet.radial(
    'kc',
    [
      [0, '#fff', 0.55],
      [0.5, '#fff', 0.12],
      [1, '#000', 0.25],
    ],
    0.36,
    0.3,
    0.75,
  );
  return `${disc(0, 0, 12.8, `fill="${base}" ${rim}`)}${disc(0, 0, 8.6, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".8"')}${disc(0, 0, 8, `fill="${cap}"`)}`;
}

/** A toggle with its round washer of radius r. */
export function toggle(sheet: Sheet, x: number, y: number, washer = '#efe2ba', r = 14): string {
  return at(
    x,
    y,
    0,
    `${disc(0, 0, r, `fill="${washer}" ${rim}`)}${disc(0, 0, 6, `fill="${sheet.metalDot()}" ${rim}`)}${line('M0 0L-7 -9', '#000', 6, 'stroke-opacity=".3" transform="translate(2 2.5)" stroke-linecap="round"')}${line('M0 0L-7 -9', '#f2e6c0', 5.4, 'stroke-linecap="round"')}`,
  );
}

/** A blade lever in a slot. */
export function lever(x: number, y: number, degrees: number, tip = '#f4eedc'): string {
  return at(
    x,
    y,
    degrees,
    `${bar(0, 0, 3.4, 32, 1.6, 'fill="#17130f"')}${bar(0, -9, 8, 15, 3, `fill="${tip}" stroke="#4a3c22" stroke-width=".5"`)}`,
  );
}

/** A slide switch: a slot in a plate with a little plastic runner. */
export function slideSwitch(x: number, y: number, degrees: number, runner = '#17130f'): string {
  return at(
    x,
    y,
    degrees,
    `${bar(0, 0, 9, 32, 3, 'fill="#efe6d0" stroke="#4a3c22" stroke-width=".5"')}${bar(0, 0, 4, 22, 1.6, 'fill="#2a241c"')}${bar(0, -5, 6, 9, 1.6, `fill="${runner}"`)}`,
  );
}

/** A strap button seen from the front. */
export function strapButton(sheet: Sheet, x: number, y: number): string {
  return drop(disc(x, y, 6, '')) + disc(x, y, 6, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".5"`);
}
