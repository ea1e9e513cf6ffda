import { describe, expect, it } from '@jest/globals';
import { bodies, drawInstrument, finishes, backdrops, views } from '../drawings/index.ts';
import { generateCatalogue } from './index.ts';
import { models } from './models/index.ts';
import { taxonomy } from './shop/taxonomy.ts';
import type { DemoItem, Text } from './types.ts';

const now = new Date('2026-11-12T18:00:00.000Z');
const small = generateCatalogue({ seed: 7, now });
const large = generateCatalogue({ seed: 11, size: 1600, now });
const modelByKey = new Map(models.map((model) => [model.key, model]));
const instruments = large.items.filter((item) => modelByKey.has(item.modelKey));

function yearsOf({ dating }: DemoItem): readonly number[] {
  if (dating.kind === 'none') return [];
  return dating.kind === 'range' ? [dating.from, dating.to] : [dating.year];
}

function textsOf(item: DemoItem): readonly Text[] {
  const variants = item.variants.flatMap((variant) => variant.fields.flatMap(({ name, value }) => [name, value]));
  const report = item.report.flatMap(({ title, text }) => [title, text]);
  const facts = [...item.specs, ...item.plate].flatMap((row) =>
    'detail' in row ? [row.label, row.value, row.detail] : [row.label, row.value],
  );
  return [
    item.name,
    item.title,
    item.subtitle,
    item.description,
    item.finish.label,
    ...item.images.map(({ alt }) => alt),
    ...variants,
    ...report,
    ...facts,
  ];
}

const prices = (key: string): readonly number[] =>
  instruments.filter((item) => item.modelKey === key).map((item) => item.askingPriceCents / 100);

