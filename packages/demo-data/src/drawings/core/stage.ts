import { detailAspect, type View, viewAspect, views } from '../types.ts';
import { type Box, mirroredBox, type Model } from './model.ts';
import { f, n } from './numbers.ts';
import { path, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { softStroke } from './soft.ts';
import { backShift, turned, turnOf } from './turned.ts';

/** The canvas is this many units wide whatever the view, so that shadows are equally soft in pixels of a card. */
const canvasWidth = 800;

/** Views that show the same picture in another crop: they need no drawing of their own. */
const cropsOf: Readonly<Partial<Record<View, readonly View[]>>> = { card: ['full', 'hang', 'head'] };

/** A view whose drawing shows this one too, and itself where there is none. */
export function originalView(view: View): View {
  return views.find((candidate) => cropsOf[candidate]?.includes(view)) ?? view;
}

/** Where millimetres come to lie on the canvas. */
interface Place {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** Frames a model for the view, lays its soft shadow on nothing and closes the SVG: a cut-out with alpha. */
export function stage(sheet: Sheet, model: Model, title: string): string {
  const view = sheet.spec.view ?? 'card';
  const box = model.frames[view];
  const canvasHeight = canvasWidth / viewAspect[view];
  const scale = Math.min(canvasWidth / box.w, canvasHeight / box.h);
  const place = {
    scale,
    dx: canvasWidth / 2 - (box.x + box.w / 2) * scale,
    dy: canvasHeight / 2 - (box.y + box.h / 2) * scale,
  };
  const looks = looksOf(sheet, model, view, place);
  const shade = shadow(sheet, model, roomOf(model, view, place, canvasHeight), 1 / scale);
  const toward = view === 'left' ? -1 : view === 'right' ? 1 : 0;
  const axis = box.x + box.w / 2;
  const picture = toward === 0 ? model.art : turned(model, sheet.side === 1 ? toward : toward === 1 ? -1 : 1);
  const flipped = sheet.spec.lefty ? `<g transform="scale(-1 1)">${picture}</g>` : picture;
  const art =
    toward === 0
      ? shade + flipped
      : `<g transform="${turnOf(toward, axis)}"><g transform="translate(${n(backShift(model, toward) * 0.7)} 0)">${shade}</g>${flipped}</g>`;
  const scene = `<g transform="translate(${f(place.dx)} ${f(place.dy)}) scale(${Math.round(scale * 1e4) / 1e4})">${art}</g>`;
  const width = sheet.spec.width ?? 640;
  const size = `viewBox="0 0 ${canvasWidth} ${n(canvasHeight)}" width="${width}" height="${Math.round(width / viewAspect[view])}"`;
  return share(
    sheet,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title>${looks}${sheet.definitions(scene)}${scene}</svg>`,
  );
}

/** The box around another that has an aspect, on the canvas. */
function fitted(b: Box, aspect: number, { scale, dx, dy }: Place): Box {
  const w = Math.max(b.w, b.h * aspect) * scale;
  const h = w / aspect;
  return { x: (b.x + b.w / 2) * scale + dx - w / 2, y: (b.y + b.h / 2) * scale + dy - h / 2, w, h };
}

/** Names the other crops and the close looks that the drawing holds, as views of the SVG. */
function looksOf(sheet: Sheet, model: Model, view: View, place: Place): string {
  const crops = (cropsOf[view] ?? []).map(
    (crop) => [crop, fitted(model.frames[crop], viewAspect[crop], place)] as const,
  );
  const side = (b: Box): Box => (sheet.spec.lefty ? mirroredBox(b) : b);
  const details = Object.entries(model.details ?? {}).map(
    ([name, detail]) => [name, fitted(side(detail), detailAspect, place)] as const,
  );
  return [...crops, ...(view === 'card' || view === 'back' ? details : [])]
    .map(([name, { x, y, w, h }]) => `<view id="${sheet.id(`v-${name}`)}" viewBox="${[x, y, w, h].map(n).join(' ')}"/>`)
    .join('');
}

/** All that any look at the drawing may show, in millimetres. */
function roomOf(model: Model, view: View, { scale, dx, dy }: Place, canvasHeight: number): Box {
  const seen = { x: -dx / scale, y: -dy / scale, w: canvasWidth / scale, h: canvasHeight / scale };
  const all = [seen, ...(cropsOf[view] ?? []).map((crop) => model.frames[crop]), ...Object.values(model.details ?? {})];
  const x = Math.min(...all.map((b) => Math.min(b.x, -b.x - b.w)));
  const y = Math.min(...all.map((b) => b.y));
  const right = Math.max(...all.map((b) => Math.max(b.x + b.w, -b.x)));
  return { x, y, w: right - x, h: Math.max(...all.map((b) => b.y + b.h)) - y };
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
