import { describe, expect, it } from '@jest/globals';
import { linesOf, type ShownAddress } from './address-lines.ts';

const portland: ShownAddress = {
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: '418 SE Alder Street',
  line2: 'Apt 4',
  city: 'Portland',
  postalCode: '97214',
  phone: '1',
  region: { name: 'Oregon', iso: 'OR' },
  country: { name: 'United States', iso: 'US' },
};

describe('address lines', () => {
  it('follow the domestic format', () => {
    expect(linesOf(portland, 'US')).toEqual(['Ada Moreau', '418 SE Alder Street', 'Apt 4', 'Portland, OR 97214']);
  });
  it('put the postal code first where that is usual, and name the country abroad', () => {
    const country = { name: 'France', iso: 'FR' };
    const paris = { ...portland, city: 'Paris', postalCode: '75011', region: null, line2: null, country };
    expect(linesOf(paris, 'US')).toEqual(['Ada Moreau', '418 SE Alder Street', '75011 Paris', 'France']);
  });
  it('leave out missing fields', () => {
    const bare = { ...portland, firstName: null, lastName: null, line2: null, region: null, postalCode: null };
    expect(linesOf(bare, 'US')).toEqual(['418 SE Alder Street', 'Portland']);
  });
});
