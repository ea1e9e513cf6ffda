import { amp } from './builds.ts';
import { brandModels, row } from './model.ts';

const jensen = (count: 1 | 2 | 4, inches: 8 | 10 | 12 | 15, code: string): string => `${count} × ${inches}″ Jensen ${code}`;

export const fenderAmps = brandModels('Fender', {
  'champ-5f1': row('Champ 5F1', [1957, 1964], 'amplifiers', amp('amp-tweed', 5, '1 × 6V6GT, 1 × 12AX7, 5Y3', '1 × 8″ Oxford', [6.4, 7.1], [337, 318, 197]), { 1957: 1650, 1961: 1500 }, { tweed: 1 }, { stock: 3 }),
  'deluxe-5e3': row('Deluxe 5E3', [1955, 1960], 'amplifiers', amp('amp-tweed', 15, '2 × 6V6GT, 12AY7, 12AX7, 5Y3', jensen(1, 12, 'P12R'), [12.2, 13.4], [508, 425, 241]), { 1955: 4400, 1958: 4200 }, { tweed: 1 }, { stock: 3 }),
  'bassman-5f6a': row('Bassman 5F6-A', [1958, 1960], 'amplifiers', amp('amp-tweed', 45, '2 × 5881, 12AY7, 2 × 12AX7, GZ34', jensen(4, 10, 'P10R'), [23.5, 25], [597, 584, 267]), { 1958: 11500 }, { tweed: 1 }, { stock: 1 }),
  'princeton-reverb-64': row('Princeton Reverb AA1164', [1964, 1967], 'amplifiers', amp('amp-blackface', 12, '2 × 6V6GT, 3 × 7025, 12AT7, GZ34', '1 × 10″ Oxford 10J4', [14.5, 15.6], [508, 406, 241]), { 1964: 2900, 1966: 2700 }, { 'black-tolex': 1 }, { stock: 3 }),
  'deluxe-reverb-63': row('Deluxe Reverb AB763', [1963, 1967], 'amplifiers', amp('amp-blackface', 22, '2 × 6V6GT, 4 × 7025, 2 × 12AT7, GZ34', '1 × 12″ Oxford 12K5-6', [18.5, 19.6], [610, 445, 241]), { 1963: 3900, 1966: 3600 }, { 'black-tolex': 1 }, { stock: 3 }),
  'super-reverb-63': row('Super Reverb AB763', [1963, 1967], 'amplifiers', amp('amp-blackface', 40, '2 × 6L6GC, 4 × 7025, 2 × 12AT7, GZ34', jensen(4, 10, 'C10R'), [29.5, 31], [635, 622, 267]), { 1963: 2700, 1966: 2400 }, { 'black-tolex': 1 }),
  'twin-reverb-63': row('Twin Reverb AB763', [1963, 1967], 'amplifiers', amp('amp-blackface', 85, '4 × 6L6GC, 4 × 7025, 2 × 12AT7', jensen(2, 12, 'C12N'), [29, 31.5], [670, 505, 267]), { 1963: 2500, 1966: 2300 }, { 'black-tolex': 1 }, { stock: 3 }),
  'vibrolux-63': row('Vibrolux Reverb AA964', [1964, 1967], 'amplifiers', amp('amp-blackface', 35, '2 × 6L6GC, 4 × 7025, 2 × 12AT7, GZ34', '2 × 10″ Oxford 10L5', [20, 21.5], [635, 470, 241]), { 1964: 4200 }, { 'black-tolex': 1 }),
  'deluxe-reverb-68': row('Deluxe Reverb, silver panel', [1968, 1981], 'amplifiers', amp('amp-blackface', 22, '2 × 6V6GT, 4 × 7025, 2 × 12AT7, GZ34', '1 × 12″ Oxford 12K5-6', [18.8, 20], [610, 445, 241]), { 1968: 2200, 1974: 1800, 1978: 1600 }, { 'black-tolex': 1 }, { stock: 4 }),
  'concert-6g12': row('Concert 6G12', [1960, 1963], 'amplifiers', amp('amp-practice', 40, '2 × 6L6GC, 5 × 7025, 2 × 12AX7', jensen(4, 10, 'P10R'), [26, 28], [622, 622, 267]), { 1960: 2700 }, { 'brown-tolex': 1 }),
  'blues-junior': row('Blues Junior', [1995, 2018], 'amplifiers', amp('amp-practice', 15, '2 × EL84, 3 × 12AX7', '1 × 12″ Eminence', [13.9, 14.4], [457, 406, 234]), { 1995: 380, 2010: 430 }, { 'black-tolex': 1, tweed: 1.15 }, { stock: 3 }),
});
export const gibsonAmps = brandModels('Gibson', {
  'ga-20t': row('GA-20T Ranger', [1956, 1961], 'amplifiers', amp('amp-practice', 16, '2 × 6V6GT, 2 × 12AX7, 5879, 5Y3', jensen(1, 12, 'P12R'), [13.5, 14.8], [508, 420, 235]), { 1956: 1450 }, { 'brown-tolex': 1, tweed: 1.1 }),
  'ga-40': row('GA-40 Les Paul', [1953, 1960], 'amplifiers', amp('amp-practice', 16, '2 × 6V6GT, 2 × 5879, 12AX7, 6SQ7, 5Y3', jensen(1, 12, 'P12Q'), [16.8, 18], [559, 508, 254]), { 1953: 2400, 1957: 2200 }, { 'brown-tolex': 1 }),
});
export const vox = brandModels('Vox', {
  'ac30-tb-64': row('AC30/6 Top Boost', [1963, 1967], 'amplifiers', amp('amp-diamond', 30, '4 × EL84, 5 × ECC83, ECC82, GZ34', '2 × 12″ Celestion T530 “silver”', [31, 33], [705, 555, 260]), { 1963: 5200, 1965: 4400 }, { 'black-tolex': 1 }),
  'ac15-60': row('AC15 Twin', [1960, 1966], 'amplifiers', amp('amp-diamond', 15, '2 × EL84, ECC83, EF86, EZ81', '2 × 12″ Celestion T530', [25, 27], [610, 510, 255]), { 1960: 4900 }, { 'black-tolex': 1, 'fawn-cloth': 1.3 }, { stock: 1 }),
  'ac30-modern': row('AC30C2', [2010, 2023], 'amplifiers', amp('amp-diamond', 30, '4 × EL84, 3 × 12AX7', '2 × 12″ Celestion Greenback', [31.6, 32.4], [702, 556, 265]), { 2010: 780, 2019: 850 }, { 'black-tolex': 1 }, { stock: 3 }),
});
export const marshall = brandModels('Marshall', {
  'jtm45-65': row('JTM45 MkII head', [1964, 1966], 'amplifiers', amp('amp-stack', 30, '2 × KT66, 3 × ECC83, GZ34', '4 × 12″ Celestion G12M', [50, 54], [760, 1050, 360]), { 1964: 10500 }, { 'black-tolex': 1 }, { stock: 1 }),
  'super-lead-67': row('1959 Super Lead, plexi panel', [1967, 1969], 'amplifiers', amp('amp-stack', 100, '4 × EL34, 3 × ECC83', '4 × 12″ Celestion G12M', [52, 56], [760, 1050, 360]), { 1967: 9800, 1969: 8200 }, { 'black-tolex': 1 }, { stock: 1 }),
  'jmp-50-72': row('1987 JMP 50-watt, metal panel', [1970, 1976], 'amplifiers', amp('amp-stack', 50, '2 × EL34, 3 × ECC83', '4 × 12″ Celestion G12H', [49, 53], [760, 1050, 360]), { 1970: 3900, 1974: 3300 }, { 'black-tolex': 1, 'orange-tolex': 1.2 }),
  'jcm800-2204': row('JCM800 2204', [1981, 1990], 'amplifiers', amp('amp-stack', 50, '2 × EL34, 3 × ECC83', '4 × 12″ Celestion G12-75', [50, 54], [760, 1050, 360]), { 1981: 2500 }, { 'black-tolex': 1 }, { stock: 3 }),
});
export const ampeg = brandModels('Ampeg', {
  'b-15n-64': row('B-15N Portaflex', [1961, 1967], 'amplifiers', amp('amp-stack', 25, '2 × 6L6GC, 3 × 6SL7, 5AR4', '1 × 15″ Jensen C15N', [32, 35], [540, 660, 380]), { 1961: 2700, 1965: 2400 }, { 'navy-covering': 1 }),
  'reverberocket-65': row('R-12-R Reverberocket', [1961, 1968], 'amplifiers', amp('amp-practice', 15, '2 × 6V6GT, 3 × 6SL7, 6SN7, 5Y3', jensen(1, 12, 'C12R'), [16.5, 17.8], [560, 470, 250]), { 1961: 1300, 1965: 1150 }, { 'navy-covering': 1 }),
});
export const magnatone = brandModels('Magnatone', {
  'magnatone-280': row('280', [1957, 1960], 'amplifiers', amp('amp-practice', 50, '4 × 6973, 5 × 12AX7, 6CG7', '2 × 12″ Jensen, 2 × 5″', [24, 26], [635, 510, 260]), { 1957: 2300 }, { 'brown-tolex': 1 }, { stock: 1 }),
});
export const suproAmps = brandModels('Supro', {
  'supro-1624t': row('1624T Dual-Tone', [1959, 1964], 'amplifiers', amp('amp-practice', 24, '2 × 6973, 3 × 12AX7, 5U4', '1 × 12″ Jensen', [12.5, 13.8], [560, 410, 230]), { 1959: 1700 }, { 'navy-covering': 1, 'grey-covering': 1 }),
});
export const matchless = brandModels('Matchless', {
  'matchless-dc30': row('DC-30', [1990, 2023], 'amplifiers', amp('amp-diamond', 30, '4 × EL84, 3 × 12AX7, EF86, GZ34', '2 × 12″ Celestion', [33, 35], [686, 560, 260]), { 1990: 3900, 2005: 3200 }, { 'black-tolex': 1, 'grey-covering': 1 }),
});
export const mesa = brandModels('Mesa/Boogie', {
  'mesa-mark-i': row('Mark I', [1972, 1978], 'amplifiers', amp('amp-practice', 60, '4 × 6L6GC, 5 × 12AX7', '1 × 12″ Altec 417', [27, 29], [490, 440, 290]), { 1972: 4200 }, { 'blonde-tolex': 1, 'black-tolex': 0.95 }, { stock: 1 }),
});
