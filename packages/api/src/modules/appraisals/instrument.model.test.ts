import { describe, expect, it } from '@jest/globals';
import { readListing } from '@headstock/contracts/read-listing';
import { documentOf, instrumentOf } from './instrument.model.ts';

const asked = (more: Record<string, string> = {}) =>
  instrumentOf({ brand: 'Gibson', model: 'J-45', condition: 'very-good', ...more });

describe('the instrument of a form', () => {
  it.each([
    ['1959', 1959, false],
    ['c. 1959', 1959, true],
    ['vers 1964', 1964, true],
    ['1964?', 1964, true],
    ['1950s', 1950, true],
    ['between 1961 and 1963', 1961, false],
    ['59', null, false],
    ['19590', null, false],
    ['', null, false],
  ])('has the year that stands in “%s”', (year, found, isCirca) => {
    expect(asked({ year })).toMatchObject({ year: found, isCirca });
  });

  it('has the grade of its condition, and none that does not exist', () => {
    expect(asked().condition).toBe('VERY_GOOD');
    expect(asked({ condition: 'constructor' }).condition).toBeNull();
  });

  it('becomes a draft that can be saved, however long its names are', () => {
    const long = asked({ brand: 'x'.repeat(120), model: 'y'.repeat(120), serial: 'z'.repeat(120), year: '1959' });
    const document = documentOf(long, 320_000, [{ id: '0123456789abc', imageId: 'i' }]);
    expect(readListing(JSON.stringify(document))).toMatchObject({
      ok: true,
      document: { priceCents: 320_000, yearFrom: 1959, photographs: [{ shot: null }] },
    });
  });
});