describe('the demo catalogue', () => {
  it('is the same for the same seed and another for another', () => {
    expect(generateCatalogue({ seed: 7, now })).toEqual(small);
    expect(generateCatalogue({ seed: 8, now }).items[0]).not.toEqual(small.items[0]);
  });

  it('has as many items as asked for and refuses sizes that its tables cannot fill', () => {
    expect(small.items).toHaveLength(360);
    expect(large.items).toHaveLength(1600);
    expect(() => generateCatalogue({ seed: 1, size: 20 })).toThrow(RangeError);
  });

  it.each([21, 22, 23, 24, 25, 26])('always finds something new to say, whatever the seed (%i)', (seed) => {
    expect(generateCatalogue({ seed, size: 2400 }).items).toHaveLength(2400);
  });

  it.each([
    ['default', small],
    ['large', large],
  ])('gives out no sku and no slug twice (%s)', (_, { items }) => {
    const skus = items.flatMap((item) => [item.sku, ...item.variants.map(({ sku }) => sku)]);
    const slugs = items.flatMap((item) => [item.slug, ...item.variants.map(({ slug }) => slug)]);
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('covers every type of every category with four items or more (seed %i)', (seed) => {
    const { items, categories } = generateCatalogue({ seed, now });
    for (const { slug, types } of categories) {
      expect(types.map((type) => type.slug)).toEqual([...taxonomy[slug]]);
      for (const type of types)
        expect(items.filter((item) => item.category === slug && item.type === type.slug).length).toBeGreaterThanOrEqual(
          4,
        );
    }
    expect(new Set(items.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(40);
    for (const brand of [
      'Fender',
      'Gibson',
      'Gretsch',
      'Epiphone',
      'Martin',
      'Collings',
      'Vox',
      'Marshall',
      'Kamaka',
      'Vega',
    ])
      expect(items.some((item) => item.brand === brand)).toBe(true);
  });

  it('offers only years in which the model was made and finishes in which it came', () => {
    for (const item of instruments) {
      const model = modelByKey.get(item.modelKey);
      if (!model) throw new Error(`no model ${item.modelKey}`);
      for (const year of yearsOf(item)) {
        expect(year).toBeGreaterThanOrEqual(model.years[0]);
        expect(year).toBeLessThanOrEqual(model.years[1]);
      }
      expect(Object.keys(model.finishes)).toContain(item.finish.key);
    }
  });

  it('asks the illustrator only for bodies, finishes, views and backdrops that exist', () => {
    const known = {
      backdrops: new Set<string>(backdrops),
      views: new Set<string>(views),
      bodies: new Set<string>(bodies),
      finishes: new Set<string>(finishes),
    };
    const items = [...small.items, ...large.items];
    const images = items.flatMap((item) => [...item.images, ...item.variants.flatMap((variant) => variant.images)]);
    expect(items.filter(({ backdrop, images: own }) => !known.backdrops.has(backdrop) || own.length === 0)).toEqual([]);
    expect(
      images.filter(
        ({ drawing }) =>
          !known.views.has(drawing.view ?? '') ||
          !known.bodies.has(drawing.body) ||
          !known.finishes.has(drawing.finish ?? ''),
      ),
    ).toEqual([]);
  });

  it('shows an instrument as a dealer does, from twelve sides and more, and mirrors the left-handed ones', () => {
    const necks = instruments.filter(({ handedness, images }) => handedness !== null && images.length > 8);
    expect(necks.length).toBeGreaterThan(instruments.length / 2);
    for (const { handedness, images } of necks) {
      expect(images.slice(0, 5).map(({ view }) => view)).toEqual(['card', 'full', 'head', 'back', 'hang']);
      expect(images.length).toBeGreaterThanOrEqual(14);
      const own = images.filter(({ drawing }) => drawing.seed !== 1 || drawing.body === images[0]?.drawing.body);
      expect(own.every(({ drawing }) => (drawing.lefty ?? false) === (handedness === 'left'))).toBe(true);
    }
    expect(instruments.some(({ handedness }) => handedness === 'left')).toBe(true);
  });

  it('shows a part of a drawing only where the drawing has that part', () => {
    const looked = new Set<string>();
    for (const { images } of small.items)
      for (const { drawing, frame } of images) {
        if (frame === undefined) continue;
        const place = /^flaw-(\d)$/.exec(frame)?.[1];
        const key = `${drawing.body} ${drawing.view} ${place ? drawing.flaws?.[Number(place) - 1]?.place : frame}`;
        if (looked.has(key)) continue;
        looked.add(key);
        if (!drawInstrument(drawing).includes(`v-${frame}" viewBox=`)) throw new Error(`no ${key}`);
      }
    expect(looked.size).toBeGreaterThan(100);
  });

  it('shows every mark that a report names, and has other words for each picture', () => {
    const marked = instruments.flatMap(({ images }) => images.filter(({ frame }) => frame?.startsWith('flaw')));
    expect(marked.length).toBeGreaterThan(instruments.length / 2);
    for (const { images } of instruments) {
      const words = images.map(({ alt }) => alt.en);
      expect(new Set(words).size).toBe(words.length);
      const close = images.filter(({ frame }) => frame?.startsWith('flaw'));
      expect(close).toHaveLength(images[0]?.drawing.flaws?.length ?? 0);
    }
  });
});

describe('its words', () => {
  const all = [...small.items, ...large.items];

  it('are there in both languages, without leftovers or doubled spaces', () => {
    const leftover = /^$|^\s|\s$| {2}|[{}<>|]|undefined|NaN|\bnull\b|\.\.|TODO/;
    expect(all.flatMap(textsOf).filter(({ en, fr }) => leftover.test(en) || leftover.test(fr))).toEqual([]);
    const proses = all.flatMap((item) => [item.description, ...item.report.map(({ text }) => text)]);
    expect(proses.filter(({ en, fr }) => en === fr)).toEqual([]);
  });

  it('keep the French spaces before double punctuation and inside guillemets', () => {
    const wrong = /[^\u202f][;!?%»]|[^\u202f\d]:|«[^\u202f]|'/;
    expect(all.flatMap(textsOf).filter(({ fr }) => wrong.test(fr))).toEqual([]);
  });

  it('never say the same of two things', () => {
    for (const { items } of [small, large]) {
      expect(new Set(items.map(({ description }) => description.en)).size).toBe(items.length);
      expect(new Set(items.map(({ description }) => description.fr)).size).toBe(items.length);
    }
  });

  it('share no sentence between neighbours', () => {
    const sentences = (item: DemoItem): readonly string[] =>
      item.description.en.split(/(?<=[.:;]) /).filter((sentence) => sentence.length > 25);
    large.items.slice(1).forEach((item, i) => {
      const before = new Set(sentences(large.items[i] ?? item));
      expect(sentences(item).filter((sentence) => before.has(sentence))).toEqual([]);
    });
  });

  it('do not repeat the description in the report below it', () => {
    for (const item of instruments) {
      const reported = item.report.flatMap(({ text }) => text.en.split('. '));
      expect(reported.filter((sentence) => sentence.length > 30 && item.description.en.includes(sentence))).toEqual([]);
    }
  });
});

describe('its prices', () => {
  it('are what such things fetch', () => {
    for (const price of prices('les-paul-58')) expect(price).toBeGreaterThan(240_000);
    const strats = instruments.filter(
      (item) =>
        item.modelKey === 'stratocaster-59' &&
        item.tags.includes('all-original') &&
        item.finish.key === 'three-tone-sunburst' &&
        ['EXCELLENT', 'VERY_GOOD'].includes(item.condition),
    );
    for (const strat of strats) expect(strat.askingPriceCents / 100).toBeGreaterThan(15_000);
    for (const price of prices('telecaster-mim')) expect(price).toBeLessThan(800);
    for (const item of large.items) {
      expect(Number.isSafeInteger(item.askingPriceCents)).toBe(true);
      expect(item.askingPriceCents).toBeGreaterThanOrEqual(400);
      expect(item.askingPriceCents).toBeLessThan(60_000_000);
    }
  });

  it('put a refinished one below an original of the same model and grade', () => {
    const market = (refinished: boolean): readonly number[] =>
      instruments
        .filter(
          (item) =>
            item.tags.includes('refinished') === refinished &&
            item.condition === 'VERY_GOOD' &&
            item.modelKey === 'stratocaster-65',
        )
        .map(({ askingPriceCents }) => askingPriceCents);
    const [dearestRefinished, cheapestOriginal] = [Math.max(0, ...market(true)), Math.min(Infinity, ...market(false))];
    expect(dearestRefinished).toBeLessThan(cheapestOriginal);
  });

  it('set a threshold where offers are accepted and nowhere else', () => {
    for (const item of large.items) expect(item.offerDeclineThreshold !== null).toBe(item.acceptingOffers);
  });
});

describe('its listings', () => {
  it('lie in the last 120 days, newest first, and six percent of them are sold', () => {
    const oldest = now.getTime() - 121 * 86_400_000;
    for (const { listedAt } of large.items) {
      expect(Date.parse(listedAt)).toBeGreaterThan(oldest);
      expect(Date.parse(listedAt)).toBeLessThanOrEqual(now.getTime());
    }
    const sold = large.items.filter(({ state }) => state.kind === 'sold');
    expect(sold.length / large.items.length).toBeGreaterThan(0.04);
    expect(sold.length / large.items.length).toBeLessThan(0.08);
    const sales = sold.flatMap((item) => (item.state.kind === 'sold' ? [{ item, ...item.state }] : []));
    expect(sales).toHaveLength(sold.length);
    for (const { item, soldAt, soldPriceCents } of sales) {
      expect(soldAt > item.listedAt && soldAt <= now.toISOString()).toBe(true);
      expect(soldPriceCents).toBeLessThanOrEqual(item.askingPriceCents);
      expect(item.comparables.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('have one of each instrument, and stock and variants for goods', () => {
    for (const item of large.items) {
      const single = modelByKey.has(item.modelKey);
      expect(item.stockLevel === 1 && item.variants.length === 0).toBe(single);
      expect(item.condition === 'NEW').toBe(!single);
      for (const { stockLevel, fields } of item.variants) {
        expect(stockLevel).toBeGreaterThanOrEqual(0);
        expect(stockLevel).toBeLessThanOrEqual(40);
        expect(fields.length).toBeGreaterThan(0);
      }
      expect(item.shipping.weightGrams).toBeGreaterThan(item.weightGrams);
    }
  });

  it('leave three kinds of seller to choose from', () => {
    expect(new Set(large.items.map(({ seller }) => seller))).toEqual(new Set(['house', 'pro', 'private']));
  });
});
