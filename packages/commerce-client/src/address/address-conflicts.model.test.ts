import { describe, expect, it } from '@jest/globals';
import { emptyAddressForm } from './address-form.model.ts';
import { conflictsIn, isSamePlace, suggestedValue } from './address-conflicts.model.ts';

const form = { ...emptyAddressForm, city: 'Memphis', region: 'OR', postalCode: '37204' };
const reported = {
  form,
  issues: [
    { field: 'region', message: 'Not in Oregon.', suggestion: 'Tennessee' },
    { field: 'city', message: 'Not in Memphis.', suggestion: null },
    { field: 'planet', message: 'Not on Earth.', suggestion: null },
  ],
};

describe('a conflict', () => {
  it('is shown at its field as long as nothing about it was changed', () => {
    expect(conflictsIn(form, reported)).toEqual({
      region: { kind: 'conflict', message: 'Not in Oregon.', suggestion: 'Tennessee' },
      city: { kind: 'conflict', message: 'Not in Memphis.', suggestion: null },
    });
    expect(conflictsIn({ ...form, line1: '2 Main St' }, reported)).toHaveProperty('region');
  });

  it('is over when its field is changed, beside others that stay', () => {
    const corrected = conflictsIn({ ...form, region: 'TN' }, reported);
    expect(Object.keys(corrected)).toEqual(['city']);
  });

  it('is over with another postal code or country', () => {
    expect(conflictsIn({ ...form, postalCode: '38103' }, reported)).toEqual({});
    expect(conflictsIn({ ...form, countryIso: 'CA' }, reported)).toEqual({});
  });
});

it('puts a suggested region into the form by its code, and a city as it is', () => {
  expect(suggestedValue(form, 'region', 'Tennessee')).toBe('TN');
  expect(suggestedValue(form, 'city', 'Nashville')).toBe('Nashville');
});

it('knows the same place by all that names it', () => {
  expect(isSamePlace({ ...form, line1: '2 Main St' }, form)).toBe(true);
  expect(isSamePlace({ ...form, city: 'Nashville' }, form)).toBe(false);
});
