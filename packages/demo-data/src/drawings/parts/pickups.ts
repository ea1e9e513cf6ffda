import { at, bar, disc, drop, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Pickup } from '../types.ts';

function poles(count: number, span: number, y: number, r: number): string {
  return repeat(count, (i) => ring(-span / 2 + (span * i) / (count - 1), y, r));
}

const outline = 'stroke="#2a1f10" stroke-opacity=".55" stroke-width=".5"';

/** A single coil under a plastic cover, 84 × 18.6 mm. */
export function singleCoil(sheet: Sheet, color: string): string {
  const fill = sheet.linear(`sc${color.slice(1)}`, [
    [0, '#fff'],
    [0.12, color],
    [0.75, color],
    [1, '#8f8672'],
  ]);
  return `${drop(bar(0, 0, 84, 18.6, 8.8, ''), 1, 1.5)}${bar(0, 0, 84, 18.6, 8.8, `fill="${fill}" ${outline}`)}${bar(0, -1, 80, 13, 6.4, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".7"')}${path(poles(6, 52, 0, 2.5), `fill="${sheet.metalDot()}" stroke="#3b362e" stroke-width=".4"`)}`;
}

/** A slim pickup under a bare metal tube, 76 × 17 mm. */
export function lipstick(sheet: Sheet): string {
  return `${drop(bar(0, 0, 76, 17, 8.5, ''))}${bar(0, 0, 76, 17, 8.5, `fill="${sheet.metalY()}" ${outline}`)}${bar(0, -3.4, 62, 2.4, 1.2, 'fill="#fff" opacity=".7"')}`;
}

function frameOf(sheet: Sheet, color: string): string {
  const fill = sheet.linear(`hb${color.slice(1)}`, [
    [0, '#fff'],
    [0.1, color],
    [0.8, color],
    [1, '#5d5033'],
  ]);
  const screws = [-41, 41].map((x) => ring(x, -19, 1.5) + ring(x, 19, 1.5)).join('');
  return `${drop(bar(0, 0, 88, 44, 3.5, ''))}${bar(0, 0, 88, 44, 3.5, `fill="${fill}" ${outline}`)}${path(screws, `fill="${sheet.metal[2]}"`)}${bar(0, 0, 71, 38.5, 3, 'fill="#1a130b" opacity=".7"')}`;
}

/** A humbucker under a metal cover in its ring, 88 × 44 mm. */
export function humbucker(sheet: Sheet, ringColor: string): string {
  return `${frameOf(sheet, ringColor)}${bar(0, 0, 69.5, 37, 3.5, `fill="${sheet.metalPlate()}" stroke="#fff" stroke-opacity=".4" stroke-width=".5"`)}${path(poles(6, 49, -9, 2.3), `fill="${sheet.metalDot()}" stroke="#4b463c" stroke-width=".45"`)}`;
}

/** A humbucker without its cover: two bobbins, one with screws, one with slugs. */
export function openHumbucker(sheet: Sheet, ringColor: string, zebra: boolean): string {
  const dot = `fill="${sheet.metalDot()}" stroke="#3b362e" stroke-width=".4"`;
  const bobbin = (y: number, pale: boolean): string =>
    bar(
      0,
      y,
      68,
      17.4,
      3,
      `fill="${pale ? '#e9dcb4' : '#1b1817'}" stroke="#000" stroke-opacity=".5" stroke-width=".5"`,
    ) + bar(0, y - 6.6, 62, 1.4, 0.6, 'fill="#fff" opacity=".25"');
  return `${frameOf(sheet, ringColor)}${bobbin(-9, false)}${bobbin(9, zebra)}${path(poles(6, 49, -9, 2.6) + poles(6, 49, 9, 2.2), dot)}`;
}

/** A wide soapbox single coil, 86 × 44 mm. */
export function soapbox(sheet: Sheet, color: string): string {
  const fill = sheet.linear(`sb${color.slice(1)}`, [
    [0, '#fff'],
    [0.1, color],
    [0.8, color],
    [1, '#7a6d4c'],
  ]);
  return `${drop(bar(0, 0, 86, 44, 8, ''))}${bar(0, 0, 86, 44, 8, `fill="${fill}" ${outline}`)}${path(poles(6, 50, 0, 2.7), `fill="${sheet.metalDot()}" stroke="#4b463c" stroke-width=".5"`)}${disc(-34, 0, 2, 'fill="#8d8468"')}${disc(34, 0, 2, 'fill="#8d8468"')}`;
}

