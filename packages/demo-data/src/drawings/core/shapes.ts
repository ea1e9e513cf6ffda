import { n } from './numbers.ts';

/** A rectangle element, rounded, centred at (x, y). */
export function bar(x: number, y: number, w: number, h: number, r: number, attributes: string): string {
  return `<rect x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" ${attributes}/>`;
}

/** A circle element. */
export function disc(x: number, y: number, r: number, attributes: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`;
}

/** A path element. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

/** An unfilled path element. */
export function line(d: string, color: string, width: number, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${attributes}/>`;
}

/** A group moved to (x, y), turned by degrees and scaled. */
export function at(x: number, y: number, degrees: number, art: string, scale = 1): string {
  const turn = degrees ? ` rotate(${n(degrees)})` : '';
  return `<g transform="translate(${n(x)} ${n(y)})${turn}${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;
}

/** A hard little shadow under a part: the part's own shape, black, moved away from the light. */
export function drop(art: string, dx = 1.5, dy = 2): string {
  return `<g opacity=".4" transform="translate(${n(dx)} ${n(dy)})">${art}</g>`;
}

/** Path data of a circle. */
export function ring(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** Path data of a rectangle from its corner, with rounded corners. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`;
}

/** Path data of a polygon with straight sides. */
export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** Numbers from 0 to count − 1, mapped and joined. */
export function repeat(count: number, make: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => make(i)).join('');
}
