import { describe, expect, it } from '@jest/globals';
import { validateLocality, type Locality } from './validate-locality.ts';
import { regionsOfPostalCode } from './postal-regions.ts';
import { usCities } from './us-cities.ts';

const at = (city: string, regionIso: string | null, postalCode: string | null, countryIso = 'US'): Locality => ({
  city,
  regionIso,
  postalCode,
  countryIso,
});

describe('a postal code', () => {
  it.each([
    ['US', '37204', ['TN']],
    ['US', '00501', ['NY']],
    ['US', '06390', ['NY']],
    ['US', '06385', ['CT']],
    ['US', '20500', ['DC']],
    ['US', '90001-1234', ['CA']],
    ['US', '900011234', ['CA']],
    ['US', '09012', ['AE']],
    ['US', '34001', ['AA']],
    ['US', '34102', ['FL']],
    ['US', '96350', ['AP']],
    ['US', '96799', ['AS']],
    ['US', '96898', ['UM']],
    ['US', '96950', ['MP']],
    ['US', '96910', ['GU']],
    ['US', '96940', []],
    ['US', '00000', []],
    ['US', '３７２０４', []],
    ['CA', 'h2x 1y4', ['QC']],
    ['CA', 'X0A 0H0', ['NT', 'NU']],
    ['CA', 'D1A 1A1', []],
    ['AU', '2000', ['NSW']],
    ['AU', '2620', ['ACT', 'NSW']],
    ['AU', '0872', ['NT', 'SA', 'WA']],
    ['AU', '0100', []],
    ['FR', '75011', []],
  ])('of %s: %s lies in %j', (country, code, regions) => expect(regionsOfPostalCode(country, code)).toEqual(regions));
});

it('knows large cities only by prefixes of their own state', () => {
  expect(usCities.length).toBeGreaterThan(90);
  for (const { name, regionIso, prefixes } of usCities)
    for (const [first, last] of prefixes)
      for (let prefix = first; prefix <= last; prefix += 1) {
        const code = `${String(prefix).padStart(3, '0')}01`;
        expect([name, code, ...regionsOfPostalCode('US', code)]).toEqual([name, code, regionIso]);
      }
});

describe('a consistent locality', () => {
  it.each([
    at('Memphis', 'TN', '38103'),
    at('MEMPHIS ', 'TN', '38018-1234'),
    at('St. Louis', 'MO', '63101'),
    at('Ft Worth', 'TX', '76102'),
    at('Portland', 'TN', '37148'),
    at('Portland', 'ME', '04101'),
    at('Memphis', 'MO', '63555'),
    at('A village', 'OR', '97214'),
    at('Washington', 'DC', '20001'),
    at('Montréal', 'QC', 'H2X 1Y4', 'CA'),
    at('Queanbeyan', 'NSW', '2620', 'AU'),
    at('Paris', null, '75011', 'FR'),
    at('Memphis', null, '38103'),
    at('Memphis', 'TN', null),
  ])('$city, $regionIso $postalCode has no issues', (locality) => expect(validateLocality(locality)).toEqual([]));
});

describe('a contradictory locality', () => {
  it('gets the region of its postal code suggested when the city agrees with the code', () =>
    expect(validateLocality(at('Memphis', 'OR', '38103'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: 'TN' },
    ]));

  it('gets the region suggested for an unknown city', () =>
    expect(validateLocality(at('A village', 'MT', '37148'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: 'TN' },
    ]));

  it('has an issue with its postal code when city and region agree', () =>
    expect(validateLocality(at('Portland', 'OR', '38103'))).toEqual([
      { field: 'postalCode', code: 'postal-code-mismatch', suggestion: null },
    ]));

  it('has issues with region and city when both disagree with the postal code', () =>
    expect(validateLocality(at('Memphis', 'OR', '37204'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: 'TN' },
      { field: 'city', code: 'city-mismatch', suggestion: 'Nashville' },
    ]));

  it('gets another city suggested only where its postal code belongs to a single one', () => {
    expect(validateLocality(at('Memphis', 'TN', '37204'))).toEqual([
      { field: 'city', code: 'city-mismatch', suggestion: 'Nashville' },
    ]);
    expect(validateLocality(at('Memphis', 'TN', '37027'))).toEqual([
      { field: 'city', code: 'city-mismatch', suggestion: null },
    ]);
  });

  it('has an issue when its postal code is not assigned', () =>
    expect(validateLocality(at('Memphis', 'TN', '00000'))).toEqual([
      { field: 'postalCode', code: 'postal-code-unknown', suggestion: null },
    ]));

  it('is found in Canada and Australia, with a suggestion where it is unambiguous', () => {
    expect(validateLocality(at('Toronto', 'AB', 'M5V 2T6', 'CA'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: 'ON' },
    ]);
    expect(validateLocality(at('Iqaluit', 'AB', 'X0A 0H0', 'CA'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: null },
    ]);
    expect(validateLocality(at('Sydney', 'TAS', '2000', 'AU'))).toEqual([
      { field: 'region', code: 'region-mismatch', suggestion: 'NSW' },
    ]);
  });
});
