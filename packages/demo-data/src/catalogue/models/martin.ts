import { archtop, classical, dread, jumbo, mandolinA, om, small, tenor, tenorUke, uke } from './builds.ts';
import { brandModels, row } from './model.ts';

const d28 = { ...dread, wood: 'spruce-indian', neck: 'mahogany-ebony', bridge: 'pin-ebony' } as const;
const d18 = { ...dread, neck: 'mahogany-ebony', bridge: 'pin-ebony' } as const;
const prewar = { nutMm: 42.9, tuners: 'kluson-double', weightKg: [1.75, 2.05] } as const;
const ohs = { ...small, scaleMm: 632, nutMm: 42.9, tuners: 'kluson-deluxe' } as const;

export const martin = brandModels('Martin', {
  'd-28-34': row('D-28', [1934, 1946], 'dreadnought', { ...d28, ...prewar, wood: 'adirondack-brazilian', draw: { inlays: 'diamonds' } },
    { 1934: 118000, 1937: 84000, 1940: 66000, 1942: 54000, 1945: 42000 }, { 'aged-natural': 1 }, { stock: 1, limit: 3, collector: true }),
  'd-28-47': row('D-28', [1947, 1969], 'dreadnought', { ...d28, wood: 'spruce-brazilian', neck: 'mahogany-ebony' },
    { 1947: 15500, 1950: 12800, 1955: 10500, 1960: 8600, 1964: 7400, 1967: 6600 }, { 'aged-natural': 1 }, { stock: 3 }),
  'd-28-70': row('D-28', [1970, 2016], 'dreadnought', { ...d28, tuners: 'grover-rotomatic' },
    { 1970: 2900, 1976: 2400, 1985: 2100, 2000: 1950 }, { natural: 1, sunburst: 1.05 }, { stock: 4 }),
  'd-28-2017': row('D-28', [2017, 2025], 'dreadnought', { ...d28, nutMm: 44.5, tuners: 'open-back' }, { 2017: 2400, 2022: 2600 }, { natural: 1, sunburst: 1.05 }, { stock: 3 }),
  'hd-28-76': row('HD-28', [1976, 2023], 'dreadnought', { ...d28, tuners: 'grover-rotomatic' }, { 1976: 2900, 1990: 2300, 2010: 2400 }, { natural: 1, sunburst: 1.05 }, { stock: 3 }),
  'd-18-34': row('D-18', [1934, 1946], 'dreadnought', { ...d18, ...prewar, wood: 'adirondack-mahogany' },
    { 1934: 39000, 1938: 25000, 1942: 17500, 1945: 15500 }, { 'aged-natural': 1 }, { stock: 1, collector: true }),
  'd-18-47': row('D-18', [1947, 1969], 'dreadnought', d18, { 1947: 7200, 1953: 5900, 1958: 5200, 1963: 4400, 1967: 3700 }, { 'aged-natural': 1 }, { stock: 4 }),
  'd-18-70': row('D-18', [1970, 2012], 'dreadnought', { ...d18, tuners: 'grover-rotomatic', neck: 'mahogany-rosewood', bridge: 'pin-rosewood' }, { 1970: 2300, 1977: 1900, 1990: 1700 }, { natural: 1 }, { stock: 3 }),
  'd-35-66': row('D-35', [1966, 2017], 'dreadnought', { ...d28, tuners: 'grover-rotomatic' }, { 1966: 5200, 1970: 2900, 1977: 2300, 1995: 2000 }, { natural: 1 }, { stock: 3 }),
  'd-45-68': row('D-45', [1970, 2018], 'dreadnought', { ...d28, tuners: 'grover-rotomatic', draw: { hardware: 'gold', binding: true } }, { 1970: 8200, 1990: 6400, 2010: 6900 }, { natural: 1 }, { stock: 1 }),
  'd-12-28-70': row('D12-28', [1970, 1994], 'dreadnought', { ...d28, body: 'dreadnought-12', nutMm: 47.6, tuners: 'grover-rotomatic' }, { 1970: 2100, 1980: 1750 }, { natural: 1 }, { stock: 1, tags: ['twelve-string'] }),
  'om-28-30': row('OM-28', [1930, 1933], 'om-auditorium', { ...om, wood: 'adirondack-brazilian', neck: 'mahogany-ebony', bridge: 'pyramid', tuners: 'planetary' },
    { 1930: 64000, 1932: 52000 }, { 'aged-natural': 1 }, { stock: 1, limit: 2, collector: true }),
  'om-28-modern': row('OM-28', [1990, 2024], 'om-auditorium', { ...om, wood: 'spruce-indian', neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'grover-rotomatic' }, { 1990: 2300, 2014: 2400 }, { natural: 1 }, { stock: 3 }),
  'om-18-modern': row('OM-18 Authentic 1933', [2013, 2022], 'om-auditorium', { ...om, wood: 'adirondack-mahogany', neck: 'mahogany-ebony', tuners: 'planetary', bridge: 'pin-ebony' }, { 2013: 4600 }, { natural: 1 }),
  '000-28-47': row('000-28', [1947, 1969], 'om-auditorium', { ...om, scaleMm: 632, nutMm: 42.9, wood: 'spruce-brazilian', neck: 'mahogany-ebony', bridge: 'pin-ebony' }, { 1947: 15500, 1955: 12500, 1963: 9200 }, { 'aged-natural': 1 }),
  '000-18-34': row('000-18', [1934, 1946], 'om-auditorium', { ...om, scaleMm: 632, wood: 'adirondack-mahogany', neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'open-back' }, { 1934: 14500, 1939: 11500, 1943: 9200 }, { 'aged-natural': 1, sunburst: 1.2 }, { stock: 1 }),
  '000-18-47': row('000-18', [1947, 1969], 'om-auditorium', { ...om, scaleMm: 632, nutMm: 42.9 }, { 1947: 5900, 1955: 4900, 1963: 3900, 1967: 3300 }, { 'aged-natural': 1 }, { stock: 3 }),
  '000-28ec': row('000-28EC Eric Clapton', [1996, 2023], 'om-auditorium', { ...om, scaleMm: 632, wood: 'spruce-indian', neck: 'mahogany-ebony', bridge: 'pin-ebony', tuners: 'open-back' }, { 1996: 2600, 2012: 2700 }, { natural: 1 }, { stock: 3 }),
  '000-15m': row('000-15M', [2010, 2024], 'om-auditorium', { ...om, wood: 'all-mahogany', tuners: 'open-back', nutMm: 42.9 }, { 2010: 1050, 2018: 1150 }, { 'dark-top': 1 }, { stock: 3 }),
  '00-18-47': row('00-18', [1947, 1969], 'parlor-small-body', { ...ohs, weightKg: [1.45, 1.7] }, { 1947: 4600, 1955: 3900, 1963: 3200 }, { 'aged-natural': 1 }, { stock: 4 }),
  '00-17-35': row('00-17', [1935, 1959], 'parlor-small-body', { ...ohs, wood: 'all-mahogany', weightKg: [1.35, 1.6] }, { 1935: 3300, 1947: 2700, 1955: 2500 }, { 'dark-top': 1 }, { stock: 3 }),
  '0-18-46': row('0-18', [1932, 1969], 'parlor-small-body', { ...ohs, weightKg: [1.3, 1.55] }, { 1932: 5200, 1946: 3600, 1958: 2800 }, { 'aged-natural': 1 }, { stock: 3 }),
  '0-17-31': row('0-17', [1929, 1948], 'parlor-small-body', { ...ohs, wood: 'all-mahogany', nutMm: 44.5 }, { 1929: 3400, 1938: 2700 }, { 'dark-top': 1 }, { stock: 3 }),
  '00-21-1895': row('00-21', [1898, 1926], 'parlor-small-body', { ...small, nutMm: 47.6, wood: 'adirondack-brazilian', neck: 'cedar-ebony', bridge: 'pyramid', tuners: 'slotted-classical' }, { 1898: 8400, 1915: 9200 }, { 'aged-natural': 1 }, { stock: 1 }),
  '00-28g': row('00-28G', [1937, 1962], 'classical-nylon', { ...classical, wood: 'spruce-brazilian', neck: 'mahogany-ebony', nutMm: 50.8, scaleMm: 645 }, { 1937: 5900, 1950: 4900 }, { 'aged-natural': 1 }, { stock: 1 }),
  '00-18c': row('00-18C', [1962, 1992], 'classical-nylon', { ...classical, wood: 'spruce-mahogany', neck: 'mahogany-ebony', nutMm: 50.8, scaleMm: 670 }, { 1962: 1300, 1970: 1050 }, { 'aged-natural': 1 }),
  'j-40': row('J-40', [1985, 2018], 'jumbo', { ...jumbo, wood: 'spruce-indian', neck: 'mahogany-ebony', draw: { inlays: 'dots' } }, { 1985: 2100, 2005: 2200 }, { natural: 1 }),
  '0-18t': row('0-18T', [1929, 1975], 'tenor', { ...tenor, neck: 'mahogany-ebony' }, { 1929: 3100, 1946: 2300, 1960: 1900 }, { 'aged-natural': 1 }, { stock: 3, tags: ['tenor'] }),
  '5-17t': row('5-17T', [1927, 1949], 'tenor', { ...tenor, wood: 'all-mahogany', weightKg: [0.95, 1.2] }, { 1927: 1450, 1939: 1300 }, { 'dark-top': 1 }, { tags: ['tenor'] }),
  'r-18': row('R-18', [1932, 1942], 'archtops', { ...archtop, scaleMm: 632, wood: 'spruce-mahogany', neck: 'mahogany-ebony', draw: { inlays: 'dots' } }, { 1932: 2200 }, { sunburst: 1 }, { stock: 1 }),
  'martin-style-a': row('Style A', [1914, 1970], 'a-style', { ...mandolinA, wood: 'spruce-mahogany-mandolin' }, { 1914: 1150, 1930: 1050, 1955: 950 }, { 'aged-natural': 1 }),
  'martin-uke-0': row('Style 0 soprano', [1922, 1969], 'ukuleles', { ...uke, wood: 'all-mahogany', neck: 'mahogany-rosewood' }, { 1922: 720, 1945: 780, 1960: 720 }, { mahogany: 1 }, { stock: 4, undated: true }),
  'martin-uke-3': row('Style 3 soprano', [1918, 1965], 'ukuleles', { ...uke, wood: 'all-mahogany', neck: 'mahogany-ebony', frets: 17 }, { 1918: 2200, 1946: 2400 }, { mahogany: 1 }, { undated: true }),
  'martin-uke-5k': row('Style 5K soprano', [1922, 1941], 'ukuleles', { ...uke, frets: 17 }, { 1922: 9800 }, { koa: 1 }, { stock: 1, limit: 1, undated: true, collector: true }),
  'martin-uke-1t': row('1T tenor', [1929, 1965], 'ukuleles', { ...tenorUke, wood: 'all-mahogany', neck: 'mahogany-rosewood', tuners: 'friction' }, { 1929: 1700, 1950: 1500 }, { mahogany: 1 }),
  'martin-tiple': row('T-18 tiple', [1923, 1965], 'other-instruments', { ...tenorUke, wood: 'spruce-mahogany', neck: 'mahogany-ebony', scaleMm: 432, tuners: 'mandolin-plate', noun: 'tiple' }, { 1923: 1100, 1945: 950 }, { 'aged-natural': 1 }),
});
