import { lapSteel, pedalSteel, resonator, tenor, woodResonator } from './builds.ts';
import { brandModels, row } from './model.ts';

export const national = brandModels('National', {
  'national-style-o': row(
    'Style O',
    [1930, 1941],
    'resonator',
    { ...resonator, wood: 'brass-nickel', neck: 'maple-ebony', weightKg: [3.4, 3.9] },
    { 1930: 3900, 1935: 3700 },
    { 'nickel-plated': 1 },
    { stock: 3, undated: true },
  ),
  'national-duolian': row(
    'Duolian',
    [1930, 1940],
    'resonator',
    resonator,
    { 1930: 2600, 1936: 2400 },
    { 'frosted-duco': 1, 'polychrome-bronze': 1.05 },
    { stock: 3, undated: true },
  ),
  'national-triolian': row(
    'Triolian',
    [1929, 1941],
    'resonator',
    resonator,
    { 1929: 2700, 1934: 2500 },
    { 'polychrome-bronze': 1, 'polychrome-green': 1.15, sunburst: 1 },
    { undated: true },
  ),
  'national-tricone-1': row(
    'Tricone Style 1',
    [1928, 1940],
    'resonator',
    { ...resonator, wood: 'german-silver', bridge: 'tricone-bridge', neck: 'mahogany-ebony', weightKg: [3.3, 3.7] },
    { 1928: 5900, 1934: 5400 },
    { 'nickel-plated': 1 },
    { stock: 1, undated: true },
  ),
  'national-tenor': row(
    'Tricone Style 1 tenor',
    [1928, 1935],
    'tenor',
    { ...tenor, body: 'resonator', wood: 'german-silver', bridge: 'tricone-bridge', weightKg: [2.4, 2.8] },
    { 1928: 2100 },
    { 'nickel-plated': 1 },
    { stock: 1, tags: ['tenor'] },
  ),
  'national-new-yorker': row(
    'New Yorker lap steel',
    [1935, 1949],
    'lap-pedal-steel',
    { ...lapSteel, scaleMm: 584 },
    { 1935: 950, 1946: 850 },
    { black: 1 },
  ),
});
export const nationalResoPhonic = brandModels('National Reso-Phonic', {
  'nrp-style-o': row(
    'Style O',
    [1994, 2024],
    'resonator',
    { ...resonator, wood: 'brass-nickel', neck: 'maple-ebony', weightKg: [3.4, 3.9] },
    { 1994: 2200, 2012: 2500 },
    { 'nickel-plated': 1 },
  ),
  'nrp-delphi': row(
    'Delphi',
    [1993, 2018],
    'resonator',
    resonator,
    { 1993: 1500, 2008: 1700 },
    { 'polychrome-bronze': 1, 'polychrome-green': 1, 'frosted-duco': 1 },
    { stock: 3 },
  ),
});
export const dobro = brandModels('Dobro', {
  'dobro-27': row(
    'Model 27 squareneck',
    [1932, 1941],
    'resonator',
    { ...woodResonator, nutMm: 47.6 },
    { 1932: 2200, 1937: 1900 },
    { sunburst: 1, 'shaded-brown': 1 },
    { undated: true },
  ),
  'dobro-37': row(
    'Model 37',
    [1932, 1940],
    'resonator',
    woodResonator,
    { 1932: 2400 },
    { mahogany: 1, 'shaded-brown': 1 },
    { undated: true },
  ),
  'dobro-60d': row(
    '60D',
    [1970, 1994],
    'resonator',
    { ...woodResonator, tuners: 'schaller' },
    { 1970: 1300, 1980: 1150 },
    { sunburst: 1, natural: 1, walnut: 1 },
    { stock: 3 },
  ),
});
export const regal = brandModels('Regal', {
  'regal-rd40': row(
    'RD-40',
    [2002, 2024],
    'resonator',
    { ...woodResonator, wood: 'wood-resonator', tuners: 'open-back' },
    { 2002: 330, 2015: 370 },
    { sunburst: 1, black: 1 },
  ),
  'regal-tenor-30s': row(
    'Tenor',
    [1930, 1941],
    'tenor',
    { ...tenor, wood: 'all-birch' },
    { 1930: 620 },
    { sunburst: 1, 'shaded-brown': 1 },
    { stock: 3, undated: true, tags: ['tenor'] },
  ),
});
export const beard = brandModels('Beard', {
  'beard-e': row(
    'E-Model squareneck',
    [2002, 2022],
    'resonator',
    { ...woodResonator, nutMm: 47.6, tuners: 'schaller' },
    { 2002: 2700, 2014: 2900 },
    { 'wine-red': 1, 'tobacco-sunburst': 1, 'natural-maple': 1 },
  ),
});

