import { banjo, mandolinA, mandolinF, openBanjo, tenorBanjo, tenorUke, uke } from './builds.ts';
import { brandModels, row } from './model.ts';

const mandola = { ...mandolinA, scaleMm: 400, noun: 'mandola', weightKg: [0.95, 1.15] } as const;
const hawaiianTenor = { ...tenorUke, wood: 'all-koa', neck: 'mahogany-rosewood' } as const;

export const gibsonMandolin = brandModels('Gibson', {
  'gibson-a-10': row(
    'A',
    [1908, 1933],
    'a-style',
    mandolinA,
    { 1908: 1450, 1920: 1600 },
    { 'aged-natural': 1, 'dark-top': 1, sheraton: 1 },
    { stock: 3 },
  ),
  'gibson-a2': row('A-2', [1918, 1928], 'a-style', mandolinA, { 1918: 2100, 1923: 3300 }, { sheraton: 1, black: 1.1 }),
  'gibson-a4': row(
    'A-4',
    [1908, 1930],
    'a-style',
    { ...mandolinA, draw: { inlays: 'dots' } },
    { 1908: 2300, 1922: 3600 },
    { 'shaded-brown': 1, sunburst: 1, black: 1.1 },
  ),
  'gibson-a50': row(
    'A-50',
    [1933, 1970],
    'a-style',
    { ...mandolinA, wood: 'spruce-maple-mandolin' },
    { 1933: 1900, 1950: 1400 },
    { sunburst: 1 },
  ),
  'gibson-f2': row(
    'F-2',
    [1910, 1933],
    'f-style',
    { ...mandolinF, wood: 'spruce-maple-mandolin', frets: 20, scaleMm: 353 },
    { 1910: 4900, 1922: 5900 },
    { 'shaded-brown': 1, sheraton: 1, black: 1.05 },
  ),
  'gibson-f4': row(
    'F-4',
    [1910, 1938],
    'f-style',
    { ...mandolinF, frets: 20 },
    { 1910: 5600, 1921: 7900 },
    { 'shaded-brown': 1, 'cherry-sunburst': 1 },
  ),
  'gibson-f5-loar': row(
    'F-5',
    [1922, 1924],
    'f-style',
    mandolinF,
    { 1922: 165000, 1923: 155000 },
    { 'cherry-sunburst': 1 },
    { stock: 1, limit: 1, collector: true },
  ),
  'gibson-f5l': row(
    'F-5L',
    [1978, 2015],
    'f-style',
    mandolinF,
    { 1978: 5900, 1995: 6200 },
    { 'cherry-sunburst': 1, sunburst: 1 },
  ),
  'gibson-f12': row(
    'F-12',
    [1949, 1970],
    'f-style',
    mandolinF,
    { 1949: 4600, 1962: 3900 },
    { sunburst: 1, 'cherry-sunburst': 1 },
  ),
  'gibson-h1': row(
    'H-1 mandola',
    [1908, 1930],
    'other-instruments',
    { ...mandola, wood: 'spruce-birch-mandolin' },
    { 1908: 2600 },
    { sheraton: 1, 'aged-natural': 1 },
  ),
  'gibson-k1': row(
    'K-1 mandocello',
    [1908, 1930],
    'other-instruments',
    { ...mandola, scaleMm: 629, nutMm: 42, weightKg: [1.9, 2.2], noun: 'mandocello' },
    { 1908: 4600 },
    { sheraton: 1, 'shaded-brown': 1 },
  ),
});
export const weber = brandModels('Weber', {
  'weber-bitterroot-a': row(
    'Bitterroot A',
    [2002, 2020],
    'a-style',
    { ...mandolinA, wood: 'spruce-maple-mandolin', neck: 'maple-ebony' },
    { 2002: 1700, 2012: 1900 },
    { 'shaded-brown': 1, sunburst: 1 },
  ),
  'weber-gallatin-octave': row(
    'Gallatin octave mandolin',
    [2004, 2020],
    'other-instruments',
    {
      ...mandola,
      scaleMm: 559,
      nutMm: 33,
      weightKg: [1.4, 1.7],
      noun: 'octave-mandolin',
      wood: 'spruce-maple-mandolin',
    },
    { 2004: 2200 },
    { sunburst: 1, 'shaded-brown': 1 },
  ),
});
export const kentucky = brandModels('Kentucky', {
  'kentucky-km150': row(
    'KM-150',
    [2010, 2024],
    'a-style',
    { ...mandolinA, wood: 'spruce-maple-mandolin' },
    { 2010: 290, 2020: 340 },
    { sunburst: 1 },
    { stock: 3 },
  ),
  'kentucky-km1000': row(
    'KM-1000',
    [1985, 2016],
    'f-style',
    mandolinF,
    { 1985: 1800, 2008: 1500 },
    { sunburst: 1, 'cherry-sunburst': 1 },
  ),
});
export const vegaMandolin = brandModels('Vega', {
  'vega-cylinder': row(
    'Style 202 cylinder back',
    [1913, 1926],
    'a-style',
    { ...mandolinA, wood: 'spruce-rosewood-bowl', scaleMm: 335 },
    { 1913: 1100 },
    { 'aged-natural': 1 },
    { undated: true },
  ),
});

