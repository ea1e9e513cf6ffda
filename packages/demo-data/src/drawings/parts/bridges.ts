import { closed, knots } from '../core/curve.ts';
import { n } from '../core/numbers.ts';
import { at, bar, disc, drop, line, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';

const plateLine = 'stroke="#2b2722" stroke-opacity=".6" stroke-width=".5"';

/** A bent steel rod with its light, for vibrato arms. */
function rod(sheet: Sheet, d: string, width: number): string {
  return `${line(d, '#000', width, 'stroke-opacity=".3" transform="translate(4 5)" stroke-linecap="round"')}${line(d, sheet.metal[2], width, 'stroke-linecap="round"')}${line(d, sheet.metal[0], width * 0.34, `stroke-linecap="round" transform="translate(${-0.8 * sheet.side} 0)"`)}`;
}

/** A bridge on two posts with six saddles, 88 mm long; the saddle line is y. */
export function postBridge(sheet: Sheet, y: number, slope = 2): string {
  const shape = bar(0, 0, 88, 11.5, 5.4, `fill="${sheet.metalY()}" ${plateLine}`);
  const saddles = repeat(6, (i) => `M${n(-29 + i * 10.4)} -4h7v8h-7Z`);
  const post = (x: number): string => disc(x, 0, 5.6, `fill="${sheet.metalDot()}" ${plateLine}`);
  return at(
    0,
    y,
    slope,
    `${drop(bar(0, 0, 88, 11.5, 5.4, ''), 1.5, 3)}${shape}${bar(0, 0, 66, 9, 1.5, 'fill="#2a2621" opacity=".75"')}${path(saddles, `fill="${sheet.metalX()}"`)}${post(-39.5)}${post(39.5)}`,
  );
}

/** The stop tailpiece, 104 mm long. */
export function stopBar(sheet: Sheet, y: number): string {
  const shape = closed(knots('-52,0 -48,-7 -36,-6.5 0,-6 36,-6.5 48,-7 52,0 48,7 36,7 0,7.5 -36,7 -48,7'));
  const stud = (x: number): string => disc(x, 0, 6.8, `fill="${sheet.metalDot()}" ${plateLine}`);
  return at(
    0,
    y,
    0,
    `${drop(path(shape, ''), 1.5, 3.4)}${path(shape, `fill="${sheet.metalY()}" ${plateLine}`)}${stud(-43)}${stud(43)}<path d="M-47 0h8M39 0h8" stroke="#2b2722" stroke-width="1.3"/>`,
  );
}

/** One compensated bar on two studs, strings wrapped over it. */
export function wrapBar(sheet: Sheet, y: number): string {
  return at(0, y, 3, stopBar(sheet, 0));
}

function sixSaddles(sheet: Sheet): string {
  const backs = [0, -1.6, -3, -0.8, -2.1, -3.4];
  const saddles = backs
    .map(
      (back, i) =>
        `<rect x="${n(-31.1 + i * 10.5)}" y="${n(back)}" width="9.6" height="17" rx="1.2" fill="${sheet.metalX()}" stroke="#2b2722" stroke-width=".4"/>`,
    )
    .join('');
  const springs = repeat(6, (i) => `M${n(-28.3 + i * 10.5)} 14V19`);
  return `${saddles}${path(springs, 'stroke="#2b2722" stroke-width="1"')}`;
}

/** A six-screw vibrato with bent saddles; the saddle line is y. */
export function vibrato(sheet: Sheet, y: number): string {
  const plate = '<rect x="-42" y="-21" width="84" height="40" rx="2.5"';
  const screws = repeat(6, (i) => ring(-34 + i * 13.6, -16.5, 2));
  const tip = line('M66 112L70.5 128', '#f4eedc', 8, 'stroke-linecap="round"');
  return at(
    0,
    y,
    0,
    `${drop(`${plate}/>`, 1.5, 2.5)}${plate} fill="${sheet.metalY()}" ${plateLine}/>${path(screws, 'fill="#3a352f"')}${sixSaddles(sheet)}${rod(sheet, 'M33 -6C40 2 44 30 50 66S66 110 69 122', 5)}${tip}${disc(33, -6, 4.4, `fill="${sheet.metalDot()}"`)}`,
  );
}

/** A locking vibrato with fine tuners, low and black or plated. */
export function lockingVibrato(sheet: Sheet, y: number): string {
  const shape = 'M-46 -20H46V10L40 26H-40L-46 10Z';
  const tuners = repeat(6, (i) => ring(-27 + i * 10.8, 22, 3.4));
  return at(
    0,
    y,
    0,
    `${drop(path(shape, ''), 2, 3)}${path(shape, `fill="${sheet.metalPlate()}" ${plateLine}`)}${sixSaddles(sheet)}${path(tuners, `fill="${sheet.metalDot()}" stroke="#111" stroke-width=".5"`)}${disc(-40, -12, 4.6, `fill="${sheet.metalDot()}" ${plateLine}`)}${disc(40, -12, 4.6, `fill="${sheet.metalDot()}" ${plateLine}`)}${rod(sheet, 'M42 4C52 20 56 52 60 84S66 124 68 134', 5)}`,
  );
}

/** Six saddles on a fixed plate. */
export function hardtail(sheet: Sheet, y: number): string {
  const plate = '<rect x="-40" y="-12" width="80" height="38" rx="3"';
  return at(
    0,
    y,
    0,
    `${drop(`${plate}/>`, 1.5, 2.5)}${plate} fill="${sheet.metalPlate()}" ${plateLine}/>${sixSaddles(sheet)}${path(
      repeat(3, (i) => ring(-28 + i * 28, 22, 2)),
      'fill="#3a352f"',
    )}`,
  );
}

/** Three brass barrels on the line y in a bent steel tray, with a slanted pickup in it. */
export function trayBridge(sheet: Sheet, y: number, coil: string): string {
  const brass = sheet.linear('brass', [
    [0, '#f7e3a4'],
    [0.5, '#c79a45'],
    [1, '#6d4b17'],
  ]);
  const tray = '<rect x="-43" y="-66" width="86" height="80" rx="3"';
  const barrels = [-20, 0, 20]
    .map(
      (x) =>
        `${bar(x, 1, 19, 7.4, 3.6, `fill="${brass}" stroke="#3b2a10" stroke-width=".4"`)}<path d="M${x} 5V13" stroke="#3b362e" stroke-width="1.4"/>`,
    )
    .join('');
  const screws = path(
    repeat(4, (i) => ring(-35 + i * 23.3, -61, 1.8)),
    'fill="#3a352f"',
  );
  return at(
    0,
    y,
    0,
    `${drop(`${tray}/>`, 1.5, 2.5)}${tray} fill="${sheet.metalPlate()}" ${plateLine}/><path d="M-42 -65V13M42 -65V13M-42 13H42" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>${at(0, -40, -15, coil)}${barrels}${screws}`,
  );
}

/** A tapering plate with a tremolo arm, set apart from a floating post bridge (strings anchored at y + 54). */
export function floatingVibrato(sheet: Sheet, y: number): string {
  const plate = `M-26 0H26C30 30 20 62 0 78C-20 62-30 30-26 0Z`;
  return `${postBridge(sheet, y, 1)}${at(
    0,
    y + 42,
    0,
    `${drop(path(plate, ''), 2, 3)}${path(plate, `fill="${sheet.metalX()}" ${plateLine}`)}${path(
      repeat(6, (i) => ring(-19 + i * 7.6, 10, 1.9)),
      'fill="#2b2722"',
    )}${rod(sheet, 'M16 22C34 26 46 46 52 80S60 110 62 122', 5)}`,
  )}`;
}

/** A cast vibrato: a roller between two cheeks, a curved arm, a long strap down to the rim at `foot`. */
export function armVibrato(sheet: Sheet, y: number, foot: number): string {
  const long = foot - y;
  const frame = `M-34 -12Q-40 8-30 26L-15 40V${n(long - 4)}Q-15 ${n(long)}-11 ${n(long)}H11Q15 ${n(long)} 15 ${n(long - 4)}V40L30 26Q40 8 34 -12Q30 -20 24 -14L20 8H-20L-24 -14Q-30 -20-34 -12Z`;
  const spring = repeat(4, (i) => `M${24 + 0} ${n(-2 - i * 3)}h14`);
  const arm = 'M34 -4C62 -2 70 -22 56 -58S20 -118 2 -134';
  return at(
    0,
    y,
    0,
    `${drop(path(frame, ''), 2, 4)}${path(frame, `fill="${sheet.metalPlate()}" ${plateLine}`)}${path('M-9 46V' + n(long - 12) + 'M9 46V' + n(long - 12), 'stroke="#000" stroke-opacity=".25" stroke-width="1.4"')}${bar(0, -8, 62, 9, 4.5, `fill="${sheet.metalY()}" ${plateLine}`)}${bar(0, 12, 50, 7, 3.5, `fill="${sheet.metalY()}" ${plateLine}`)}${path(
      repeat(6, (i) => ring(-19 + i * 7.6, -8, 1.6)),
      'fill="#2b2722"',
    )}${path(spring, 'stroke="#4a463f" stroke-width="1.6"')}${rod(sheet, arm.replace('S20 -118 2 -134', 'S44 -96 30 -116'), 9)}${disc(36, -4, 7, `fill="${sheet.metalDot()}" ${plateLine}`)}`,
  );
}

/** A trapeze tailpiece from its bar at y to the rim at `foot`. */
export function trapeze(sheet: Sheet, y: number, foot: number): string {
  const frame = `M-34 0H34L20 ${n(foot - y)}H-20Z`;
  return at(
    0,
    y,
    0,
    `${drop(line(frame, '#000', 5), 3, 5)}${line(frame, sheet.metal[1], 5, 'stroke-linejoin="round"')}${line(frame, sheet.metal[0], 1.6, `transform="translate(${-0.8 * sheet.side} -.6)"`)}${bar(0, 0, 78, 16, 5, `fill="${sheet.metalY()}" ${plateLine}`)}${path(`M-11 ${n((foot - y) * 0.5)}L0 24L11 ${n((foot - y) * 0.5)}L0 ${n((foot - y) * 0.78)}Z`, `fill="${sheet.metalX()}" ${plateLine}`)}`,
  );
}

/** A floating wooden bridge, `half` mm to each side of the centre. */
export function woodBridge(sheet: Sheet, y: number, half: number): string {
  const k = half / 78;
  const foot = `M${n(-78 * k)} 8C${n(-70 * k)} -4 ${n(-30 * k)} -6 0 -3S${n(70 * k)} -4 ${n(78 * k)} 8Q${n(79 * k)} 12 ${n(74 * k)} 12H${n(24 * k)}Q0 7 ${n(-24 * k)} 12H${n(-74 * k)}Q${n(-79 * k)} 12 ${n(-78 * k)} 8Z`;
  const saddle = `M${n(-44 * k)} 3C${n(-42 * k)} -7 ${n(-20 * k)} -9 0 -8S${n(42 * k)} -7 ${n(44 * k)} 3Z`;
  const wood = sheet.linear('fb', [
    [0, '#6b442d'],
    [1, '#1d0f08'],
  ]);
  const wheel = (x: number): string => disc(x, 4, 5 * k, `fill="${sheet.metalDot()}"`);
  return at(
    0,
    y,
    0,
    `${drop(path(foot, ''), 2, 5)}${path(foot, 'fill="#2a160d"')}${wheel(-34 * k)}${wheel(34 * k)}${path(saddle, `fill="${wood}"`)}`,
  );
}

/** A bass bridge with four barrel saddles on the line y. */
export function bassBridge(sheet: Sheet, y: number): string {
  const plate = '<rect x="-41" y="-14" width="82" height="52" rx="3"';
  const saddles = [-28.5, -9.5, 9.5, 28.5]
    .map(
      (x, i) =>
        `${bar(x, 2 - i * 1.2, 16, 11, 5, `fill="${sheet.metalX()}" stroke="#2b2722" stroke-width=".5"`)}<path d="M${n(x)} 8V34" stroke="#3b362e" stroke-width="1.6"/>`,
    )
    .join('');
  return at(0, y, 0, `${drop(`${plate}/>`, 1.5, 3)}${plate} fill="${sheet.metalY()}" ${plateLine}/>${saddles}`);
}