/** A metal frame around a gold foil window, 86 × 38 mm. */
export function goldFoil(sheet: Sheet): string {
  const foil = sheet.linear(
    'gf',
    [
      [0, '#f9e7a6'],
      [0.3, '#c79a3c'],
      [0.5, '#f3d885'],
      [0.75, '#a8782a'],
      [1, '#e3c069'],
    ],
    'd',
  );
  const slits = repeat(9, (i) => `M${-27 + i * 6.75} -9V9`);
  return `${drop(bar(0, 0, 88, 38, 4, ''))}${bar(0, 0, 88, 38, 4, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, 0, 68, 25, 2, `fill="${foil}" stroke="#4a3208" stroke-width=".8"`)}${path(slits, 'stroke="#5b4110" stroke-opacity=".6" stroke-width="1.4"')}`;
}

/** Two offset halves of a bass pickup, each 56 × 28 mm. */
export function splitCoil(sheet: Sheet): string {
  const fill = sheet.linear('sp', [
    [0, '#55504c'],
    [0.15, '#211e1c'],
    [1, '#0c0b0a'],
  ]);
  const half = (x: number, y: number): string =>
    at(
      x,
      y,
      0,
      `${drop(bar(0, 0, 56, 28, 3, ''))}${bar(-31, 0, 9, 10, 4, 'fill="#151312"')}${bar(31, 0, 9, 10, 4, 'fill="#151312"')}${bar(0, 0, 56, 28, 3, `fill="${fill}"`)}${path(poles(4, 33, 0, 2.6), `fill="${sheet.metalDot()}"`)}`,
    );
  return half(-27.5, -14) + half(27.5, 14);
}

/** A slim bass single coil with eight poles, 92 × 22 mm. */
export function bassSingle(sheet: Sheet): string {
  const fill = sheet.linear('sp', [
    [0, '#55504c'],
    [0.15, '#211e1c'],
    [1, '#0c0b0a'],
  ]);
  const poleRow = repeat(8, (i) => ring(-33.5 + Math.floor(i / 2) * 19 + (i % 2) * 9.5, 0, 2.4));
  return `${drop(bar(0, 0, 92, 21, 3.5, ''))}${bar(0, 0, 92, 21, 3.5, `fill="${fill}"`)}${bar(0, -14, 12, 9, 4, 'fill="#151312"')}${bar(0, 14, 12, 9, 4, 'fill="#151312"')}${path(poleRow, `fill="${sheet.metalDot()}"`)}`;
}

/** A chrome cover with two dark slots, 74 × 33 mm. */
export function toaster(sheet: Sheet): string {
  return `${drop(bar(0, 0, 74, 33, 3, ''))}${bar(0, 0, 74, 33, 3, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, -6.5, 62, 8, 1.5, 'fill="#1a1715"')}${bar(0, 6.5, 62, 8, 1.5, 'fill="#1a1715"')}`;
}

/** A black bobbin with six large poles in a bright surround, 76 × 36 mm. */
export function hiGain(sheet: Sheet): string {
  return `${drop(bar(0, 0, 78, 36, 3, ''))}${bar(0, 0, 78, 36, 3, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, 0, 68, 25, 2, 'fill="#161413"')}${path(poles(6, 50, 0, 3.2), `fill="${sheet.metalDot()}"`)}`;
}

/** A black face in a chrome frame, six magnets with six screws beside them. */
export function dynasonic(sheet: Sheet): string {
  return `${drop(bar(0, 0, 92, 42, 4, ''))}${bar(0, 0, 92, 42, 4, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, 0, 78, 30, 2, 'fill="#171412"')}${path(poles(6, 52, -4, 3), `fill="${sheet.metalDot()}"`)}${path(poles(6, 52, 9, 1.7), `fill="${sheet.metal[2]}"`)}`;
}

/** A chrome cover with a dark middle and twelve screws, in a slim ring. */
export function filtertron(sheet: Sheet): string {
  const frame = bar(0, 0, 90, 46, 4, 'fill="#1d1a18" stroke="#000" stroke-opacity=".5" stroke-width=".5"');
  return `${drop(bar(0, 0, 90, 46, 4, ''))}${frame}${bar(0, 0, 72, 37, 3, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, 0, 64, 9, 1.5, 'fill="#201c19"')}${path(poles(6, 50, -11, 2.6) + poles(6, 50, 11, 2.6), `fill="${sheet.metalDot()}" stroke="#3b362e" stroke-width=".5"`)}`;
}

