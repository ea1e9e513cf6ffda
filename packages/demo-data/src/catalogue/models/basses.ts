import { bass, jazzBass, offset, semi, shortBass } from './builds.ts';
import { brandModels, row } from './model.ts';

export const fenderBass = brandModels('Fender', {
  'precision-51': row('Precision Bass', [1951, 1957], 'bass-guitars', { ...bass, body: 'bass-short', scaleMm: 864, wood: 'ash', neck: 'maple-one-piece', pickups: 'precision-single', draw: { pickguard: 'black' } }, { 1951: 16500, 1954: 14000 }, { butterscotch: 1, blonde: 1, 'two-tone-sunburst': 1.1 }, { stock: 1 }),
  'precision-57': row('Precision Bass', [1957, 1964], 'bass-guitars', { ...bass, draw: { pickguard: 'tortoise' } }, { 1957: 16500, 1960: 13500, 1962: 12500, 1964: 10800 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.4, 'fiesta-red': 1.7, 'lake-placid-blue': 1.5 }, { stock: 3 }),
  'precision-65': row('Precision Bass', [1965, 1975], 'bass-guitars', { ...bass, draw: { pickguard: 'tortoise' } }, { 1965: 7900, 1967: 6400, 1970: 4600, 1973: 3600 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.25, 'candy-apple-red': 1.35, black: 1.2, 'natural-ash': 0.95 }, { stock: 4 }),
  'precision-76': row('Precision Bass', [1976, 1983], 'bass-guitars', { ...bass, wood: 'ash', neck: 'maple-one-piece', weightKg: [4.2, 4.9], draw: { pickguard: 'black' } }, { 1976: 2700, 1980: 2100 }, { 'natural-ash': 1, 'three-tone-sunburst': 1, black: 1.05, 'wine-red': 1 }, { stock: 3 }),
  'precision-american-standard': row('American Standard Precision Bass', [1995, 2016], 'bass-guitars', { ...bass, nutMm: 41.3, tuners: 'schaller' }, { 1995: 1150, 2008: 1250 }, { 'three-tone-sunburst': 1, black: 1, 'olympic-white': 1 }, { stock: 3 }),
  'jazz-60': row('Jazz Bass', [1960, 1964], 'bass-guitars', { ...jazzBass, draw: { pickguard: 'tortoise' } }, { 1960: 27500, 1962: 18500, 1964: 13500 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.4, 'lake-placid-blue': 1.6 }, { stock: 1 }),
  'jazz-65': row('Jazz Bass', [1965, 1975], 'bass-guitars', { ...jazzBass, draw: { inlays: 'blocks', pickguard: 'tortoise' } }, { 1965: 10500, 1967: 8200, 1970: 5900, 1973: 4600 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.25, 'candy-apple-red': 1.35, 'natural-ash': 0.95 }, { stock: 3 }),
  'mustang-bass-66': row('Mustang Bass', [1966, 1981], 'bass-guitars', { ...shortBass, scaleMm: 762, nutMm: 38.1, wood: 'poplar', pickups: 'precision-split', tuners: 'bass-reverse', bridge: 'bass-four-saddle' }, { 1966: 2500, 1971: 2100, 1976: 1700 }, { red: 1, blue: 1, white: 1, 'three-tone-sunburst': 1.05 }, { stock: 3 }),
  'bass-vi-61': row('Bass VI', [1961, 1975], 'bass-guitars', { ...offset, kind: 'bass', scaleMm: 762, pickups: 'jaguar-pair', noun: 'bass', weightKg: [4.2, 4.7], draw: { pickups: 'single', pickupCount: 3 } }, { 1961: 11500, 1964: 8800, 1968: 6400 }, { 'three-tone-sunburst': 1, 'olympic-white': 1.3 }, { stock: 1 }),
});
export const gibsonBass = brandModels('Gibson', {
  'eb-0-61': row('EB-0', [1961, 1971], 'bass-guitars', shortBass, { 1961: 2300, 1966: 1800, 1969: 1600 }, { cherry: 1, walnut: 1 }, { stock: 3 }),
  'eb-3-61': row('EB-3', [1961, 1972], 'bass-guitars', { ...shortBass, pickups: 'bass-mudbucker-mini' }, { 1961: 4200, 1966: 3200, 1970: 2600 }, { cherry: 1, walnut: 1 }),
  'eb-2-64': row('EB-2', [1964, 1971], 'bass-guitars', { ...semi, kind: 'bass', scaleMm: 775, nutMm: 39.5, pickups: 'bass-mudbucker', bridge: 'bass-bar', noun: 'bass', tuners: 'bass-elephant' }, { 1964: 2600, 1967: 2200 }, { sunburst: 1, cherry: 1 }),
});
export const rickenbackerBass = brandModels('Rickenbacker', {
  'rick-4001': row('4001', [1964, 1981], 'bass-guitars', { ...bass, body: 'bass-j', scaleMm: 845, nutMm: 42, wood: 'maple-solid', neck: 'maple-rosewood', pickups: 'bass-pair', bridge: 'bass-four-saddle', tuners: 'schaller', draw: { inlays: 'trapezoids', pickguard: 'white' } }, { 1964: 9800, 1971: 4600, 1975: 3600 }, { fireglo: 1, mapleglo: 1, jetglo: 1 }, { stock: 3 }),
  'rick-4003': row('4003', [1980, 2024], 'bass-guitars', { ...bass, body: 'bass-j', scaleMm: 845, nutMm: 42, wood: 'maple-solid', pickups: 'bass-pair', bridge: 'bass-four-saddle', tuners: 'schaller', draw: { inlays: 'trapezoids', pickguard: 'white' } }, { 1980: 2400, 2000: 2000, 2018: 2200 }, { fireglo: 1, jetglo: 1, mapleglo: 1 }),
});
export const hofner = brandModels('Höfner', {
  'hofner-500-1': row('500/1', [1961, 1979], 'bass-guitars', { ...shortBass, body: 'bass-violin', scaleMm: 762, nutMm: 42, wood: 'laminated-archtop', neck: 'maple-rosewood', pickups: 'bass-pair', bridge: 'floating-ebony', tuners: 'bass-elephant', weightKg: [2.2, 2.5] }, { 1961: 6400, 1964: 3600, 1970: 2200 }, { sunburst: 1 }, { stock: 3 }),
});
export const danelectroBass = brandModels('Danelectro', {
  'dano-longhorn-bass': row('4423 Longhorn Bass', [1958, 1969], 'bass-guitars', { ...shortBass, wood: 'masonite', neck: 'maple-rosewood', scaleMm: 757, frets: 24, pickups: 'lipsticks', tuners: 'bass-reverse', weightKg: [2.3, 2.7], draw: { pickups: 'lipstick' } }, { 1958: 2200 }, { copper: 1 }),
});