export const vega = brandModels('Vega', {
  'vega-little-wonder': row(
    'Little Wonder tenor',
    [1922, 1939],
    'banjos',
    tenorBanjo,
    { 1922: 650 },
    { 'natural-maple': 1 },
    { undated: true, stock: 3 },
  ),
  'vega-tubaphone': row(
    'Tu-ba-phone No. 3',
    [1914, 1930],
    'banjos',
    { ...openBanjo, neck: 'maple-ebony' },
    { 1914: 2600, 1923: 2400 },
    { 'natural-maple': 1 },
    { stock: 3 },
  ),
  'vega-whyte-laydie': row(
    'Whyte Laydie No. 2',
    [1909, 1930],
    'banjos',
    { ...openBanjo, neck: 'maple-ebony' },
    { 1909: 2700 },
    { 'natural-maple': 1 },
  ),
  'vega-seeger': row(
    'Pete Seeger long neck',
    [1958, 1970],
    'banjos',
    { ...openBanjo, scaleMm: 813, frets: 25 },
    { 1958: 2300, 1963: 1900 },
    { 'natural-maple': 1 },
  ),
});
export const gibsonBanjo = brandModels('Gibson', {
  'gibson-rb250': row(
    'RB-250 Mastertone',
    [1954, 2009],
    'banjos',
    banjo,
    { 1954: 2900, 1970: 2100, 1988: 2400 },
    { mahogany: 1, 'natural-maple': 1, sunburst: 1 },
    { stock: 3 },
  ),
  'gibson-tb11': row(
    'TB-11',
    [1931, 1942],
    'banjos',
    tenorBanjo,
    { 1931: 1500 },
    { black: 1, blue: 1.1 },
    { undated: true },
  ),
  'gibson-rb100': row(
    'RB-100',
    [1948, 1979],
    'banjos',
    banjo,
    { 1948: 1700, 1965: 1300 },
    { 'dark-top': 1, sunburst: 1 },
  ),
});
export const baconDay = brandModels('Bacon & Day', {
  'bd-silver-bell': row(
    'Silver Bell No. 1 tenor',
    [1923, 1938],
    'banjos',
    tenorBanjo,
    { 1923: 1900 },
    { 'natural-maple': 1, walnut: 1 },
    { undated: true },
  ),
});
export const deering = brandModels('Deering', {
  'deering-sierra': row(
    'Sierra',
    [1986, 2024],
    'banjos',
    { ...banjo, neck: 'mahogany-ebony' },
    { 1986: 1250, 2010: 1500 },
    { mahogany: 1, 'natural-maple': 1 },
  ),
  'deering-goodtime': row(
    'Goodtime',
    [1997, 2024],
    'banjos',
    { ...openBanjo, neck: 'maple-one-piece', weightKg: [1.7, 1.9] },
    { 1997: 340, 2015: 390 },
    { 'natural-maple': 1 },
    { stock: 3 },
  ),
});
export const ome = brandModels('Ome', {
  'ome-jubilee': row(
    'Jubilee open back',
    [2008, 2020],
    'banjos',
    { ...openBanjo, wood: 'walnut-rim', neck: 'maple-ebony' },
    { 2008: 1700 },
    { walnut: 1 },
  ),
});

