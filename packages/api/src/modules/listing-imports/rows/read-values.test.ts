import { describe, expect, it } from '@jest/globals';
import { htmlOfText, textOfHtml } from './html-text.ts';
import { readCondition, readMoney, readYears, writeMoney, writeYears } from './read-values.ts';

describe('an amount', () => {
  it.each([
    ['1299', 129_900],
    ['1,299.00', 129_900],
    ['$1,299', 129_900],
    ['1.299,50', 129_950],
    ['1 299,5', 129_950],
    ['12,345,678.90', 1_234_567_890],
    ['0.99', 99],
    ["{'amount': '1299.00', 'currency': 'USD'}", 129_900],
  ])('%s is read in cents', (cell, cents) => {
    expect(readMoney(cell)).toBe(cents);
  });

  it('in another currency, or that is none, is refused', () => {
    expect(readMoney('€ 12')).toBe('currency');
    expect(readMoney("{'amount': '1', 'currency': 'EUR'}")).toBe('currency');
    for (const cell of ['', 'abc', '1,2,3', '-5', '1.2345', '1e9', '12,34,567'])
      expect(readMoney(cell)).toBeUndefined();
  });

  it('is written as it is read', () => {
    for (const cents of [0, 5, 99, 100, 129_905]) expect(readMoney(writeMoney(cents))).toBe(cents);
  });
});

describe('years and conditions', () => {
  it('are read as sellers write them', () => {
    expect(readYears('c. 1934')).toEqual({ yearFrom: 1934, yearTo: null, yearIsCirca: true });
    for (const cell of [
      'circa 1934',
      'ca. 1934',
      'ca 1934',
      'c1934',
      'Vers 1934',
      'v. 1934',
      'environ 1934',
      'approximately 1934',
      '~1934',
    ])
      expect([cell, readYears(cell)]).toEqual([cell, { yearFrom: 1934, yearTo: null, yearIsCirca: true }]);
    expect(readYears('circa')).toBeUndefined();
    expect(readYears('1959-60')).toEqual({ yearFrom: 1959, yearTo: 1960, yearIsCirca: false });
    expect(readYears('1970s')).toMatchObject({ yearFrom: 1970, yearTo: 1979 });
    expect(readYears('old')).toBeUndefined();
    for (const cell of ['1962', '1959-1960', 'c. 1934'])
      expect(writeYears(readYears(cell) ?? { yearFrom: null, yearTo: null, yearIsCirca: false })).toBe(cell);
    expect(readCondition("{'uuid': 'x', 'display_name': 'Very Good'}")).toBe('VERY_GOOD');
    expect(readCondition('Brand New')).toBe('NEW');
    expect(readCondition('lovely')).toBeUndefined();
  });
});

describe('a description in HTML', () => {
  it('is text, whatever it tries', () => {
    expect(textOfHtml('<p>One &amp; two</p><ul><li>a<li>b</ul><script>alert(1)</script>')).toBe(
      'One & two\n\n- a\n- b',
    );
    expect(textOfHtml('<img src=x onerror=alert(1)>plain')).toBe('plain');
  });

  it('that was made of a text is that text again', () => {
    for (const text of ['One.\n\nTwo\nlines & <b>.', 'a', '']) expect(textOfHtml(htmlOfText(text))).toBe(text);
  });
});
