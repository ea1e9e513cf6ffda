import { n } from './numbers.ts';

/** The normal distribution up to t (Abramowitz and Stegun 26.2.17, good to 1e-7). */
function normal(t: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(t));
  const tail =
    0.3989423 *
    Math.exp((-t * t) / 2) *
    k *
    (0.3193815 + k * (-0.3565638 + k * (1.781478 + k * (-1.821256 + k * 1.330274))));
  return t > 0 ? 1 - tail : tail;
}

/** Three decimals are enough for an opacity that many strokes add up to. */
export function faint(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');
}

interface Soft {
  readonly color: string;
  /** Distance from the line, in mm, at which half the strength is left. */
  readonly reach: number;
  /** Standard deviation of the fade in mm. */
  readonly softness: number;
  readonly opacity: number;
  readonly steps?: number;
  readonly shift?: readonly [x: number, y: number];
}

/**
 * A blurred stroke without a filter: a stack of strokes, each a little narrower, whose opacities add up to the fade a
 * Gaussian would give. It costs about two milliseconds a stroke at card size; a blur costs a hundred and forty.
 */
export function softStroke(d: string, o: Soft): string {
  const steps = o.steps ?? 10;
  const far = o.reach + 2 * o.softness;
  const near = Math.max(0.3, o.reach - 2 * o.softness);
  const strokes: string[] = [];
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    const outer = far + ((near - far) * i) / steps;
    const middle = far + ((near - far) * (i + 0.5)) / steps;
    const wanted = o.opacity * normal((o.reach - middle) / o.softness);
    const alpha = (wanted - sum) / (1 - sum);
    if (alpha < 0.002) continue;
    sum = wanted;
    strokes.push(`<path d="${d}" stroke-width="${n(outer * 2)}" stroke-opacity="${faint(alpha)}"/>`);
  }
  const at = o.shift ? ` transform="translate(${n(o.shift[0])} ${n(o.shift[1])})"` : '';
  return `<g fill="none" stroke="${o.color}" stroke-linejoin="round"${at}>${strokes.join('')}</g>`;
}
