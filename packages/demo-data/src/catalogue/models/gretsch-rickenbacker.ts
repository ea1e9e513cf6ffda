import { archtop, electricArchtop, hollow, jumbo, lesPaul, semi, small, woodResonator } from './builds.ts';
import { brandModels, row } from './model.ts';

const single = { ...hollow, frets: 22, scaleMm: 625, wood: 'laminated-archtop', pickups: 'filtertrons', bridge: 'bigsby', tuners: 'grover-imperial', weightKg: [3.2, 3.8], draw: { bridge: 'arm' } } as const;
const jet = { ...lesPaul, scaleMm: 625, weightKg: [3.1, 3.5], wood: 'mahogany', tuners: 'grover-rotomatic', bridge: 'floating-rosewood' } as const;
const rick = { ...semi, body: 'semi-hollow', scaleMm: 629, nutMm: 41.4, frets: 21, wood: 'maple-solid', neck: 'maple-rosewood', pickups: 'toasters', bridge: 'rick-r', tuners: 'kluson-deluxe', weightKg: [3.0, 3.5] } as const;

export const gretsch = brandModels('Gretsch', {
  'g6120-55': row('6120 Chet Atkins', [1955, 1957], 'hollow-semi-hollow', { ...single, pickups: 'dynasonics', draw: { bridge: 'arm', pickups: 'single', inlays: 'blocks' } },
    { 1955: 14500, 1957: 12000 }, { 'western-orange': 1 }),
  'g6120-58': row('6120 Chet Atkins', [1958, 1961], 'hollow-semi-hollow', single, { 1958: 10800, 1960: 9800 }, { 'western-orange': 1 }),
  'g6122-58': row('6122 Country Gentleman', [1958, 1961], 'hollow-semi-hollow', { ...single, draw: { bridge: 'arm', hardware: 'gold' } }, { 1958: 9400 }, { walnut: 1 }),
  'g6122-62': row('6122 Country Gentleman', [1962, 1971], 'hollow-semi-hollow', { ...single, body: 'semi-hollow', draw: { bridge: 'arm', hardware: 'gold' } },
    { 1962: 6900, 1966: 4900 }, { walnut: 1 }, { stock: 3 }),
  'g6119-62': row('6119 Tennessean', [1962, 1970], 'hollow-semi-hollow', { ...single, pickups: 'student-pair', draw: { bridge: 'arm', pickups: 'single' } },
    { 1962: 3600, 1966: 3000 }, { 'wine-red': 1 }, { stock: 3 }),
  'g6118-58': row('6118 Double Anniversary', [1958, 1971], 'hollow-semi-hollow', { ...single, bridge: 'floating-rosewood', draw: { bridge: 'trapeze' } },
    { 1958: 3900, 1962: 3200, 1966: 2600 }, { 'smoke-green': 1, sunburst: 1 }, { stock: 3 }),
  'g6136-55': row('6136 White Falcon', [1955, 1961], 'hollow-semi-hollow', { ...single, draw: { bridge: 'arm', hardware: 'gold', inlays: 'blocks' } },
    { 1955: 39000, 1958: 32000 }, { 'falcon-white': 1 }, { stock: 1, limit: 2, collector: true }),
  'g6120-modern': row('G6120T Players Edition Nashville', [2016, 2024], 'hollow-semi-hollow', single, { 2016: 2300, 2021: 2500 }, { 'western-orange': 1, black: 1.05 }),
  'g5420t': row('G5420T Electromatic', [2013, 2024], 'hollow-semi-hollow', single, { 2013: 680, 2020: 750 }, { 'western-orange': 1, black: 1, 'surf-green': 1.05 }, { stock: 3 }),
  'g6128-54': row('6128 Duo Jet', [1954, 1961], 'solid-body', { ...jet, pickups: 'dynasonics', draw: { pickups: 'single', inlays: 'blocks' } },
    { 1954: 9200, 1958: 8400 }, { black: 1, green: 2.4 }),
  'g6131-55': row('6131 Jet Fire Bird', [1955, 1961], 'solid-body', { ...jet, pickups: 'dynasonics', draw: { pickups: 'single', inlays: 'blocks' } }, { 1955: 10500, 1958: 9800 }, { 'firebird-red': 1 }, { stock: 1 }),
  'g6129-54': row('6129 Silver Jet', [1954, 1961], 'solid-body', { ...jet, pickups: 'dynasonics', draw: { pickups: 'single', inlays: 'blocks' } }, { 1954: 12500 }, { 'silver-sparkle': 1, 'champagne-sparkle': 1.4 }, { stock: 1 }),
  'g5230t': row('G5230T Electromatic Jet', [2018, 2024], 'solid-body', { ...jet, pickups: 'filtertrons', bridge: 'bigsby', draw: { bridge: 'arm', inlays: 'dots' } }, { 2018: 520 }, { black: 1, 'silver': 1, 'firebird-red': 1 }),
  'rancher-54': row('6022 Rancher', [1954, 1969], 'jumbo', { ...jumbo, scaleMm: 648, wood: 'spruce-maple' }, { 1954: 4200, 1960: 3600 }, { 'western-orange': 1 }),
  'jim-dandy': row('G9500 Jim Dandy', [2012, 2024], 'parlor-small-body', { ...small, scaleMm: 610, wood: 'spruce-laminate', tuners: 'three-on-plate' }, { 2012: 160, 2020: 180 }, { sunburst: 1 }),
  'honey-dipper': row('G9201 Honey Dipper', [2012, 2024], 'resonator', { ...woodResonator, body: 'resonator', wood: 'brass-nickel', bridge: 'biscuit' }, { 2012: 480, 2020: 550 }, { steel: 1 }),
  'synchromatic-39': row('Synchromatic 200', [1939, 1949], 'archtops', { ...archtop, scaleMm: 660, draw: { inlays: 'blocks', hardware: 'gold' } }, { 1939: 2600 }, { sunburst: 1, 'natural-maple': 1.15 }),
  'country-club-54': row('6192 Country Club', [1954, 1961], 'archtops', { ...electricArchtop, scaleMm: 648, pickups: 'dynasonics', draw: { pickups: 'single', inlays: 'blocks', hardware: 'gold' } },
    { 1954: 6200, 1958: 6900 }, { sunburst: 1, 'natural-maple': 1.2, green: 1.5 }),
});

