import { describe, expect, it } from '@jest/globals';
import { readFeed } from './read-feed.model.ts';

const cubes = (inner: string, time = '2026-11-26') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${time}'>${inner}</Cube></Cube>
</gesmes:Envelope>`;
const usual = `<Cube currency='USD' rate='1.1600'/><Cube currency='JPY' rate='181.25'/><Cube currency='GBP' rate="0.8700"/><Cube currency='SEK' rate='11'/>`;

describe('a feed of daily rates', () => {
  it('is read from the table of the European Central Bank, turned from euros to dollars', () => {
    expect(readFeed(cubes(usual))).toEqual({
      asOf: '2026-11-26',
      rates: { EUR: 0.86206897, JPY: 156.25, GBP: 0.75 },
    });
  });

  it('is read from JSON of any base, with a mark of its encoding before it', () => {
    const euros = { amount: 1, base: 'EUR', date: '2026-11-26', rates: { USD: 1.25, CHF: 0.95, XXX: 3 } };
    expect(readFeed(JSON.stringify(euros))).toEqual({ asOf: '2026-11-26', rates: { EUR: 0.8, CHF: 0.76 } });
    const dollars = { base: 'USD', date: '2026-11-26', rates: { EUR: 0.9, CAD: 1.4 } };
    expect(readFeed(`\uFEFF ${JSON.stringify(dollars)}\n`)).toEqual({
      asOf: '2026-11-26',
      rates: { EUR: 0.9, CAD: 1.4 },
    });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html><body>Sign in</body></html>'],
    ['entities', `<!DOCTYPE x [<!ENTITY a "1.1">]>${cubes(usual)}`],
    ['half a document', JSON.stringify({ base: 'EUR', date: '2026-11-26', rates: {} }).slice(0, -3)],
    ['an array', '[1, 2]'],
    ['no dollar', cubes("<Cube currency='JPY' rate='181'/>")],
    ['no day', cubes(usual, 'yesterday')],
    ['a day that is none', cubes(usual, '2026-02-30')],
    ['a history of days', cubes(`${usual}</Cube><Cube time='2026-11-25'>`)],
    ['two rates of one currency', cubes(`${usual}<Cube currency='USD' rate='1.5'/>`)],
    ['a rate of nothing', cubes(`${usual}<Cube currency='CAD' rate='0'/>`)],
    ['a rate below nothing', cubes(`${usual}<Cube currency='CAD' rate='-1.4'/>`)],
    ['a rate that is a word', cubes(`${usual}<Cube currency='CAD' rate='NaN'/>`)],
    ['a rate without end', cubes(`${usual}<Cube currency='CAD' rate='1e999'/>`)],
    ['thousands of currencies', cubes(usual + "<Cube rate='1'/>".repeat(600))],
    ['texts for rates', JSON.stringify({ base: 'USD', date: '2026-11-26', rates: { EUR: '0.9' } })],
    ['no base', JSON.stringify({ date: '2026-11-26', rates: { EUR: 0.9, USD: 1 } })],
    ['prototypes', '{"base":"USD","date":"2026-11-26","rates":{"__proto__":{"EUR":1}}}'],
  ])('is not read where it has %s', (_what, text) => {
    const read = readFeed(text);
    expect(read === null || Object.keys(read.rates).length === 0).toBe(true);
  });

  it('is looked through in a moment however it is written', () => {
    const before = performance.now();
    for (const text of [`<Cube ${'a'.repeat(250_000)}`, `<${'Cube '.repeat(50_000)}`, '<Cube '.repeat(40_000)])
      expect(readFeed(text)).toBeNull();
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});
