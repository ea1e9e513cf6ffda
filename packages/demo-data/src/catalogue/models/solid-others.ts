import { fender as strat, lesPaul, offset, semi, sg, student } from './builds.ts';
import { brandModels, row } from './model.ts';

export const prs = brandModels('PRS', {
  'prs-custom-24': row('Custom 24', [1985, 2024], 'solid-body', { ...strat, body: 'super-s', scaleMm: 635, frets: 24, nutMm: 42.9, wood: 'maple-cap', neck: 'mahogany-rosewood', pickups: 'modern-humbuckers', bridge: 'prs-vibrato', tuners: 'schaller', weightKg: [3.3, 3.7], draw: { pickups: 'humbucker', pickupCount: 2 } },
    { 1985: 9800, 1988: 4900, 1996: 2300, 2010: 2500, 2020: 3100 }, { 'whale-blue': 1, 'cherry-sunburst': 1, 'forest-green': 1.05, 'wine-red': 1, 'tobacco-sunburst': 1 }, { stock: 3 }),
  'prs-mccarty': row('McCarty', [1994, 2007], 'solid-body', { ...strat, body: 'super-s', scaleMm: 635, frets: 22, nutMm: 42.9, wood: 'maple-cap', neck: 'mahogany-rosewood', pickups: 'modern-humbuckers', bridge: 'wraparound', tuners: 'kluson-single', weightKg: [3.3, 3.7], draw: { pickups: 'humbucker', pickupCount: 2, bridge: 'stop' } },
    { 1994: 2700, 2001: 2300 }, { 'tobacco-sunburst': 1, 'cherry-sunburst': 1, 'gold-top': 1.05, burgundy: 1 }),
});
export const musicMan = brandModels('Music Man', {
  'mm-silhouette': row('Silhouette', [1986, 2018], 'solid-body', { ...strat, body: 'super-s', wood: 'poplar', frets: 24, neck: 'maple-one-piece', bridge: 'two-point', tuners: 'schaller' }, { 1986: 1200, 2002: 1250 }, { black: 1, 'candy-apple-red': 1, 'three-tone-sunburst': 1 }),
  'mm-stingray': row('StingRay Bass', [1976, 1984], 'bass-guitars', { ...strat, kind: 'bass', body: 'bass-p', scaleMm: 864, nutMm: 41.3, frets: 21, wood: 'ash', neck: 'maple-one-piece', pickups: 'bass-active', bridge: 'bass-four-saddle', tuners: 'bass-reverse', weightKg: [4.1, 4.7], noun: 'bass', draw: { pickups: 'humbucker' } }, { 1976: 5200, 1979: 3600 }, { 'natural-ash': 1, sunburst: 1, black: 1, white: 1 }),
});
export const gAndL = brandModels('G&L', {
  'gl-asat-classic': row('ASAT Classic', [1990, 2023], 'solid-body', { ...strat, body: 't-type', wood: 'ash', neck: 'maple-one-piece', frets: 22, pickups: 'tele-pair', bridge: 'six-saddle', tuners: 'schaller', draw: { pickupCount: 2 } }, { 1990: 1250, 2010: 1150 }, { butterscotch: 1, 'three-tone-sunburst': 1, black: 1, 'lake-placid-blue': 1 }),
  'gl-legacy': row('Legacy', [1992, 2023], 'solid-body', { ...strat, bridge: 'two-point', frets: 22, tuners: 'schaller' }, { 1992: 1150, 2012: 1050 }, { 'three-tone-sunburst': 1, 'candy-apple-red': 1, 'sonic-blue': 1 }),
});
export const danelectro = brandModels('Danelectro', {
  'dano-u2': row('U2', [1956, 1958], 'solid-body', { ...student, body: 'slab-single-cut', scaleMm: 635, frets: 21, wood: 'masonite', pickups: 'lipsticks', bridge: 'floating-rosewood', weightKg: [2.2, 2.6], draw: { pickups: 'lipstick', pickupCount: 2, bridge: 'hardtail', inlays: 'dots' } }, { 1956: 1700 }, { copper: 1, black: 1, 'shoreline-gold': 1.1 }),
  'dano-3021': row('3021 Shorthorn', [1958, 1967], 'solid-body', { ...student, body: 'double-horn', scaleMm: 635, frets: 21, wood: 'masonite', pickups: 'lipsticks', bridge: 'floating-rosewood', weightKg: [2.2, 2.6], draw: { pickups: 'lipstick', pickupCount: 2, bridge: 'hardtail', inlays: 'dots' } }, { 1958: 1900, 1963: 1600 }, { black: 1, copper: 1.05 }),
});
export const supro = brandModels('Supro', {
  'supro-dual-tone': row('Dual Tone', [1954, 1962], 'solid-body', { ...lesPaul, body: 'slab-single-cut', scaleMm: 628, pickups: 'gold-foils', bridge: 'floating-rosewood', wood: 'mahogany', weightKg: [3.2, 3.7], draw: { inlays: 'blocks', pickups: 'single', bridge: 'trapeze' } }, { 1954: 2200, 1959: 1900 }, { ivory: 1, black: 1.05 }),
});
export const airline = brandModels('Airline', {
  'airline-7214': row('Town & Country', [1959, 1967], 'solid-body', { ...sg, wood: 'mahogany', pickups: 'gold-foils', bridge: 'floating-rosewood', scaleMm: 628, draw: { inlays: 'blocks', pickups: 'single', bridge: 'trapeze' } }, { 1959: 1500 }, { black: 1, sunburst: 1 }),
});
export const mosrite = brandModels('Mosrite', {
  'mosrite-ventures': row('The Ventures Model', [1963, 1967], 'solid-body', { ...offset, scaleMm: 622, nutMm: 38.1, wood: 'basswood', pickups: 'p90-pair', bridge: 'accent-vibrato', weightKg: [3.1, 3.5], draw: { pickups: 'soapbox' } }, { 1963: 6400, 1965: 4600 }, { sunburst: 1, 'candy-apple-red': 1.15, white: 1.1, 'lake-placid-blue': 1.3 }, { stock: 1 }),
});
export const tokai = brandModels('Tokai', {
  'tokai-springy': row('Springy Sound ST-60', [1978, 1984], 'solid-body', { ...strat, wood: 'alder', tuners: 'gotoh' }, { 1978: 1500 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.05, black: 1 }),
  'tokai-love-rock': row('Love Rock LS-60', [1981, 1986], 'solid-body', { ...lesPaul, pickups: 'modern-humbuckers', tuners: 'gotoh' }, { 1981: 2100 }, { 'gold-top': 1, 'cherry-sunburst': 1, 'honey-burst': 1.05 }),
});
export const yamaha = brandModels('Yamaha', {
  'yamaha-sg2000': row('SG2000', [1976, 1988], 'solid-body', { ...sg, wood: 'maple-cap', pickups: 'modern-humbuckers', weightKg: [3.9, 4.4], neck: 'mahogany-ebony', draw: { hardware: 'gold', inlays: 'blocks' } }, { 1976: 2100, 1982: 1900 }, { 'tobacco-sunburst': 1, 'wine-red': 1, 'cherry-sunburst': 1, black: 1 }),
});
export const hagstrom = brandModels('Hagstrom', {
  'hagstrom-viking': row('Viking', [1965, 1975], 'hollow-semi-hollow', { ...semi, scaleMm: 628, pickups: 'student-pair', bridge: 'abr-trapeze', tuners: 'f-tuners', draw: { pickups: 'single', bridge: 'trapeze' } }, { 1965: 1300 }, { cherry: 1, sunburst: 1 }),
});
export const heritage = brandModels('Heritage', {
  'heritage-h535': row('H-535', [1987, 2023], 'hollow-semi-hollow', { ...semi, pickups: 'modern-humbuckers', tuners: 'grover-rotomatic' }, { 1987: 1700, 2008: 1800, 2018: 2000 }, { 'cherry-sunburst': 1, 'natural-maple': 1, cherry: 1, 'tobacco-sunburst': 1 }),
  'heritage-h150': row('H-150', [1986, 2023], 'solid-body', { ...lesPaul, tuners: 'grover-rotomatic' }, { 1986: 1500, 2005: 1700, 2018: 2000 }, { 'cherry-sunburst': 1, 'gold-top': 1, 'tobacco-sunburst': 1 }),
});
export const ibanez = brandModels('Ibanez', {
  'ibanez-artist': row('Artist 2618', [1976, 1983], 'solid-body', { ...sg, wood: 'maple-cap', pickups: 'modern-humbuckers', weightKg: [3.9, 4.4], draw: { hardware: 'gold', inlays: 'blocks' } }, { 1976: 1700 }, { 'cherry-sunburst': 1, 'tobacco-sunburst': 1, 'natural-maple': 1 }),
});
export const guild = brandModels('Guild', {
  'guild-starfire-iii': row('Starfire III', [1960, 1969], 'hollow-semi-hollow', { ...semi, body: 'hollow-cutaway', pickups: 'mini-humbuckers', bridge: 'bigsby', tuners: 'grover-rotomatic', weightKg: [2.9, 3.3], draw: { bridge: 'arm' } }, { 1960: 3300, 1965: 2900 }, { cherry: 1, sunburst: 1 }),
  'guild-starfire-v': row('Starfire V', [1963, 1973], 'hollow-semi-hollow', { ...semi, pickups: 'mini-humbuckers', bridge: 'bigsby', tuners: 'grover-rotomatic', draw: { bridge: 'arm', inlays: 'blocks' } }, { 1963: 3300, 1968: 2900 }, { cherry: 1, sunburst: 1, 'natural-maple': 1.1, green: 1.3 }),
  'guild-s100': row('S-100', [1970, 1978], 'solid-body', { ...sg, pickups: 'patent-pair', tuners: 'grover-rotomatic', draw: { inlays: 'blocks' } }, { 1970: 1900 }, { cherry: 1, walnut: 1, natural: 1.05 }),
});