export const fenderSteel = brandModels('Fender', {
  'fender-champion-steel': row(
    'Champion lap steel',
    [1949, 1955],
    'lap-pedal-steel',
    { ...lapSteel, scaleMm: 572, wood: 'ash' },
    { 1949: 850, 1953: 800 },
    { 'tv-yellow': 1, 'inca-silver': 1 },
    { stock: 3 },
  ),
  'fender-stringmaster': row(
    'Stringmaster D-8',
    [1953, 1972],
    'lap-pedal-steel',
    {
      ...pedalSteel,
      kind: 'steel',
      wood: 'ash',
      scaleMm: 571,
      bridge: 'fixed-steel',
      pickups: 'steel-pair',
      weightKg: [12, 16],
    },
    { 1953: 1600, 1962: 1400 },
    { blonde: 1, walnut: 0.95 },
  ),
  'fender-1000': row(
    '1000 pedal steel',
    [1957, 1974],
    'lap-pedal-steel',
    { ...pedalSteel, scaleMm: 622, pickups: 'steel-one', weightKg: [27, 31] },
    { 1957: 1900, 1964: 1600 },
    { sunburst: 1, blonde: 1.1 },
    { stock: 1 },
  ),
});
export const gibsonSteel = brandModels('Gibson', {
  'gibson-eh150': row(
    'EH-150',
    [1936, 1942],
    'lap-pedal-steel',
    { ...lapSteel, wood: 'maple-solid', pickups: 'charlie-christian' },
    { 1936: 1500, 1939: 1350 },
    { sunburst: 1 },
  ),
  'gibson-br9': row(
    'BR-9',
    [1947, 1959],
    'lap-pedal-steel',
    { ...lapSteel, wood: 'mahogany' },
    { 1947: 560, 1954: 520 },
    { cream: 1 },
    { stock: 3 },
  ),
});
export const rickenbackerSteel = brandModels('Rickenbacker', {
  'rick-b6': row(
    'Electro B6',
    [1935, 1949],
    'lap-pedal-steel',
    { ...lapSteel, wood: 'bakelite', scaleMm: 572, pickups: 'horseshoe-one', weightKg: [3.1, 3.6] },
    { 1935: 2300, 1946: 1700 },
    { black: 1 },
  ),
});
export const shoBud = brandModels('Sho-Bud', {
  'sho-bud-pro-i': row(
    'Pro I S-10',
    [1974, 1981],
    'lap-pedal-steel',
    { ...pedalSteel, weightKg: [15, 18] },
    { 1974: 2600 },
    { natural: 1, 'wine-red': 1, black: 1 },
    { stock: 1 },
  ),
});
export const emmons = brandModels('Emmons', {
  'emmons-d10': row(
    'D-10 push-pull',
    [1964, 1979],
    'lap-pedal-steel',
    { ...pedalSteel, pickups: 'steel-pair', weightKg: [24, 28] },
    { 1964: 4600, 1972: 3900 },
    { black: 1, 'natural-maple': 1 },
    { stock: 1 },
  ),
});
export const oahu = brandModels('Oahu', {
  'oahu-tonemaster': row(
    'Tonemaster lap steel',
    [1938, 1952],
    'lap-pedal-steel',
    { ...lapSteel, pickups: 'gold-foils', wood: 'poplar', draw: { pickups: 'gold-foil', pickupCount: 1 } },
    { 1938: 480, 1947: 450 },
    { ivory: 1, 'shaded-brown': 1 },
    { undated: true },
  ),
});
