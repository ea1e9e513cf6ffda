import type { Finish } from '../types.ts';
import { age } from './age.ts';
import { type Coat, coats } from './finishes.ts';
import type { Box } from './model.ts';
import { f, n } from './numbers.ts';
import { path, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { softStroke } from './soft.ts';
import { noiseTile } from './texture.ts';

export type Binding = 'cream' | 'white' | 'tortoise' | 'multi' | 'black' | 'none';

interface PaintOptions {
  readonly path: string;
  readonly box: Box;
  readonly finish: Finish;
  /** Unique within one picture. */
  readonly name: string;
  /** Edge rounding in mm; larger reads as a carved or contoured top. */
  readonly edge?: number;
  readonly binding?: Binding;
  /** 0..1 how strongly the wear of the spec shows here. */
  readonly wear?: number;
  /** Bookmatched tops have a seam on the centre line. */
  readonly seam?: boolean;
  /** Scale of the sunburst and of the binding for small bodies. */
  readonly scale?: number;
  /** A carved top: a bright crown and a shaded recurve near the rim. */
  readonly arched?: boolean;
}

const bindings = {
  cream: '#efe0b4',
  white: '#f7f2e4',
  tortoise: '#4a1f10',
  multi: '#f3e8c8',
  black: '#181514',
} as const;

/** Paints one lacquered surface: timber, grain, burst, wear, edge light and gloss, binding. */
export function paint(sheet: Sheet, o: PaintOptions): string {
  const coat = coats[o.finish];
  const { box, name } = o;
  const scale = o.scale ?? 1;
  const fill = sheet.radialAt(
    `${name}_f`,
    box.x + box.w * 0.42,
    box.y + box.h * 0.46,
    Math.max(box.w, box.h) * 0.62,
    coat.base.map((tone, i) => [[0, 0.55, 1][i]!, tone] as const),
  );
  const out = [path(o.path, `fill="${fill}"`), texture(sheet, name, coat, box, o.seam ?? false)];
  for (const [color, width, softness, opacity] of coat.rim ?? [])
    out.push(softStroke(o.path, { color, reach: (width * scale) / 2, softness: softness * scale, opacity, steps: 24 }));
  if (o.finish === 'steel') out.push(mirrorBands(sheet, name, box));
  const wear = sheet.wear * (o.wear ?? 1);
  if (wear > 0.02 && o.finish !== 'steel') out.push(age(sheet, o.path, box, coat, wear));
  out.push(edgeLight(sheet, o.path, o.edge ?? 7, coat.gloss));
  if (o.arched) out.push(arch(sheet, name, box));
  out.push(gloss(sheet, name, box, coat.gloss));
  const art = `<g clip-path="${sheet.clip(`${name}_c`, o.path)}">${out.join('')}${bindingOf(sheet, o, scale)}</g>`;
  return art + path(o.path, `fill="none" stroke="#1a0f08" stroke-opacity=".55" stroke-width=".8"`);
}

/** The rounded edge: shade on the side away from the light, a bright line on the other. */
export function edgeLight(sheet: Sheet, d: string, edge: number, shine: number): string {
  const shade = { color: '#1c0d05', reach: edge * 0.6, softness: edge * 0.5, opacity: 0.5, steps: 11 };
  const light = { color: '#fff', reach: edge * 0.32, softness: edge * 0.4, opacity: 0.5 * shine + 0.12, steps: 9 };
  return (
    softStroke(d, { ...shade, shift: [-edge * 0.38 * sheet.side, -edge * 0.5] }) +
    softStroke(d, { ...light, shift: [edge * 0.55 * sheet.side, edge * 0.72] })
  );
}

function bindingOf(sheet: Sheet, o: PaintOptions, scale: number): string {
  if (!o.binding || o.binding === 'none') return '';
  const stroke = (color: string, width: number, more = ''): string =>
    path(o.path, `fill="none" stroke="${color}" stroke-width="${n(width * scale)}"${more}`);
  const yellowed = sheet.wear > 0.5 && o.binding !== 'tortoise' && o.binding !== 'black';
  const tone = yellowed ? '#e6cf96' : bindings[o.binding];
  const purfling =
    o.binding === 'multi'
      ? stroke('#2a1a10', 15) + stroke('#f3e8c8', 13) + stroke('#2a1a10', 11)
      : stroke('#1c0f08', 10.8, ' stroke-opacity=".75"');
  return purfling + stroke(tone, 9) + stroke('#fff', 2.6, ` stroke-opacity=".3" transform="translate(1.2 1.6)"`);
}

type Tile = readonly [columns: number, rows: number, softX: number, softY: number, bias: number, strength: number];

/** Coarse figure and fine pores of each kind of grain. */
const tiles: Readonly<Record<NonNullable<Coat['grain']>['figure'], readonly [Tile, Tile]>> = {
  straight: [
    [220, 3, 1, 0, 0.3, 0.62],
    [26, 3, 1, 0, 0.45, 0.3],
  ],
  flame: [
    [7, 96, 1, 1, 0.4, 0.5],
    [140, 6, 0, 1, 0.45, 0.28],
  ],
  wild: [
    [40, 14, 2, 2, 0.3, 0.6],
    [150, 14, 0, 1, 0.4, 0.5],
  ],
  plain: [
    [56, 6, 1, 1, 0.4, 0.45],
    [150, 14, 0, 1, 0.5, 0.55],
  ],
};

/** Grain or metal flake over the box. */
function texture(sheet: Sheet, name: string, coat: Coat, box: Box, seam: boolean): string {
  const seed = sheet.spec.seed ?? 1;
  if (coat.flake) {
    const coarse = coat.flake === 'coarse';
    const tile = (color: readonly [number, number, number], salt: number, strength: number): string =>
      noiseTile({ columns: 88, rows: 88, seed: seed + salt, color, bias: coarse ? 0.86 : 0.6, strength });
    const cell = Math.round((coarse ? 130 : 66) * Math.min(1, box.w / 300));
    return pattern(sheet, `${name}_k`, box, cell, tile([255, 255, 255], 3, coarse ? 0.9 : 0.13));
  }
  if (!coat.grain) return '';
  const { color, strength, figure } = coat.grain;
  const layers = tiles[figure].map(([columns, rows, sx, sy, bias, power], i) =>
    image(
      box,
      noiseTile({
        columns,
        rows,
        seed: seed * 3 + i,
        color,
        soften: [sx, sy],
        bias,
        strength: Math.min(1, power * strength * 1.5),
      }),
    ),
  );
  if (figure === 'plain' || figure === 'wild') layers.push(cathedral(sheet, box, `rgb(${color.join(' ')})`, strength));
  if (seam)
    layers.push(
      `<path d="M0 ${n(box.y)}v${n(box.h)}" stroke="rgb(${color.join(' ')})" stroke-opacity=".35" stroke-width=".6"/>`,
    );
  return layers.join('');
}

function image(box: Box, href: string): string {
  return `<image x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" preserveAspectRatio="none" href="${href}"/>`;
}

/** A repeated tile: metal flake has no large figure that could be seen to repeat. */
function pattern(sheet: Sheet, name: string, box: Box, cell: number, href: string): string {
  const fill = sheet.def(
    name,
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${cell}" height="${cell}"><image width="${cell}" height="${cell}" href="${href}"/></pattern>`,
  );
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${fill}"/>`;
}

/** The nested arches that flat-sawn timber shows. */
function cathedral(sheet: Sheet, box: Box, color: string, strength: number): string {
  const cx = box.x + box.w * sheet.between(0.3, 0.7);
  const lean = sheet.between(-12, 12);
  const foot = box.y + box.h;
  const d = repeat(8, (i) => {
    const half = 9 + i * box.w * 0.046;
    const peak = box.y + box.h * (0.08 + 0.3 * (1 - i / 8) ** 2) * sheet.between(0.92, 1.08) - (7 - i) * -4;
    const sway = sheet.between(-2, 2);
    return `M${n(cx - half * 1.25)} ${n(foot)}C${n(cx - half * 1.05 + sway)} ${n(peak + box.h * 0.42)} ${n(cx - half * 0.5 + lean)} ${n(peak)} ${n(cx + lean)} ${n(peak)}S${n(cx + half * 1.05 + sway)} ${n(peak + box.h * 0.42)} ${n(cx + half * 1.25)} ${n(foot)}`;
  });
  return path(d, `fill="none" stroke="${color}" stroke-opacity="${f(0.34 * strength)}" stroke-width="1.5"`);
}

/** Broad light from a soft box up on the left. */
function gloss(sheet: Sheet, name: string, box: Box, strength: number): string {
  const { x, y, w, h } = box;
  const [from, to] = sheet.side === 1 ? [x, x + w] : [x + w, x];
  const sheen = sheet.linearAt(`${name}_s`, from, y + h * 0.12, to, y + h * 0.78, [
    [0.08, '#fff', 0],
    [0.27, '#fff', 0.34 * strength],
    [0.36, '#fff', 0.1 * strength],
    [0.4, '#fff', 0.26 * strength],
    [0.52, '#fff', 0],
    [0.75, '#2a1203', 0],
    [1, '#2a1203', 0.28],
  ]);
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${sheen}"/>`;
}

function arch(sheet: Sheet, name: string, box: Box): string {
  const { x, y, w, h } = box;
  const crown = sheet.radialAt(`${name}_a`, x + w * (0.5 - 0.1 * sheet.side), y + h * 0.6, w * 0.5, [
    [0, '#fff', 0.2],
    [0.6, '#fff', 0.05],
    [1, '#fff', 0],
  ]);
  const lee = sheet.radialAt(`${name}_b`, x + w * 0.46, y + h * 0.58, w * 0.78, [
    [0.5, '#3a1a04', 0],
    [0.8, '#3a1a04', 0.16],
    [1, '#2a1203', 0.32],
  ]);
  const area = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"`;
  return `<rect ${area} fill="${lee}"/><rect ${area} fill="${crown}"/>`;
}

const mirror = ['#74726d', '#fbfaf6', '#b9b6ae', '#f7f5ef', '#8b8881', '#d9d6cd', '#6a6862', '#c2bfb6', '#5c5a55'];

function mirrorBands(sheet: Sheet, name: string, box: Box): string {
  const stops = mirror.map((tone, i) => [i / 8, tone] as const);
  const fill = sheet.linearAt(`${name}_m`, box.x, box.y, box.x + box.w, box.y + box.h * 0.35, stops);
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}" fill="${fill}"/>`;
}
