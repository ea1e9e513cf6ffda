import type { Coat } from './finishes.ts';
import type { Box } from './model.ts';
import { f, n } from './numbers.ts';
import { path, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Yellowed lacquer, checking, a forearm patch, belt and edge wear, dings. `wear` 0..1. */
export function age(sheet: Sheet, outline: string, box: Box, coat: Coat, wear: number): string {
  const { x, y, w, h } = box;
  const out: string[] = [];
  const tint = 0.15 * wear * coat.yellows;
  if (tint > 0.01)
    out.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="#c07a1c" opacity="${f(tint)}"/>`);
  if (wear > 0.35 && coat.gloss > 0.2) out.push(checking(sheet, box, wear));
  if (wear > 0.45) out.push(...bareSpots(sheet, box, coat, wear));
  if (wear > 0.3) out.push(rubbedEdge(sheet, outline, coat, wear));
  out.push(dings(sheet, box, coat, wear));
  return out.join('');
}

/** Fine cracks across the lacquer, mostly level, as cold makes them. */
function checking(sheet: Sheet, { x, y, w, h }: Box, wear: number): string {
  const d = repeat(Math.round(12 * wear), () => {
    const from = `M${n(x + w * sheet.between(0, 0.6))} ${n(y + h * sheet.next())}`;
    return `${from}q${n(sheet.between(20, 60))} ${n(sheet.between(-6, 6))} ${n(sheet.between(60, 150))} ${n(sheet.between(-5, 5))}`;
  });
  return path(d, `fill="none" stroke="#2a1606" stroke-opacity="${f(0.24 * wear)}" stroke-width=".4"`);
}

function bareSpots(sheet: Sheet, { x, y, w, h }: Box, coat: Coat, wear: number): string[] {
  const size = (wear - 0.3) * 1.4;
  const natural = coat.grain?.figure === 'straight';
  const spots = [patch(sheet, x + w * 0.02, y + h * 0.66, 34 * size, 78 * size, coat.under)];
  if (wear > 0.7) spots.push(patch(sheet, x + w * 0.64, y + h * 0.985, 46 * size, 11 * size, coat.under));
  if (wear > 0.85) spots.push(patch(sheet, x + w * 0.98, y + h * 0.62, 12 * size, 34 * size, coat.under));
  return natural ? spots.map((spot) => `<g opacity=".3">${spot}</g>`) : spots;
}

/** Paint gone from the very edge in short runs. */
function rubbedEdge(sheet: Sheet, outline: string, coat: Coat, wear: number): string {
  const dashes = Array.from({ length: 7 }, () => `${n(sheet.between(4, 46) * wear)} ${n(sheet.between(30, 190))}`);
  return path(
    outline,
    `fill="none" stroke="${coat.under}" stroke-width="${n(1.6 + 3.6 * wear)}" stroke-opacity="${f(0.75 * wear)}" stroke-linecap="round" stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${n(sheet.between(0, 200))}"`,
  );
}

function dings(sheet: Sheet, { x, y, w, h }: Box, coat: Coat, wear: number): string {
  const d = repeat(Math.round(2 + 8 * wear), () => {
    const a = sheet.between(0.1, 6.1);
    const cx = x + w / 2 + Math.cos(a) * w * sheet.between(0.36, 0.48);
    const cy = y + h * 0.64 + Math.sin(a) * h * 0.33;
    const r = sheet.between(0.6, 1 + 2.2 * wear);
    return `M${n(cx - r)} ${n(cy)}q${n(r * 0.4)} ${n(-r * sheet.between(0.6, 1.4))} ${n(r * 1.3)} ${n(-r * 0.3)}t${n(r * 0.5)} ${n(r * 0.9)}q${n(-r)} ${n(r * 0.7)} ${n(-r * 1.8)} ${n(-r * 0.6)}Z`;
  });
  return path(
    d,
    `fill="${coat.under}" fill-opacity="${f(0.2 + 0.6 * wear)}" stroke="#1a0d05" stroke-opacity=".45" stroke-width=".3"`,
  );
}

/** A worn-through spot: bare timber, a brown border where the lacquer thins. */
function patch(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, color: string): string {
  const count = 18;
  const points = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const k = sheet.between(0.8, 1.12);
    return [cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k] as const;
  });
  const middle = (i: number): string => {
    const [ax, ay] = points[i % count]!;
    const [bx, by] = points[(i + 1) % count]!;
    return `${n((ax + bx) / 2)} ${n((ay + by) / 2)}`;
  };
  const d = `M${middle(count - 1)}${points.map(([px, py], i) => `Q${n(px)} ${n(py)} ${middle(i)}`).join('')}Z`;
  return (
    path(d, `fill="none" stroke="#5b3416" stroke-width="5" stroke-opacity=".28" stroke-linejoin="round"`) +
    path(d, `fill="${color}" stroke="#6b3f1c" stroke-opacity=".5" stroke-width="1.4"`)
  );
}
