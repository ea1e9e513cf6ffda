import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  accessoryBodies,
  ampBodies,
  bassBodies,
  bodies,
  type Body,
  boards,
  bridgeKinds,
  defaultBackdrop,
  drawInstrument,
  finishes,
  guards,
  hollowBodies,
  inlayKinds,
  type InstrumentSpec,
  knobKinds,
  merchBodies,
  metals,
  backdrops,
  pickupKinds,
  solidBodies,
  usualFinish,
  viewAspect,
  views,
} from './index.ts';

const largestSvg = 40_000;

/** Throws when a picture has a number that is none, an id twice, or a reference to nothing. */
function check(picture: string): void {
  const svg = picture.replaceAll(/base64,[^"]+/g, '');
  const fault = /NaN|undefined|Infinity|\[object/.exec(svg);
  if (fault) throw new Error(`"${fault[0]}" in ${svg.slice(Math.max(0, fault.index - 120), fault.index + 60)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
  const known = new Set(ids);
  if (known.size !== ids.length)
    throw new Error(`an id occurs twice: ${ids.filter((id, i) => ids.indexOf(id) !== i).join()}`);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g))
    if (!known.has(id!)) throw new Error(`nothing has the id ${id}`);
}

/** Where a rendered picture has paint: its box in shares of the picture, and how clear the corners are. */
async function rendered(
  spec: InstrumentSpec,
): Promise<{ width: number; height: number; left: number; right: number; top: number; foot: number; corner: number }> {
  const { data, info } = await sharp(Buffer.from(drawInstrument({ ...spec, width: 160 })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opaque = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3]! > 200;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (opaque(x, y)) {
        xs.push(x);
        ys.push(y);
      }
  const span = (values: readonly number[], size: number): readonly [number, number] => [
    values.reduce((a, b) => Math.min(a, b), size) / size,
    values.reduce((a, b) => Math.max(a, b), 0) / size,
  ];
  const [left, right] = span(xs, width);
  const [top, foot] = span(ys, height);
  const corner = Math.max(
    data[3]!,
    data[width * 4 - 1]!,
    data[(height - 1) * width * 4 + 3]!,
    data[height * width * 4 - 1]!,
  );
  return { width, height, left, right, top, foot, corner };
}

describe('drawInstrument', () => {
  it('gives the same text for the same spec, whatever the order of its fields', () => {
    const spec: InstrumentSpec = { body: 's-type', finish: 'seafoam', seed: 7, wear: 0.6 };
    expect(drawInstrument(spec)).toBe(drawInstrument({ wear: 0.6, seed: 7, finish: 'seafoam', body: 's-type' }));
  });

  it('moves grain and dings with the seed', () => {
    const picture = (seed: number): string =>
      drawInstrument({ body: 't-type', wear: 0.8, seed }).replaceAll(/h[0-9a-z]{3,6}_?/g, '');
    expect(picture(1)).not.toBe(picture(2));
  });

  it.each(views)('draws every body as well-formed SVG within its size for %s', async (view) => {
    for (const body of bodies) {
      const svg = drawInstrument({ body, view, seed: 3, wear: 0.7, width: 320 });
      check(svg);
      if (svg.length > largestSvg) throw new Error(`${body} ${view} has ${svg.length} bytes`);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([body, width, height]).toEqual([body, 320, Math.round(320 / viewAspect[view])]);
    }
  });

  it('draws every body in every finish', () => {
    let count = 0;
    for (const body of bodies)
      for (const finish of finishes) {
        check(drawInstrument({ body, finish, wear: 0.9, seed: count }));
        count++;
      }
    expect(count).toBe(bodies.length * finishes.length);
  });

  it('takes every option of an instrument', () => {
    const options: InstrumentSpec[] = [];
    for (const body of [
      ...solidBodies,
      ...hollowBodies,
      ...bassBodies,
      'jumbo',
      'mandolin-f',
      'tenor-banjo',
    ] as const) {
      for (const hardware of metals) options.push({ body, hardware });
      for (const fingerboard of boards) options.push({ body, fingerboard, wear: 1 });
      for (const pickguard of guards) options.push({ body, pickguard });
      for (const pickups of pickupKinds) options.push({ body, pickups });
      for (const pickupCount of [1, 2, 3] as const) options.push({ body, pickupCount });
      for (const inlays of inlayKinds) options.push({ body, inlays });
      for (const bridge of bridgeKinds) options.push({ body, bridge });
      for (const knobs of knobKinds) options.push({ body, knobs });
      options.push({ body, matchingHead: true, binding: true }, { body, binding: false, lefty: true });
    }
    const drawn = options.map(drawInstrument);
    drawn.forEach(check);
    expect(new Set(drawn).size).toBeGreaterThan(options.length / 2);
  });

  it('has more than one design for pedals, merch and print', () => {
    for (const body of [...ampBodies, ...accessoryBodies, ...merchBodies])
      for (let design = -1; design < 31; design += 4) check(drawInstrument({ body, design }));
    const plain = (design: number): string =>
      drawInstrument({ body: 'pedal', design }).replaceAll(/h[0-9a-z]{3,6}_?/g, '');
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(plain)).size).toBe(8);
  });

  it('prints on the back what a garment promises there, and nothing of it in front', () => {
    const sides = (['card', 'back'] as const).map((view) =>
      [undefined, ...(['tablature', 'good-wood', 'tuesdays'] as const)].map((backPrint) => {
        const drawn = drawInstrument({ body: 't-shirt', view, ...(backPrint && { backPrint }) });
        check(drawn);
        return drawn.split('<path').length;
      }),
    );
    expect(sides.map((drawn) => new Set(drawn).size)).toEqual([1, 4]);
  });

  it('gives two pictures of one page no id in common', () => {
    const ids = (spec: InstrumentSpec): string[] =>
      [...drawInstrument(spec).matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
    const first = new Set(ids({ body: 's-type', seed: 1 }));
    expect(ids({ body: 's-type', seed: 2 }).filter((id) => first.has(id))).toEqual([]);
  });

  it('leaves the ground clear and lets the neck run off the top of a card, with air below', async () => {
    for (const body of ['s-type', 'carved-single-cut', 'dreadnought', 'bass-j', 'mandolin-f', 'banjo'] as const) {
      const seen = await rendered({ body, view: 'card' });
      expect(seen.corner).toBe(0);
      expect(seen.top).toBe(0);
      expect(seen.foot).toBeGreaterThan(0.83);
      expect(seen.foot).toBeLessThan(0.88);
      expect(seen.left).toBeGreaterThan(0.06);
      expect(seen.right).toBeLessThan(0.94);
    }
  });

  it('hangs instruments at one scale from one rail', async () => {
    const long = async (body: Body): Promise<number> => {
      const seen = await rendered({ body, view: 'hang' });
      expect(seen.top).toBeLessThan(0.02);
      return seen.foot - seen.top;
    };
    const [bass, guitar, mandolin] = [await long('bass-p'), await long('s-type'), await long('mandolin-a')];
    expect(bass).toBeGreaterThan(0.9);
    expect(guitar / bass).toBeCloseTo(983 / 1210, 1);
    expect(mandolin / bass).toBeCloseTo(660 / 1210, 1);
  });

  it('mirrors a left-handed guitar', async () => {
    const right = await rendered({ body: 's-type', view: 'full', lefty: false });
    const left = await rendered({ body: 's-type', view: 'full', lefty: true });
    expect(left.left).toBeCloseTo(1 - right.right, 1);
  });
});

describe('defaultBackdrop', () => {
  it('knows a backdrop for every finish and uses all of them', () => {
    expect(new Set(finishes.map(defaultBackdrop))).toEqual(new Set(backdrops));
  });

  it('sets colour against colour', () => {
    expect(defaultBackdrop('sunburst-3')).toBe('surf');
    expect(['sonic', 'butter']).toContain(defaultBackdrop('fiesta-red'));
    expect(defaultBackdrop('seafoam')).toBe('shell');
    expect(['fog', 'shell']).toContain(defaultBackdrop('white-blonde'));
  });
});

describe('usualFinish', () => {
  it('is what a body is drawn in when the spec names none', () => {
    const paint = (svg: string): string[] => [...svg.matchAll(/stop-color="(#\w+)"/g)].map((m) => m[1]!);
    for (const body of ['hollow-cutaway', 'amp-tweed', 't-shirt'] as const)
      expect(paint(drawInstrument({ body }))).toEqual(paint(drawInstrument({ body, finish: usualFinish(body) })));
  });
});
