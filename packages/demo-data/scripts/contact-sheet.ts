/**
 * Renders drawings on the backdrops of the design to one PNG, to be looked at.
 * `node scripts/contact-sheet.ts out.png [--view=card] [--theme=light|dark] [--size=220] [--finishes=s-type] [body…]`
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  bodies,
  type Body,
  defaultBackdrop,
  drawInstrument,
  finishes,
  type InstrumentSpec,
  type Backdrop,
  usualFinish,
  viewAspect,
  views,
} from '../src/drawings/index.ts';

const tokens: Readonly<Record<'light' | 'dark', Readonly<Record<Backdrop, string>>>> = {
  light: { surf: '#C6DBD0', shell: '#F0D2CA', sonic: '#C5D8E2', butter: '#F1E1AE', fog: '#DEDED8' },
  dark: { surf: '#8FAFA1', shell: '#C09C92', sonic: '#8FA9B6', butter: '#BFAA6C', fog: '#A3A5A3' },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: 'card' },
    theme: { type: 'string', default: 'light' },
    size: { type: 'string', default: '220' },
    finishes: { type: 'string' },
    wear: { type: 'string' },
    more: { type: 'string', default: '{}' },
  },
});
const [out = 'contact-sheet.png', ...named] = positionals;
const view = views.find((v) => v === values.view) ?? 'card';
const theme = values.theme === 'dark' ? 'dark' : 'light';
const isBody = (text: string): text is Body => (bodies as readonly string[]).includes(text);
const finishBody = values.finishes !== undefined && isBody(values.finishes) ? values.finishes : undefined;
const wear = values.wear === undefined ? {} : { wear: Number(values.wear) };
const more: Partial<InstrumentSpec> = JSON.parse(values.more);

const specs: InstrumentSpec[] = finishBody
  ? finishes.map((finish, i) => ({ body: finishBody, finish, view, seed: i + 1, ...wear, ...more }))
  : (named.length > 0 ? named.filter(isBody) : bodies).map((body, i) => ({
      body,
      view,
      seed: i + 3,
      ...wear,
      ...more,
    }));

const w = Number(values.size);
const h = Math.round(w / viewAspect[view]);
const columns = Math.min(specs.length, Math.max(1, Math.floor(1560 / (w + 6))));

/** The light on the backdrop, as the storefront's style sheet paints it. */
function backdropImage(backdrop: Backdrop): Buffer {
  const color = tokens[theme][backdrop];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="l" cx="42%" cy="24%" r="92%"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".09"/></radialGradient></defs><rect width="100%" height="100%" fill="${color}"/><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
}

const tiles = [];
for (const [i, spec] of specs.entries()) {
  const svg = drawInstrument({ ...spec, width: w });
  const picture = await sharp(Buffer.from(svg)).resize(w, h).png().toBuffer();
  const backdrop = defaultBackdrop(spec.finish ?? usualFinish(spec.body));
  const tile = await sharp(backdropImage(backdrop))
    .composite([{ input: picture }])
    .png()
    .toBuffer();
  tiles.push({ input: tile, left: (i % columns) * (w + 6) + 6, top: Math.floor(i / columns) * (h + 6) + 6 });
}
await sharp({
  create: {
    width: columns * (w + 6) + 6,
    height: Math.ceil(specs.length / columns) * (h + 6) + 6,
    channels: 3,
    background: theme === 'dark' ? '#111315' : '#F7F6F3',
  },
})
  .composite(tiles)
  .png()
  .toFile(out);
