import type { Model, Solid } from './model.ts';
import { f, n } from './numbers.ts';
import { path } from './shapes.ts';

/** How far a thing is turned: cosine, sine, and how much the eye is above it. */
const COSINE = 0.86;
const SINE = 0.5;
const RISE = 0.045;
/** Millimetres between two slices of a side. */
const SLICE = 1.7;

/** Mixes two colours written as #rrggbb. */
function mixed(a: string, b: string, t: number): string {
  const part = (i: number): string => {
    const [from, to] = [a, b].map((color) => Number.parseInt(color.slice(i, i + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** One side as slices from the back to the front. */
function sideOf({ path: d, depth, tones: [front, back] }: Solid, toward: 1 | -1): string {
  const reach = (depth * SINE) / COSINE;
  const count = Math.max(2, Math.round(reach / SLICE));
  const slices = Array.from({ length: count }, (_, i) => {
    const t = 1 - i / count;
    const color = mixed(front, back, Math.abs(t - 0.35) * 1.3 > 1 ? 1 : Math.abs(t - 0.35) * 1.3);
    return path(d, `fill="${color}" transform="translate(${n(toward * reach * t)} ${n(depth * 0.05 * t)})"`);
  });
  return slices.join('');
}

/** The transform of the plane that was seen from the front, turned about x = `axis`. */
export function turnOf(toward: 1 | -1, axis: number): string {
  const shear = -toward * RISE;
  return `matrix(${f(COSINE)} ${Math.round(shear * 1e3) / 1e3} 0 1 ${n(axis * (1 - COSINE))} ${n(-shear * axis)})`;
}

/** The picture of a model turned to show its left (−1) or right (1) side. */
export function turned(model: Model, toward: 1 | -1): string {
  return `${(model.solids ?? []).map((solid) => sideOf(solid, toward)).join('')}${model.art}`;
}

/** How far the shadow of a turned model lies beside it. */
export function backShift(model: Model, toward: 1 | -1): number {
  const deepest = Math.max(0, ...(model.solids ?? []).map(({ depth }) => depth));
  return (toward * deepest * SINE) / COSINE;
}
