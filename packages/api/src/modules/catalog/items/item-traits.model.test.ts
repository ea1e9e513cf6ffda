import { describe, expect, it } from '@jest/globals';
import { itemTraits, type TraitSource } from './item-traits.model.ts';

const nothing: TraitSource = {
  categorySlug: 'electric-guitars',
  handedness: null,
  weightGrams: null,
  specs: [],
  plate: [],
  names: [],
  shipsFrom: null,
};
const of = (source: Partial<TraitSource>) => itemTraits({ ...nothing, ...source });
const spec = (key: string, value: string) => ({ specs: [{ key, value }] });

describe('the traits of an item', () => {
  it('are none where nobody says anything', () => expect(of({})).toEqual([]));

  it('say which hand only of what is for the left', () => {
    expect(of({ handedness: 'left' })).toEqual(['hand:left']);
    expect(of({ handedness: 'right' })).toEqual([]);
  });

  it.each([
    [3_400, '7'],
    [3_176, '7'],
    [3_175, '6'],
    [900, '0'],
    [5_000, '10'],
    [5_444, '12'],
    [30_000, '40'],
  ])('put %s grams into the range that begins with %s pounds', (weightGrams, pounds) =>
    expect(of({ weightGrams })).toEqual([`weight:${pounds}`]),
  );

  it.each([
    ['1 11⁄16″', '42.9 mm', '42'],
    ['43 mm', null, '43'],
    ['44,5 mm', '1 ¾″', '44'],
    ['52 mm', null, '51'],
  ])('read the width of the nut in %s, %s', (value, detail, from) =>
    expect(of({ plate: [{ key: 'nut', value, detail }] })).toEqual([`nut:${from}`]),
  );

  it.each([
    ['Soft V', 'soft-v'],
    ['Full C', 'full-c'],
    ['Medium C', 'c'],
    ['C', 'c'],
    ['U', 'u'],
    ['Mahogany, slim taper', 'slim-c'],
    ['Maple, V-shaped', 'v'],
    ['Maple, C profile, rosewood board', 'c'],
    ['Érable, profil en U', 'u'],
    ['Mahogany, fat C', 'full-c'],
  ])('read the neck in %s', (value, neck) => expect(of(spec('neck', value))).toEqual([`neck:${neck}`]));

  it('tell no neck from its wood', () => expect(of(spec('neck', 'Maple, one piece'))).toEqual([]));

  it.each([
    ['Two humbuckers, 7.9 / 8.1 kΩ', ['humbucker']],
    ['Two mini-humbuckers', ['mini-humbucker']],
    ['Wide Range humbucker at the neck, single coil at the bridge', ['humbucker', 'single-coil']],
    ['Two P-90s', ['p-90']],
    ['Deux simples bobinages', ['single-coil']],
    ['Two Filter’Trons', ['filtertron']],
    ['Horseshoe pickup', []],
  ])('read the pickups in %s', (value, kinds) =>
    expect(of(spec('pickups', value))).toEqual(kinds.map((kind) => `pickups:${kind}`)),
  );

  it('read the number of frets beside the scale', () =>
    expect(of({ plate: [{ key: 'scale', value: '25 ½″', detail: '648 mm, 21 frets' }] })).toEqual(['frets:21']));

  it.each([
    ['Japan', 'jp'],
    ['Fujigen, Matsumoto, Japon', 'jp'],
    ['États-Unis', 'us'],
    ['USA', 'us'],
    ['Corée du Sud', 'kr'],
    ['Mexique', 'mx'],
  ])('read the country in %s', (value, code) => expect(of(spec('origin', value))).toEqual([`origin:${code}`]));

  it.each([
    [['Stratocaster ’62 reissue, made in Japan'], 'jp'],
    [['Telecaster MIM'], 'mx'],
    [['Fabriquée aux États-Unis'], 'us'],
  ])('read the country in the names %j', (names, code) => expect(of({ names })).toEqual([`origin:${code}`]));

  it('take no country from a model that only sounds like one', () =>
    expect(of({ names: ['Country Gentleman'] })).toEqual([]));

  it('leave weight and neck off what is no instrument', () =>
    expect(of({ categorySlug: 'merch', weightGrams: 200, shipsFrom: 'us-ohio' })).toEqual(['shipsFrom:us-ohio']));
});
