import { effect } from './builds.ts';
import { brandModels, row } from './model.ts';

export const ibanezPedals = brandModels('Ibanez', {
  ts808: row(
    'TS808 Tube Screamer',
    [1979, 1981],
    'pedals',
    effect('pedal', 'overdrive', [0.56, 0.6], 0),
    { 1979: 1050 },
    { green: 1 },
  ),
  ts9: row(
    'TS9 Tube Screamer',
    [1982, 1984],
    'pedals',
    effect('pedal', 'overdrive', [0.57, 0.6], 0),
    { 1982: 420 },
    { green: 1 },
    { stock: 3 },
  ),
  ad9: row(
    'AD9 Analog Delay',
    [1982, 1984],
    'pedals',
    effect('pedal', 'delay', [0.58, 0.62], 1),
    { 1982: 260 },
    { 'shell-pink': 1 },
  ),
});
export const boss = brandModels('Boss', {
  'boss-ce1': row(
    'CE-1 Chorus Ensemble',
    [1976, 1984],
    'pedals',
    effect('pedal-wide', 'chorus', [2.0, 2.2], 0),
    { 1976: 780 },
    { 'inca-silver': 1 },
  ),
  'boss-ce2': row(
    'CE-2 Chorus',
    [1979, 1990],
    'pedals',
    effect('pedal', 'chorus', [0.4, 0.44], 2),
    { 1979: 230, 1984: 190 },
    { 'sonic-blue': 1 },
    { stock: 3 },
  ),
  'boss-dm2': row(
    'DM-2 Delay',
    [1981, 1984],
    'pedals',
    effect('pedal', 'delay', [0.4, 0.44], 2),
    { 1981: 390 },
    { 'shell-pink': 1 },
  ),
  'boss-od1': row(
    'OD-1 OverDrive',
    [1977, 1985],
    'pedals',
    effect('pedal', 'overdrive', [0.39, 0.43], 2),
    { 1977: 340 },
    { yellow: 1 },
  ),
  'boss-bf2': row(
    'BF-2 Flanger',
    [1980, 2001],
    'pedals',
    effect('pedal', 'flanger', [0.4, 0.44], 2),
    { 1980: 110, 1990: 85 },
    { 'burgundy-mist': 1 },
  ),
});
export const ehx = brandModels('Electro-Harmonix', {
  'big-muff-ram': row(
    'Big Muff Pi, V2',
    [1973, 1977],
    'pedals',
    effect('pedal-wide', 'fuzz', [0.85, 0.95], 1),
    { 1973: 680 },
    { silver: 1 },
  ),
  'memory-man': row(
    'Deluxe Memory Man',
    [1978, 1985],
    'pedals',
    effect('pedal-wide', 'delay', [1.3, 1.5], 2),
    { 1978: 620 },
    { silver: 1 },
  ),
  'small-stone': row(
    'Small Stone',
    [1974, 1984],
    'pedals',
    effect('pedal', 'phaser', [0.5, 0.58], 3),
    { 1974: 240 },
    { silver: 1, orange: 0.95 },
  ),
});
export const mxr = brandModels('MXR', {
  'phase-90': row(
    'Phase 90, script logo',
    [1974, 1977],
    'pedals',
    effect('pedal-mini', 'phaser', [0.3, 0.36], 0),
    { 1974: 360 },
    { orange: 1 },
  ),
  'dyna-comp': row(
    'Dyna Comp, block logo',
    [1977, 1984],
    'pedals',
    effect('pedal-mini', 'compressor', [0.3, 0.36], 1),
    { 1977: 210 },
    { red: 1 },
  ),
});
export const dallasArbiter = brandModels('Dallas Arbiter', {
  'fuzz-face-69': row(
    'Fuzz Face, BC108C',
    [1969, 1975],
    'pedals',
    effect('pedal-round', 'fuzz', [0.85, 0.95], 0),
    { 1969: 2200, 1972: 1700 },
    { red: 1, blue: 1.05, charcoal: 1 },
    { stock: 1 },
  ),
});
export const voxPedals = brandModels('Vox', {
  v846: row(
    'V846 wah',
    [1968, 1974],
    'pedals',
    effect('pedal-wah', 'wah', [1.4, 1.55], 0),
    { 1968: 650 },
    { black: 1 },
  ),
});
export const maestro = brandModels('Maestro', {
  'echoplex-ep3': row(
    'Echoplex EP-3',
    [1970, 1984],
    'pedals',
    effect('pedal-wide', 'tape-echo', [5.8, 6.3], 3),
    { 1970: 1050 },
    { charcoal: 1 },
  ),
});
export const proco = brandModels('ProCo', {
  'rat-84': row(
    'RAT, small box, white face',
    [1984, 1986],
    'pedals',
    effect('pedal', 'distortion', [0.72, 0.8], 1),
    { 1984: 620 },
    { black: 1 },
  ),
  rat2: row(
    'RAT 2',
    [1988, 2008],
    'pedals',
    effect('pedal', 'distortion', [0.7, 0.78], 1),
    { 1988: 130, 1999: 95 },
    { black: 1 },
    { stock: 3 },
  ),
});
export const klon = brandModels('Klon', {
  centaur: row(
    'Centaur',
    [1994, 2008],
    'pedals',
    effect('pedal-wide', 'overdrive', [1.0, 1.1], 0),
    { 1994: 5900, 2000: 4900 },
    { gold: 1, silver: 0.95 },
    { stock: 1, limit: 2 },
  ),
});
export const strymon = brandModels('Strymon', {
  flint: row(
    'Flint',
    [2012, 2022],
    'pedals',
    effect('pedal', 'reverb', [0.44, 0.48], 3),
    { 2012: 230 },
    { 'burgundy-mist': 1 },
  ),
});
export const roland = brandModels('Roland', {
  're-201': row(
    'RE-201 Space Echo',
    [1974, 1990],
    'pedals',
    effect('pedal-wide', 'tape-echo', [8.9, 9.3], 2),
    { 1974: 1500, 1982: 1350 },
    { 'forest-green': 1 },
  ),
});
