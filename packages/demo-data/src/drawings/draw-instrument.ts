import { coats } from './core/finishes.ts';
import { type InstrumentSpec, viewAspect } from './types.ts';

/** Draws one picture of the shop as an SVG with a see-through ground; the same spec always gives the same text. */
export function drawInstrument(spec: InstrumentSpec): string {
  const width = spec.width ?? 640;
  const height = Math.round(width / viewAspect[spec.view ?? 'card']);
  const fill = coats[spec.finish ?? 'sunburst-3'].base[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 3}" ry="${height / 3}" fill="${fill}"/></svg>`;
}