/** A wide single coil whose cover has an ear at each end, 114 × 42 mm. */
export function dogEar(sheet: Sheet, color: string): string {
  const ear = 'M-58 0Q-56 -8 -44 -20H44Q56 -8 58 0Q56 8 44 20H-44Q-56 8 -58 0Z';
  return `${drop(path(ear, ''))}${path(ear, `fill="${color}" ${outline}`)}${bar(0, 0, 86, 40, 6, `fill="${color}" stroke="#fff" stroke-opacity=".22" stroke-width=".7"`)}${path(poles(6, 50, 0, 2.7), `fill="${sheet.metalDot()}" stroke="#4b463c" stroke-width=".5"`)}${disc(-51, 0, 2, 'fill="#8d8468"')}${disc(51, 0, 2, 'fill="#8d8468"')}`;
}

/** A narrow humbucker in a full-sized ring. */
export function miniHumbucker(sheet: Sheet, ringColor: string): string {
  return `${frameOf(sheet, ringColor)}${bar(0, 0, 67, 28, 3, `fill="${sheet.metalPlate()}" stroke="#fff" stroke-opacity=".4" stroke-width=".5"`)}${bar(0, 0, 78, 38, 3, `fill="none" stroke="${ringColor}" stroke-width="6"`)}${path(poles(6, 49, 9, 1.9), `fill="${sheet.metalDot()}" stroke="#4b463c" stroke-width=".45"`)}`;
}

/** A large chrome humbucker with three screws above and three below. */
export function wideRange(sheet: Sheet): string {
  const places = [-25, -15, -5, 5, 15, 25].map((x, i) => ring(x, i < 3 ? -9 : 9, 2.5)).join('');
  return `${drop(bar(0, 0, 86, 44, 4, ''))}${bar(0, 0, 86, 44, 4, `fill="${sheet.metalPlate()}" ${outline}`)}${bar(0, 0, 79, 38, 3, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".6"')}${path(places, `fill="${sheet.metalDot()}" stroke="#4b463c" stroke-width=".5"`)}`;
}

/** A single coil between two toothed sides of steel. */
export function claw(sheet: Sheet, color: string): string {
  const teeth = repeat(6, (i) => `M${-36 + i * 12.6} -14h9v5h-9ZM${-36 + i * 12.6} 9h9v5h-9Z`);
  return `${path(teeth, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".5"`)}${bar(0, 0, 92, 22, 4, `fill="${sheet.metalY()}" ${outline}`)}${singleCoil(sheet, color)}`;
}

/** A large bass humbucker with eight poles, 96 × 46 mm. */
export function bassHumbucker(sheet: Sheet): string {
  return `${drop(bar(0, 0, 98, 46, 8, ''))}${bar(0, 0, 98, 46, 8, 'fill="#1a1817" stroke="#000" stroke-width=".6"')}${path(poles(4, 57, -10, 5) + poles(4, 57, 10, 5), `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".6"`)}`;
}

/** Pickups that may stand aslant. */
const slanting: ReadonlySet<Pickup> = new Set<Pickup>(['single', 'lipstick', 'soapbox']);

/** The pickup a spec asks for at one place; `plastic` colours covers and rings. */
export function pickup(sheet: Sheet, kind: Pickup, x: number, y: number, plastic: string, degrees = 0): string {
  const dark = plastic === '#171514';
  const frame = dark ? '#1d1a18' : '#efe2ba';
  const make: Readonly<Record<Pickup, () => string>> = {
    none: () => '',
    single: () => singleCoil(sheet, plastic),
    humbucker: () => humbucker(sheet, frame),
    'open-humbucker': () => openHumbucker(sheet, frame, (sheet.spec.seed ?? 1) % 3 === 0),
    soapbox: () => soapbox(sheet, plastic),
    'gold-foil': () => goldFoil(sheet),
    lipstick: () => lipstick(sheet),
    toaster: () => toaster(sheet),
    'hi-gain': () => hiGain(sheet),
    dynasonic: () => dynasonic(sheet),
    filtertron: () => filtertron(sheet),
    'dog-ear': () => dogEar(sheet, plastic),
    'mini-humbucker': () => miniHumbucker(sheet, frame),
    'wide-range': () => wideRange(sheet),
    claw: () => claw(sheet, plastic),
    'bass-humbucker': () => bassHumbucker(sheet),
  };
  const art = make[kind]();
  return art && at(x, y, slanting.has(kind) ? degrees : 0, art);
}
