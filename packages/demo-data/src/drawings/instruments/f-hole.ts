import { closed, type Knot } from '../core/curve.ts';
import { n } from '../core/numbers.ts';
import { path, ring } from '../core/shapes.ts';

const spine: readonly (readonly [x: number, y: number, half: number])[] = [
  [0.135, -0.375, 0.012],
  [0.112, -0.452, 0.016],
  [0.06, -0.455, 0.022],
  [0.022, -0.33, 0.032],
  [0.006, -0.12, 0.042],
  [-0.006, 0.12, 0.042],
  [-0.022, 0.33, 0.032],
  [-0.06, 0.455, 0.022],
  [-0.112, 0.452, 0.016],
  [-0.135, 0.375, 0.012],
];

/** A sound hole like an italic f, `height` mm tall; side −1 is the bass side. */
export function fHole(x: number, y: number, height: number, side: -1 | 1, lean = 5, binding = ''): string {
  const left: Knot[] = [];
  const right: Knot[] = [];
  spine.forEach(([px, py, half], i) => {
    const a = spine[Math.max(0, i - 1)]!;
    const b = spine[Math.min(spine.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const nx = (-(b[1] - a[1]) / length) * half;
    const ny = ((b[0] - a[0]) / length) * half;
    const corner = i === 0 || i === spine.length - 1 ? ('c' as const) : undefined;
    left.push([(px + nx) * height, (py + ny) * height, corner]);
    right.push([(px - nx) * height, (py - ny) * height, corner]);
  });
  const d = `${closed([...left, ...right.toReversed()])}${ring(0.115 * height, -0.365 * height, 0.042 * height)}${ring(-0.115 * height, 0.365 * height, 0.05 * height)}M${n(-0.06 * height)} 0L${n(0.06 * height)} ${n(-0.012 * height)}V${n(0.012 * height)}Z`;
  const rim = binding && path(d, `fill="none" stroke="${binding}" stroke-width="3.4" stroke-linejoin="round"`);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${side === -1 ? 1 : -1} 1) rotate(${lean})">${path(d, 'fill="#fff" opacity=".35" transform="translate(1.1 1.3)"')}${rim}${path(d, 'fill="#120a06"')}</g>`;
}
