import { archtop, dread, hollow, jumbo, om, small, tenor } from './builds.ts';
import { brandModels, row } from './model.ts';

export const guildAcoustic = brandModels('Guild', {
  'guild-d35': row(
    'D-35',
    [1966, 1987],
    'dreadnought',
    { ...dread, tuners: 'open-back' },
    { 1966: 1500, 1975: 1200 },
    { natural: 1, 'aged-natural': 1 },
    { stock: 3 },
  ),
  'guild-d55': row(
    'D-55',
    [1968, 2020],
    'dreadnought',
    { ...dread, wood: 'spruce-indian', neck: 'mahogany-ebony', tuners: 'grover-rotomatic', draw: { inlays: 'blocks' } },
    { 1968: 2700, 1985: 2100, 2005: 2200 },
    { natural: 1, sunburst: 1 },
  ),
  'guild-f50': row(
    'F-50',
    [1954, 1994],
    'jumbo',
    jumbo,
    { 1954: 5200, 1965: 3800, 1976: 2400 },
    { 'aged-natural': 1, sunburst: 1.05 },
  ),
  'guild-f212': row(
    'F-212 twelve-string',
    [1964, 1985],
    'jumbo',
    { ...jumbo, body: 'jumbo-12', nutMm: 47.6, wood: 'spruce-mahogany', draw: { inlays: 'dots' } },
    { 1964: 1900, 1973: 1500 },
    { 'aged-natural': 1, sunburst: 1 },
    { tags: ['twelve-string'] },
  ),
  'guild-f30': row(
    'F-30',
    [1954, 1985],
    'om-auditorium',
    { ...om, nutMm: 42.9 },
    { 1954: 2600, 1965: 2100, 1975: 1500 },
    { 'aged-natural': 1, sunburst: 1 },
    { stock: 3 },
  ),
  'guild-m20': row(
    'M-20',
    [1958, 1972],
    'parlor-small-body',
    { ...small, wood: 'all-mahogany', nutMm: 42.9 },
    { 1958: 2300, 1966: 2000 },
    { mahogany: 1 },
  ),
});
export const harmony = brandModels('Harmony', {
  'harmony-sovereign': row(
    'H1260 Sovereign',
    [1958, 1971],
    'jumbo',
    { ...jumbo, wood: 'spruce-mahogany', tuners: 'three-on-plate', draw: { inlays: 'dots' } },
    { 1958: 680, 1965: 620 },
    { 'aged-natural': 1, sunburst: 1 },
    { stock: 3 },
  ),
  'harmony-h165': row(
    'H165',
    [1952, 1971],
    'parlor-small-body',
    { ...small, wood: 'all-mahogany', scaleMm: 632, nutMm: 44, tuners: 'three-on-plate' },
    { 1952: 430 },
    { mahogany: 1 },
    { stock: 3 },
  ),
  'harmony-rocket': row(
    'H54 Rocket',
    [1959, 1967],
    'hollow-semi-hollow',
    {
      ...hollow,
      pickups: 'gold-foils',
      tuners: 'three-on-plate',
      bridge: 'floating-rosewood',
      draw: { pickups: 'gold-foil', inlays: 'blocks' },
    },
    { 1959: 1050 },
    { sunburst: 1, cherry: 1 },
    { stock: 3 },
  ),
  'harmony-tenor': row(
    'H1201 tenor',
    [1950, 1969],
    'tenor',
    { ...tenor, wood: 'all-birch', tuners: 'three-on-plate' },
    { 1950: 360 },
    { sunburst: 1, mahogany: 1 },
    { stock: 3, tags: ['tenor'] },
  ),
  'harmony-patrician': row(
    'H1407 Patrician',
    [1939, 1965],
    'archtops',
    {
      ...archtop,
      neck: 'mahogany-rosewood',
      bridge: 'floating-rosewood',
      tuners: 'three-on-plate',
      draw: { inlays: 'dots' },
    },
    { 1939: 650, 1955: 580 },
    { mahogany: 1, sunburst: 1 },
  ),
});
export const kay = brandModels('Kay', {
  'kay-k161': row(
    'K161 Thin Twin',
    [1952, 1959],
    'hollow-semi-hollow',
    {
      ...hollow,
      pickups: 'gold-foils',
      bridge: 'floating-rosewood',
      tuners: 'three-on-plate',
      wood: 'laminated-maple',
      draw: { pickups: 'lipstick', bridge: 'trapeze' },
    },
    { 1952: 1700 },
    { sunburst: 1, 'natural-maple': 1.05 },
  ),
});
export const stella = brandModels('Stella', {
  'stella-parlor': row(
    'H929 parlor',
    [1935, 1965],
    'parlor-small-body',
    { ...small, wood: 'all-birch', scaleMm: 610, nutMm: 44, tuners: 'three-on-plate' },
    { 1935: 520, 1950: 320 },
    { sunburst: 1, 'shaded-brown': 1 },
    { stock: 3, undated: true },
  ),
});
export const washburn = brandModels('Washburn', {
  'washburn-1890': row(
    'Style 211 parlor',
    [1892, 1912],
    'parlor-small-body',
    {
      ...small,
      wood: 'spruce-brazilian',
      neck: 'cedar-ebony',
      scaleMm: 625,
      nutMm: 47,
      bridge: 'pyramid',
      tuners: 'slotted-classical',
    },
    { 1892: 1900 },
    { 'aged-natural': 1 },
    { undated: true },
  ),
});
export const larrivee = brandModels('Larrivée', {
  'larrivee-om03': row(
    'OM-03',
    [1999, 2023],
    'om-auditorium',
    { ...om, neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'ping' },
    { 1999: 950, 2012: 1050 },
    { natural: 1 },
    { stock: 3 },
  ),
  'larrivee-p09': row(
    'P-09 parlor',
    [2001, 2020],
    'parlor-small-body',
    { ...small, scaleMm: 610, wood: 'spruce-indian', neck: 'mahogany-ebony', nutMm: 44.5 },
    { 2001: 1300 },
    { natural: 1 },
  ),
});
export const alvarez = brandModels('Alvarez', {
  'alvarez-dy57': row(
    'Yairi DY57',
    [1975, 1990],
    'dreadnought',
    { ...dread, wood: 'spruce-indian', tuners: 'grover-rotomatic' },
    { 1975: 950 },
    { natural: 1, 'aged-natural': 1 },
  ),
});
