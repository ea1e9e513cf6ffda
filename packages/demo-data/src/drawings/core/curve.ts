import type { Box } from './model.ts';
import { n } from './numbers.ts';

/** A knot in millimetres: smooth, 'c' for a corner, or a number for a fixed direction in degrees. */
export type Knot = readonly [x: number, y: number, mark?: 'c' | number | undefined];

/** Reads knots from text: `12,-30` is smooth, `12,-30c` a corner, `12,-30@90` leaves in the direction of 90°. */
export function knots(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word): Knot => {
      const match = /^(-?[\d.]+),(-?[\d.]+)(?:(c)|@(-?[\d.]+))?$/.exec(word);
      if (!match) throw new SyntaxError(`"${word}" is no knot`);
      return [Number(match[1]), Number(match[2]), match[3] ? 'c' : match[4] ? Number(match[4]) : undefined];
    });
}

/** A smooth closed outline as cubic Béziers, shaped by Hobby's rule (the curve METAFONT draws). */
export function closed(points: readonly Knot[]): string {
  const first = points.findIndex((k) => k[2] !== undefined);
  if (first < 0) return `${move(points[0]!)}${cyclic(points)}Z`;
  const turned = [...points.slice(first), ...points.slice(0, first), points[first]!];
  return `${move(turned[0]!)}${sections(turned)}Z`;
}

/** The same rule for an open line. */
export function open(points: readonly Knot[]): string {
  return move(points[0]!) + sections(points);
}

/** A closed outline from its right half, given from the top of the centre line to its foot. */
export function mirrored(half: readonly Knot[]): readonly Knot[] {
  const left = half
    .filter((k) => Math.abs(k[0]) > 0.01)
    .map((k): Knot => [-k[0], k[1], typeof k[2] === 'number' ? -k[2] : k[2]]);
  return [...half, ...left.toReversed()];
}

/** Turns a list of knots left for right. */
export function flipped(points: readonly Knot[]): readonly Knot[] {
  return points.map((k): Knot => [-k[0], k[1], typeof k[2] === 'number' ? 180 - k[2] : k[2]]);
}

/** Scales knots about the origin, then moves them. */
export function placed(points: readonly Knot[], dx: number, dy: number, sx = 1, sy = sx): readonly Knot[] {
  return points.map((k): Knot => [k[0] * sx + dx, k[1] * sy + dy, k[2]]);
}

/** The box of a knot list, a little generous for the bulge of the curves. */
export function boxOf(points: readonly Knot[]): Box {
  const xs = points.map((k) => k[0]);
  const ys = points.map((k) => k[1]);
  const x = Math.min(...xs) - 2;
  const y = Math.min(...ys) - 2;
  return { x, y, w: Math.max(...xs) + 2 - x, h: Math.max(...ys) + 2 - y };
}

function move(k: Knot): string {
  return `M${n(k[0])} ${n(k[1])}`;
}

function sections(points: readonly Knot[]): string {
  let out = '';
  let start = 0;
  for (let i = 1; i < points.length; i++) {
    if (points[i]![2] === undefined && i < points.length - 1) continue;
    out += section(points.slice(start, i + 1));
    start = i;
  }
  return out;
}
function section(k: readonly Knot[]): string {
  const last = k.length - 1;
  const from = k[0]![2];
  const to = k[last]![2];
  if (last === 1 && typeof from !== 'number' && typeof to !== 'number') return `L${n(k[1]![0])} ${n(k[1]![1])}`;
  const { angle, length, turn } = chords(k, false);
  const rows = k.map(() => zeros(k.length + 1));
  const end = k.length;
  rows[0]![0] = 1;
  if (typeof from === 'number') rows[0]![end] = wrap((from * Math.PI) / 180 - angle[0]!);
  else {
    rows[0]![1] = 1;
    rows[0]![end] = -turn[1]!;
  }
  rows[last]![last] = 1;
  if (typeof to === 'number') rows[last]![end] = wrap((to * Math.PI) / 180 - angle[last - 1]!);
  else rows[last]![last - 1] = 1;
  for (let i = 1; i < last; i++) {
    const a = 1 / length[i - 1]!;
    const d = 1 / length[i]!;
    rows[i]![i - 1] = a;
    rows[i]![i] = 2 * a + 2 * d;
    rows[i]![i + 1] = d;
    rows[i]![end] = -2 * a * turn[i]! - d * (i + 1 < last ? turn[i + 1]! : 0);
  }
  return pieces(k, solve(rows), turn, last);
}

