import { describe, expect, it } from '@jest/globals';
import { dayIn, formatDate, isoDayIn, ordinal } from './dates.ts';

const at = '2026-11-22T22:10:00Z';
const en = { locale: 'en', timeZone: 'America/Chicago' };
const fr = { locale: 'fr', timeZone: 'America/Chicago' };

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [30, '30th'],
])('formats %i as %s', (day, text) => {
  expect(ordinal(day)).toBe(text);
});

describe('dates', () => {
  it('are formatted in the shop’s style in English', () => {
    expect(formatDate(at, 'day', en)).toBe('Nov 22nd 2026');
    expect(formatDate(at, 'weekday', en)).toBe('Sun, Nov 22nd');
    expect(formatDate(at, 'moment', en)).toBe('Nov 22nd 2026, 04:10 PM (CST)');
    expect(formatDate(at, 'time', en)).toBe('4:10\u00a0PM (CST)');
  });
  it('are formatted the French way', () => {
    expect(formatDate(at, 'day', fr)).toBe('22 nov. 2026');
    expect(formatDate(at, 'weekday', fr)).toBe('dim. 22 nov.');
    expect(formatDate('2026-12-01T12:00:00Z', 'day', fr)).toBe('1er déc. 2026');
    expect(formatDate(at, 'moment', fr)).toMatch(/^22 nov\. 2026, 16:10 \(/);
    expect(formatDate(at, 'time', fr)).toBe('16\u00a0h\u00a010 (UTC−6)');
    expect(formatDate('2026-11-22T14:05:00Z', 'time', fr)).toBe('8\u00a0h\u00a005 (UTC−6)');
  });
  it('count from today in the shop’s time zone', () => {
    expect(dayIn('America/Chicago', new Date('2026-11-22T03:00:00Z')).toISOString()).toBe('2026-11-21T12:00:00.000Z');
    expect(isoDayIn('America/Chicago', new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-21');
  });
});
