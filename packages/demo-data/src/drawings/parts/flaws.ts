import { closed } from '../core/curve.ts';
import type { Coat } from '../core/finishes.ts';
import { around, type Box } from '../core/model.ts';
import { f, n } from '../core/numbers.ts';
import { at, disc, line, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { FlawKind } from '../types.ts';

/** Something irregular and closed around the origin. */
function blot(sheet: Sheet, rx: number, ry: number, count = 9): string {
  const points = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const k = sheet.between(0.66, 1.16);
    return `${n(Math.cos(a) * rx * k)} ${n(Math.sin(a) * ry * k)}`;
  });
  return `M${points.join('L')}Z`;
}

function dings(sheet: Sheet): string {
  return repeat(3, () => {
    const [x, y, r] = [sheet.between(-13, 13), sheet.between(-13, 13), sheet.between(1.6, 3.4)];
    const d = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.8)} 12 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.8)} 12 1 0 ${n(-2 * r)} 0Z`;
    return `${path(d, 'fill="#120a05" fill-opacity=".5"')}${line(`M${n(x - r * 0.7)} ${n(y + r * 0.7)}q${n(r)} ${n(r * 0.7)} ${n(r * 1.6)} ${n(-r * 0.3)}`, '#fff', 0.7, 'stroke-opacity=".6"')}`;
  });
}

function chips(sheet: Sheet, { under }: Coat): string {
  return repeat(4, () =>
    at(
      sheet.between(-16, 16),
      sheet.between(-12, 12),
      sheet.between(0, 180),
      path(
        blot(sheet, sheet.between(2, 5.4), sheet.between(1.4, 3)),
        `fill="${under}" stroke="#2a1608" stroke-opacity=".75" stroke-width=".6"`,
      ),
    ),
  );
}

function scratches(sheet: Sheet, count: number, reach: number): string {
  const d = repeat(count, () => {
    const [x, y] = [sheet.between(-reach, reach * 0.6), sheet.between(-reach, reach)];
    return `M${n(x)} ${n(y)}q${n(sheet.between(4, 12))} ${n(sheet.between(-3, 3))} ${n(sheet.between(8, 28))} ${n(sheet.between(-9, 9))}`;
  });
  return (
    line(d, '#fff', 0.5, 'stroke-opacity=".55" transform="translate(.3 .4)"') +
    line(d, '#1c0e06', 0.4, 'stroke-opacity=".5"')
  );
}

function checking(sheet: Sheet): string {
  const d = repeat(
    26,
    (i) =>
      `M${n(sheet.between(-46, -8))} ${n(-44 + i * 3.5 + sheet.between(-2, 2))}q${n(sheet.between(10, 24))} ${n(sheet.between(-5, 5))} ${n(sheet.between(34, 70))} ${n(sheet.between(-4, 4))}`,
  );
  const up = repeat(
    7,
    () => `M${n(sheet.between(-40, 40))} ${n(sheet.between(-40, 10))}q2 12 ${n(sheet.between(-5, 5))} 28`,
  );
  return (
    line(d + up, '#26120a', 0.45, 'stroke-opacity=".62"') +
    line(d, '#fff', 0.3, 'stroke-opacity=".4" transform="translate(.4 .5)"')
  );
}

function crack(sheet: Sheet): string {
  const d = `M${n(sheet.between(-2, 2))} -58q1.6 30 ${n(sheet.between(-2, 2))} 58t${n(sheet.between(-1, 2))} 54`;
  return (
    line(d, '#1a0b04', 1, 'stroke-opacity=".85"') +
    line(d, '#fff', 0.5, 'stroke-opacity=".5" transform="translate(.9 .4)"')
  );
}

/** The same with a soft outline. */
function smoothBlot(sheet: Sheet, rx: number, ry: number): string {
  const count = 16;
  return closed(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2;
      const k = sheet.between(0.8, 1.12);
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k] as const;
    }),
  );
}

function worn(sheet: Sheet, { under }: Coat): string {
  const d = smoothBlot(sheet, 20, 44);
  return (
    line(d, '#5b3416', 7, 'stroke-opacity=".3" stroke-linejoin="round"') +
    path(d, `fill="${under}" stroke="#6b3f1c" stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"`) +
    line(
      repeat(6, () => `M${n(sheet.between(-12, 12))} ${n(sheet.between(-26, -6))}v${n(sheet.between(12, 26))}`),
      '#6b4320',
      0.6,
      'stroke-opacity=".4"',
    )
  );
}