export const rickenbacker = brandModels('Rickenbacker', {
  'rick-325-64': row('325', [1964, 1974], 'hollow-semi-hollow', { ...rick, scaleMm: 527, pickups: 'toasters-three', bridge: 'accent-vibrato', weightKg: [2.7, 3.1], draw: { pickupCount: 3 } },
    { 1964: 10500, 1967: 8200 }, { jetglo: 1, fireglo: 1.1 }, { stock: 1 }),
  'rick-330-64': row('330', [1964, 1973], 'hollow-semi-hollow', rick, { 1964: 6400, 1968: 4600 }, { fireglo: 1, mapleglo: 1, jetglo: 1.1 }),
  'rick-360-64': row('360', [1964, 1974], 'hollow-semi-hollow', { ...rick, draw: { inlays: 'trapezoids' } }, { 1964: 5900, 1968: 4400 }, { fireglo: 1, mapleglo: 1, jetglo: 1.1 }, { stock: 3 }),
  'rick-360-12-65': row('360/12', [1964, 1974], 'hollow-semi-hollow', { ...rick, draw: { inlays: 'trapezoids' } }, { 1964: 9400, 1967: 6400 }, { fireglo: 1, mapleglo: 1.05 }, { tags: ['twelve-string'] }),
  'rick-330-modern': row('330', [1985, 2024], 'hollow-semi-hollow', { ...rick, pickups: 'hi-gains', tuners: 'schaller' }, { 1985: 1900, 2005: 1800, 2018: 2100 }, { fireglo: 1, jetglo: 1, mapleglo: 1, 'whale-blue': 1.15 }, { stock: 3 }),
  'rick-620-77': row('620', [1977, 2024], 'solid-body', { ...rick, kind: 'solid', body: 'double-horn', pickups: 'hi-gains', tuners: 'schaller', weightKg: [3.4, 3.8] }, { 1977: 2100, 1995: 1700, 2015: 1900 }, { fireglo: 1, jetglo: 1, mapleglo: 1 }),
});