export const kamaka = brandModels('Kamaka', {
  'kamaka-hf1': row(
    'HF-1 soprano',
    [1968, 2024],
    'ukuleles',
    { ...uke, neck: 'mahogany-rosewood' },
    { 1968: 900, 1990: 820, 2015: 950 },
    { koa: 1 },
    { stock: 3 },
  ),
  'kamaka-pineapple': row(
    'Pineapple soprano',
    [1928, 1968],
    'ukuleles',
    uke,
    { 1928: 1300, 1954: 850 },
    { koa: 1 },
    { undated: true },
  ),
  'kamaka-hf3': row(
    'HF-3 tenor',
    [1970, 2024],
    'ukuleles',
    hawaiianTenor,
    { 1970: 1300, 2005: 1250, 2018: 1450 },
    { koa: 1 },
    { stock: 3 },
  ),
});
export const kanilea = brandModels('Kanile‘a', {
  'kanilea-k1t': row('K-1 T tenor', [2004, 2024], 'ukuleles', hawaiianTenor, { 2004: 1050, 2018: 1200 }, { koa: 1 }),
});
export const koaloha = brandModels('KoAloha', {
  'koaloha-ktm00': row('KTM-00 tenor', [2003, 2024], 'ukuleles', hawaiianTenor, { 2003: 850, 2016: 950 }, { koa: 1 }),
});
export const gibsonUke = brandModels('Gibson', {
  'gibson-uke-1': row(
    'Uke-1',
    [1926, 1942],
    'ukuleles',
    { ...uke, wood: 'all-mahogany', neck: 'mahogany-rosewood' },
    { 1926: 720 },
    { mahogany: 1, sheraton: 1 },
    { undated: true },
  ),
  'gibson-tu': row(
    'TU tenor',
    [1928, 1960],
    'ukuleles',
    { ...tenorUke, wood: 'all-mahogany', neck: 'mahogany-rosewood', tuners: 'friction' },
    { 1928: 1300 },
    { mahogany: 1 },
    { undated: true },
  ),
});
export const favilla = brandModels('Favilla', {
  'favilla-baritone': row(
    'B-2 baritone',
    [1950, 1973],
    'ukuleles',
    {
      ...tenorUke,
      scaleMm: 508,
      wood: 'all-mahogany',
      neck: 'mahogany-rosewood',
      tuners: 'friction',
      weightKg: [0.72, 0.88],
    },
    { 1950: 520 },
    { mahogany: 1 },
    { undated: true },
  ),
});
export const mcSpadden = brandModels('McSpadden', {
  'mcspadden-4f': row(
    '4FHCS dulcimer',
    [1975, 2020],
    'other-instruments',
    {
      ...tenorUke,
      body: 'dulcimer',
      scaleMm: 724,
      nutMm: 32,
      frets: 15,
      weightKg: [1.1, 1.4],
      wood: 'walnut-dulcimer',
      neck: 'maple-rosewood',
      bridge: 'dulcimer-bone',
      noun: 'dulcimer',
    },
    { 1975: 280, 2005: 340 },
    { walnut: 1 },
    { stock: 3 },
  ),
});
export const fylde = brandModels('Fylde', {
  'fylde-octavius': row(
    'Octavius bouzouki',
    [1978, 2018],
    'other-instruments',
    { ...mandola, scaleMm: 635, nutMm: 34, weightKg: [1.5, 1.8], wood: 'spruce-mahogany-mandolin', noun: 'bouzouki' },
    { 1978: 1500, 2004: 1800 },
    { 'aged-natural': 1 },
  ),
});
export const vegaOther = brandModels('Vega', {
  'vega-banjo-mandolin': row(
    'Little Wonder banjo-mandolin',
    [1914, 1928],
    'other-instruments',
    { ...tenorBanjo, scaleMm: 330, nutMm: 28, frets: 17, weightKg: [1.6, 2.1] },
    { 1914: 480 },
    { 'natural-maple': 1 },
    { undated: true },
  ),
});
