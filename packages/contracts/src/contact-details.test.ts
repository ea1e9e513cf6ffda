import { describe, expect, it } from '@jest/globals';
import { findContactDetails } from './contact-details.ts';

const kinds = (text: string): string[] =>
  findContactDetails(text).map(({ kind, text: passage }) => `${kind} ${passage}`);

describe('contact details in a message', () => {
  it.each([
    ['Call me at (615) 555-0142 tonight.', ['phone (615) 555-0142']],
    ['+33 6 12 34 56 78, après 18 h', ['phone +33 6 12 34 56 78']],
    ['615.555.0142 or 615-555-0199', ['phone 615.555.0142', 'phone 615-555-0199']],
    ['Write to joe.pass@example.com.', ['email joe.pass@example.com']],
    ['joe (at) example (dot) com', ['email joe (at) example (dot) com']],
    ['Pay me at paypal.me/joe and save the fee', ['link paypal.me/joe']],
    ['https://example.com/pay?x=1 now', ['link https://example.com/pay?x=1']],
    ['a@example.com, again a@example.com', ['email a@example.com']],
  ])('are found: %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    'It is a 1959 Les Paul, serial 9 0824, for $12,500.00.',
    'Serial number A123456, from 1962-1964.',
    'I can come on 2026-11-23 or 23/11/2026.',
    '25.5 in scale, 1.6875 in nut, 8 lb 3 oz',
    '',
  ])('are not what a guitar is described with: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('are no links of the shop itself', () => {
    const isOwn = (link: string): boolean => link.startsWith('https://headstock.example/');
    expect(findContactDetails('See https://headstock.example/shop/strat/1', isOwn)).toEqual([]);
    expect(findContactDetails('See https://headstock.example.evil.test/shop', isOwn)).toHaveLength(1);
  });

  it('are looked for in bounded time', () => {
    const start = performance.now();
    for (const part of ['a.', '1 ', '(at)', 'a@a.', '+1-']) findContactDetails(part.repeat(1_000));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
