import { describe, expect, it } from '@jest/globals';
import {
  hasMissing,
  labelOfUsState,
  problemsOf,
  toAddressInput,
  toEstimate,
  normalizePostalCode,
} from './address-format.model.ts';
import { addressFormats } from './address-formats.ts';
import { emptyAddressForm, type AddressForm } from './address-form.model.ts';
import { usRegions } from './regions.ts';

const portland: AddressForm = {
  ...emptyAddressForm,
  firstName: ' Ada ',
  lastName: 'Moreau',
  line1: '418 SE Alder Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97214',
};
const paris: AddressForm = { ...portland, countryIso: 'FR', city: 'Paris', region: 'OR', postalCode: '75011' };

describe('the data of the countries', () => {
  it.each(addressFormats.filter((format) => format.postal))('$iso accepts its own example', ({ postal }) => {
    expect(postal?.pattern.test(postal.example)).toBe(true);
  });
  it.each(addressFormats.filter((format) => format.postal?.usual))(
    '$iso writes its example as it is',
    ({ iso, postal }) => {
      expect(normalizePostalCode(iso, postal?.example ?? '')).toBe(postal?.example);
      expect(normalizePostalCode(iso, (postal?.example ?? '').replaceAll(/[ -]/g, '').toLowerCase())).toBe(
        postal?.example,
      );
    },
  );
  it('names every country once', () => {
    expect(new Set(addressFormats.map(({ iso }) => iso)).size).toBe(addressFormats.length);
  });
  it('has the fifty states, the District of Columbia, the territories and the armed forces', () => {
    expect(usRegions).toHaveLength(50 + 1 + 5 + 3);
    for (const iso of ['DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AE'])
      expect(usRegions.map((region) => region.iso)).toContain(iso);
  });
});

describe('what is wrong with an address', () => {
  it('finds nothing wrong with a good one', () => {
    expect(problemsOf(portland)).toEqual({});
    expect(problemsOf(paris)).toEqual({});
  });
  it('counts the digits of the postal code', () => {
    expect(problemsOf({ ...portland, postalCode: '9721' })).toEqual({ postalCode: { kind: 'digits', count: 5 } });
  });
  it('shows how a code looks where digits do not say it', () => {
    expect(problemsOf({ ...paris, countryIso: 'GB', postalCode: 'Paris' })).toEqual({
      postalCode: { kind: 'shape', example: 'SW1A 1AA' },
    });
  });
  it.each(['97214-1234', ' 97214 ', '972141234'])('takes %s in the US', (postalCode) => {
    expect(problemsOf({ ...portland, postalCode })).toEqual({});
  });
  it('asks for a region only where there is one', () => {
    expect(problemsOf({ ...portland, region: '' })).toEqual({ region: { kind: 'unchosen' } });
    expect(problemsOf({ ...portland, countryIso: 'JP', region: '', postalCode: '100-0001' })).toEqual({
      region: { kind: 'missing' },
    });
    expect(problemsOf({ ...paris, region: '' })).toEqual({});
    expect(problemsOf({ ...paris, countryIso: 'IE', region: '', postalCode: 'D02 AF30' })).toEqual({});
  });
  it('refuses a region of another country', () => {
    expect(problemsOf({ ...portland, countryIso: 'CA', postalCode: 'k1a0b1' })).toEqual({
      region: { kind: 'unchosen' },
    });
  });
  it('tells what is missing from what is misspelt', () => {
    const short = { ...portland, postalCode: '9' };
    expect(hasMissing(short, problemsOf(short))).toBe(false);
    const empty = { ...portland, line1: '  ' };
    expect(hasMissing(empty, problemsOf(empty))).toBe(true);
  });
  it('asks nothing of a country that has no postal codes', () => {
    expect(problemsOf({ ...portland, countryIso: 'HK', region: '', postalCode: '' })).toEqual({});
  });
});

describe('what is sent', () => {
  it('strips what is empty and what is no part of an address, and names the state', () => {
    const typed = { ...portland, email: 'a@b.cd', storeId: '1', id: '-1' };
    expect(toAddressInput(typed)).toEqual({
      firstName: 'Ada',
      lastName: 'Moreau',
      countryIso: 'US',
      line1: '418 SE Alder Street',
      city: 'Portland',
      region: 'Oregon',
      postalCode: '97214',
    });
  });
  it('sends no region where addresses have none, and the code in its usual form', () => {
    expect(toAddressInput({ ...paris, countryIso: 'NL', postalCode: '1012ab' })).not.toHaveProperty('region');
    expect(toAddressInput({ ...paris, countryIso: 'NL', postalCode: '1012ab' }).postalCode).toBe('1012 AB');
  });
  it('keeps what is optional when it is there', () => {
    expect(toAddressInput({ ...portland, line2: 'Apt 4', company: 'H', phone: '1' })).toMatchObject({
      line2: 'Apt 4',
      company: 'H',
      phone: '1',
    });
  });
  it('estimates as soon as region and postal code are known', () => {
    expect(toEstimate({ ...portland, line1: '', city: '', firstName: '' })).toEqual({
      countryIso: 'US',
      regionName: 'Oregon',
      regionIso: 'OR',
      postalCode: '97214',
    });
    expect(toEstimate({ ...portland, postalCode: '972' })).toBeNull();
  });
  it.each([
    ['or', 'Oregon'],
    ['oregon', 'Oregon'],
    [' District of Columbia', 'District of Columbia'],
    ['Bavaria', 'Bavaria'],
  ])('reads %s as %s', (text, label) => {
    expect(labelOfUsState(text)).toBe(label);
  });
});