/** The outline of a sticker that is gone: the finish below kept its colour. */
function ghost(): string {
  return `${path('M-34 -22H34V22H-34Z', 'fill="#fff" fill-opacity=".13" stroke="#fff" stroke-opacity=".3" stroke-width=".8" transform="rotate(-7)"')}${path('M-34 -22L-18 -22L-34 -8Z', 'fill="#d9c8a0" fill-opacity=".7" transform="rotate(-7)"')}`;
}

function filledHoles({ under }: Coat): string {
  return [
    [-15, -8],
    [15, -8],
    [-15, 12],
    [15, 12],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 3.1, `fill="${under}" stroke="#170c06" stroke-width=".7"`) +
        line(`M${x - 2} ${y}h4`, '#5a3a1e', 0.5),
    )
    .join('');
}

/** A break behind the nut that was glued, with two splines let in across it. */
function repairedBreak(): string {
  const seam = 'M-23 -14C-10 -6 4 -20 23 -9';
  const spline = (x: number): string =>
    path(
      `M${x - 2.6} -36h5.2v52h-5.2Z`,
      'fill="#b98652" fill-opacity=".7" stroke="#2a1408" stroke-opacity=".6" stroke-width=".5"',
    );
  return (
    spline(-9) +
    spline(9) +
    line(seam, '#160a05', 1.1, 'stroke-opacity=".85"') +
    line(seam, '#fff', 0.5, 'stroke-opacity=".4" transform="translate(.4 1)"')
  );
}

function dull(sheet: Sheet): string {
  const d = smoothBlot(sheet, 30, 46);
  const pits = repeat(26, () => `M${n(sheet.between(-26, 26))} ${n(sheet.between(-38, 38))}h.8`);
  return (
    path(d, 'fill="#5f5a50" fill-opacity=".45"') +
    line(pits, '#2b2722', 1.6, 'stroke-linecap="round" stroke-opacity=".6"')
  );
}

/** Draws one mark around the origin. */
export function flaw(sheet: Sheet, kind: FlawKind, coat: Coat): string {
  switch (kind) {
    case 'dings':
      return dings(sheet);
    case 'chips':
      return chips(sheet, coat);
    case 'scratches':
      return scratches(sheet, 9, 22);
    case 'belt-rash':
      return scratches(sheet, 34, 34) + dings(sheet);
    case 'checking':
      return checking(sheet);
    case 'crack':
      return crack(sheet);
    case 'worn':
      return worn(sheet, coat);
    case 'ghost':
      return ghost();
    case 'filled-holes':
      return filledHoles(coat);
    case 'repaired-break':
      return repairedBreak();
    case 'dull':
      return dull(sheet);
  }
}

/** What a close look at a mark shows: enough around it to know where one is. */
export function flawFrame(x: number, y: number, kind: FlawKind, k: number): Box {
  const wide: Partial<Record<FlawKind, number>> = {
    crack: 150,
    checking: 130,
    'belt-rash': 140,
    worn: 140,
    ghost: 130,
    dull: 140,
  };
  return around(x, y, (wide[kind] ?? 96) * k);
}

/** The opacity that keeps a mark visible on pale and on dark grounds alike. */
export const flawGroup = (x: number, y: number, k: number, art: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${f(k)})">${art}</g>`;
