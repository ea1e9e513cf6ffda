import { viewAspect } from '../types.ts';
import type { Box, Model } from './model.ts';
import { f, n } from './numbers.ts';
import { path, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { softStroke } from './soft.ts';

/** The canvas is this many units wide whatever the view, so that shadows are equally soft in pixels of a card. */
const canvasWidth = 800;

/** Frames a model for the view, lays its soft shadow on nothing and closes the SVG: a cut-out with alpha. */
export function stage(sheet: Sheet, model: Model, title: string): string {
  const view = sheet.spec.view ?? 'card';
  const box = model.frames[view];
  const canvasHeight = canvasWidth / viewAspect[view];
  const scale = Math.min(canvasWidth / box.w, canvasHeight / box.h);
  const dx = canvasWidth / 2 - (box.x + box.w / 2) * scale;
  const dy = canvasHeight / 2 - (box.y + box.h / 2) * scale;
  const seen: Box = { x: -dx / scale, y: -dy / scale, w: canvasWidth / scale, h: canvasHeight / scale };
  const shade = shadow(sheet, model, seen, 1 / scale);
  const flip = sheet.spec.lefty ? ` scale(-1 1)` : '';
  const art = sheet.spec.lefty ? `<g transform="${flip.trim()}">${model.art}</g>` : model.art;
  const scene = `<g transform="translate(${f(dx)} ${f(dy)}) scale(${Math.round(scale * 1e4) / 1e4})">${shade}${art}</g>`;
  const width = sheet.spec.width ?? 640;
  const size = `viewBox="0 0 ${canvasWidth} ${n(canvasHeight)}" width="${width}" height="${Math.round(width / viewAspect[view])}"`;
  return share(
    sheet,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title>${sheet.definitions(scene)}${scene}</svg>`,
  );
}

/** Two shadows away from the light, one wide and faint, one close; `k` is millimetres per canvas unit. */
function shadow(sheet: Sheet, model: Model, seen: Box, k: number): string {
  const d = model.silhouette;
  const room = rect(seen.x - 60 * k, seen.y - 60 * k, seen.w + 120 * k, seen.h + 120 * k);
  const outside = sheet.clip('out', `${room}${d}`);
  const color = '#16130f';
  const layer = (x: number, y: number, reach: number, softness: number, opacity: number, steps: number): string =>
    `<g transform="translate(${n(x * k)} ${n(y * k)})"><g clip-path="${outside}">${softStroke(d, { color, reach: reach * k, softness: softness * k, opacity, steps })}</g>${path(d, `fill="${color}" fill-rule="evenodd" opacity="${f(opacity)}"`)}</g>`;
  const flip = sheet.spec.lefty ? ` transform="scale(-1 1)"` : '';
  const foot = model.ground ? footShadow(sheet, model.ground) : '';
  return `<g${flip}>${foot}${layer(20 * sheet.side, 20, 16, 14, 0.2, 12)}${layer(6 * sheet.side, 7, 4, 4, 0.3, 6)}</g>`;
}

/** Where a thing stands, the light does not get under it. */
function footShadow(sheet: Sheet, ground: Box): string {
  const fill = sheet.radial('foot', [
    [0, '#16130f', 0.6],
    [0.6, '#16130f', 0.28],
    [1, '#16130f', 0],
  ]);
  const cx = ground.x + ground.w / 2 + ground.w * 0.03;
  return `<ellipse cx="${n(cx)}" cy="${n(ground.y + ground.h)}" rx="${n(ground.w * 0.56)}" ry="${n(ground.w * 0.045 + 2)}" fill="${fill}"/>`;
}

/** Path data that occurs more than once is written once and used by reference. */
function share(sheet: Sheet, svg: string): string {
  const seen = new Map<string, number>();
  for (const [, d] of svg.matchAll(/<path d="([^"]{90,})"/g)) seen.set(d!, (seen.get(d!) ?? 0) + 1);
  const shared: string[] = [];
  let out = svg;
  for (const [d, count] of seen) {
    if (count < 2) continue;
    const id = sheet.id(`p${shared.length}`);
    shared.push(`<path id="${id}" d="${d}"/>`);
    out = out.replaceAll(`<path d="${d}"`, `<use href="#${id}"`);
  }
  return out.replace('<defs>', `<defs>${shared.join('')}`);
}
