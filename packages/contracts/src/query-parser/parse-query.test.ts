import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';

const read = (text: string) => {
  const { keywords, filters } = parseQuery(text);
  return Object.keys(filters).length === 0 ? null : [keywords, filters];
};
const under = (dollars: number) => ({ maxCents: dollars * 100 });
const over = (dollars: number) => ({ minCents: dollars * 100 });
const light = (below: number) => ({ weight: ['0', '5', '6', '7', '8', '9'].filter((from) => Number(from) < below) });

describe('what was typed', () => {
  it.each([
    ['telecaster under 2000', 'telecaster', under(2000)],
    ['Telecaster under $2,000', 'Telecaster', under(2000)],
    ['tele sous 2000 €', 'tele', under(2000)],
    ['moins de 2000 €', '', under(2000)],
    ['les paul below 5k', 'les paul', under(5000)],
    ['les paul less than 1.5k', 'les paul', under(1500)],
    ['strat for under 900', 'strat', under(900)],
    ['pedals < 200', 'pedals', under(200)],
    ['basse jusqu’à 800', 'basse', under(800)],
    ['gibson over 10000', 'gibson', over(10_000)],
    ['gibson plus de 10 000', 'gibson', over(10_000)],
    ['gibson à partir de 3000', 'gibson', over(3000)],
    ['bass between 500 and 1000', 'bass', { ...over(500), ...under(1000) }],
    ['between 1000 and 2000', '', { ...over(1000), ...under(2000) }],
    ['amp 1k-2k', 'amp', { ...over(1000), ...under(2000) }],
    ['basse de 500 à 1000 $', 'basse', { ...over(500), ...under(1000) }],
    ['jazzmaster over 1000 under 3000', 'jazzmaster', { ...over(1000), ...under(3000) }],
    ['telecaster between $1900 and $2000', 'telecaster', { ...over(1900), ...under(2000) }],
  ])('%s is a price', (typed, keywords, filters) => expect(read(typed)).toEqual([keywords, filters]));

  it.each([
    ['1960-1969', '', { decade: [1960] }],
    ['gibson between 1960 and 1979', 'gibson', { decade: [1960, 1970] }],
    ['60s strat', 'strat', { decade: [1960] }],
    ["1950's gibson", 'gibson', { decade: [1950] }],
    ['fender des années 70', 'fender', { decade: [1970] }],
    ['tele 1950s-1960s', 'tele', { decade: [1950, 1960] }],
    ['gibson between 1955 and 1965', 'gibson', { minYear: 1955, maxYear: 1965 }],
    ['strat 1957 - 1964', 'strat', { minYear: 1957, maxYear: 1964 }],
    ['martin before 1942', 'martin', { maxYear: 1941 }],
    ['gibson avant 1960', 'gibson', { maxYear: 1959 }],
    ['fender depuis 1980', 'fender', { minYear: 1980 }],
    ['fender after 1980', 'fender', { minYear: 1981 }],
  ])('%s is a time', (typed, keywords, filters) => expect(read(typed)).toEqual([keywords, filters]));

  it.each([
    ['lefty', '', { hand: ['left'] }],
    ['left handed bass under $1,500', 'bass', { hand: ['left'], ...under(1500) }],
    ['guitare pour gaucher', 'guitare', { hand: ['left'] }],
    ['made in japan', '', { origin: ['jp'] }],
    ['fabriquée au Japon', '', { origin: ['jp'] }],
    ['strat made in the USA', 'strat', { origin: ['us'] }],
    ['mexican strat', 'strat', { origin: ['mx'] }],
    ['light les paul', 'les paul', light(9)],
    ['guitare légère', 'guitare', light(8)],
    ['les paul under 8 lbs', 'les paul', light(8)],
    ['martin soft v neck', 'martin', { neck: ['soft-v'] }],
    ['gibson with p-90s', 'gibson', { pickups: ['p-90'] }],
    ['tele humbucker single coil', 'tele', { pickups: ['humbucker', 'single-coil'] }],
    ['guitar with 24 frets', 'guitar', { frets: ['24'] }],
    ['43 mm nut', '', { nut: ['43'] }],
    ['gretsch price drop', 'gretsch', { price: ['drop'] }],
  ])('%s is a feature', (typed, keywords, filters) => expect(read(typed)).toEqual([keywords, filters]));

  it.each([
    'es-335',
    'gibson 1959',
    '1962 fender',
    '000-15m',
    'd-28',
    'tube screamer ts9-808',
    'fender 50-100',
    'under the radar',
    'underwood 5',
    'maxon 9',
    '12 string',
    'les paul',
    'american standard strat',
    'light gauge strings',
    'mint green strat',
    'stratocaster 50s neck',
    'les paul 50s reissue',
    'under 500 £',
    'marshall 100 watts',
    '',
    '\u0000',
    '(((((((((((',
  ])('%s stays as it is', (typed) => expect(read(typed)).toBeNull());

  it('takes no longer for a text that tries to make it', () => {
    const long = `${'under '.repeat(20)}${'1 '.repeat(40)}`.slice(0, 200);
    const before = process.cpuUsage().user;
    for (let round = 0; round < 50; round += 1) parseQuery(long);
    expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
  });
});
