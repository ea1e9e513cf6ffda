import { describe, expect, it } from '@jest/globals';
import { type Figure, isCash, isSettled, linesOf, readCounts, worthOf } from './day-sheet.model.ts';

const drawer: Figure = { key: 'drawer', unit: 'cents', expected: 5_000, found: null };
const nothing = { openingFloatCents: 0, counts: null, terminalCents: null, checksCents: null };

describe('what is counted', () => {
  it('is worth its pieces', () => {
    expect(
      worthOf(
        readCounts([
          { cents: 2_000, pieces: 3 },
          { cents: 25, pieces: 2 },
          { cents: 25, pieces: 1 },
        ]) ?? {},
      ),
    ).toBe(6_075);
  });

  it.each([
    [{ cents: 300, pieces: 1 }],
    [{ cents: 100, pieces: -1 }],
    [{ cents: 100, pieces: 1.5 }],
    [{ cents: 100, pieces: 100_001 }],
  ])('is refused: %j', (piece) => {
    expect(readCounts([piece])).toBeNull();
  });

  it.each([
    ['Cash', true],
    ['cash, small notes', true],
    ['Espèces', true],
    ['Comptant', true],
    ['Check 1042', false],
    ['Cashier’s check', false],
    [null, false],
  ])('knows of %j whether it is cash: %j', (type, expected) => {
    expect(isCash(type)).toBe(expected);
  });
});

describe('the lines of a sheet', () => {
  it('add what was in the drawer in the morning, and stay open until somebody counts', () => {
    const [line] = linesOf([drawer], { ...nothing, openingFloatCents: 10_000 }, {});
    expect(line).toMatchObject({ expected: 15_000, found: null, difference: null });
    expect(line && isSettled(line)).toBe(false);
  });

  it('need no count where nothing was expected', () => {
    const [line] = linesOf([{ key: 'terminal', unit: 'cents', expected: 0, found: null }], nothing, {});
    expect(line).toMatchObject({ found: 0, difference: 0 });
  });

  it('keep an explanation for the difference that it was signed for alone', () => {
    const signed = {
      drawer: { text: 'A wrong change', difference: -500, accountId: null, at: '2026-11-26T18:00:00Z' },
    };
    const counted = (pieces: number) => ({ ...nothing, counts: { 100: pieces } });
    const [same] = linesOf([drawer], counted(45), signed);
    expect(same).toMatchObject({ difference: -500, explanation: { text: 'A wrong change' } });
    expect(same && isSettled(same)).toBe(true);
    const [other] = linesOf([drawer], counted(44), signed);
    expect(other).toMatchObject({ difference: -600, explanation: null });
    const [none] = linesOf([drawer], counted(50), signed);
    expect(none).toMatchObject({ difference: 0, explanation: null });
  });
});