function cyclic(k: readonly Knot[]): string {
  const count = k.length;
  const { length, turn } = chords(k, true);
  const rows = k.map((_, i) => {
    const row = zeros(count + 1);
    const before = (i + count - 1) % count;
    const after = (i + 1) % count;
    const a = 1 / length[before]!;
    const d = 1 / length[i]!;
    row[before]! += a;
    row[i]! += 2 * a + 2 * d;
    row[after]! += d;
    row[count] = -2 * a * turn[i]! - d * turn[after]!;
    return row;
  });
  return pieces([...k, k[0]!], [...solve(rows)], turn, count);
}

function chords(k: readonly Knot[], round: boolean): { angle: number[]; length: number[]; turn: number[] } {
  const count = round ? k.length : k.length - 1;
  const angle: number[] = [];
  const length: number[] = [];
  for (let i = 0; i < count; i++) {
    const [ax, ay] = k[i]!;
    const [bx, by] = k[(i + 1) % k.length]!;
    angle.push(Math.atan2(by - ay, bx - ax));
    length.push(Math.hypot(bx - ax, by - ay) || 0.001);
  }
  const turn = k.map((_, i) => {
    if (!round && (i === 0 || i === k.length - 1)) return 0;
    return wrap(angle[i % count]! - angle[(i + count - 1) % count]!);
  });
  return { angle, length, turn };
}

function pieces(k: readonly Knot[], theta: readonly number[], turn: readonly number[], count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % theta.length;
    const t = theta[i]!;
    const p = -(next === 0 || i + 1 < count ? turn[next]! : 0) - theta[next]!;
    const [ax, ay] = k[i]!;
    const [bx, by] = k[i + 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    const r = reach(t, p);
    const s = reach(p, t);
    out += `C${n(ax + r * (dx * Math.cos(t) - dy * Math.sin(t)))} ${n(ay + r * (dx * Math.sin(t) + dy * Math.cos(t)))} ${n(bx - s * (dx * Math.cos(p) + dy * Math.sin(p)))} ${n(by - s * (dy * Math.cos(p) - dx * Math.sin(p)))} ${n(bx)} ${n(by)}`;
  }
  return out;
}

function reach(t: number, p: number): number {
  const a =
    Math.SQRT2 * (Math.sin(t) - Math.sin(p) / 16) * (Math.sin(p) - Math.sin(t) / 16) * (Math.cos(t) - Math.cos(p));
  return (2 + a) / (3 * (1 + 0.618034 * Math.cos(t) + 0.381966 * Math.cos(p)));
}

function wrap(a: number): number {
  return a - 2 * Math.PI * Math.round(a / (2 * Math.PI));
}

function solve(rows: number[][]): readonly number[] {
  const count = rows.length;
  for (let i = 0; i < count; i++) {
    const pivot = rows[i]!;
    for (let j = i + 1; j < count; j++) {
      const row = rows[j]!;
      if (row[i] === 0) continue;
      const factor = row[i]! / pivot[i]!;
      for (let c = i; c <= count; c++) row[c]! -= factor * pivot[c]!;
    }
  }
  const out = zeros(count);
  for (let i = count - 1; i >= 0; i--) {
    let sum = rows[i]![count]!;
    for (let c = i + 1; c < count; c++) sum -= rows[i]![c]! * out[c]!;
    out[i] = sum / rows[i]![i]!;
  }
  return out;
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}
