import { describe, expect, it } from '@jest/globals';
import { differencesOf, readFields, textOf, typedOver, typedWith, writeFields } from './content-values.model.ts';

const saved = { 'en.title': 'Visit', 'shared.image': { name: 'amp', backdrop: 'fog' } };

describe('what is typed', () => {
  it('is what differs from what is saved', () => {
    const typed = typedWith({}, saved, 'en.title', 'Visit us');
    expect(typed).toEqual({ 'en.title': 'Visit us' });
    expect(typedWith(typed, saved, 'en.title', 'Visit')).toEqual({});
    expect(typedWith({}, saved, 'en.lead', '')).toEqual({});
    expect(typedWith({}, saved, 'shared.image', { backdrop: 'fog', name: 'amp' })).toEqual({});
    expect(typedWith({}, saved, 'shared.image', null)).toEqual({ 'shared.image': null });
  });

  it('goes over another version without what that has already', () => {
    expect(typedOver({ 'en.title': 'Visit', 'en.lead': 'Mine' }, saved)).toEqual({ 'en.lead': 'Mine' });
  });
});

it('fields come from the API and go back as they were', () => {
  expect(readFields(writeFields(saved))).toEqual(saved);
});

it('differences stand in the order of the editor', () => {
  const after = { 'fr.title': 'Visite', 'en.title': 'Here', 'shared.image': saved['shared.image'] };
  expect(differencesOf('pages', saved, after)).toEqual([
    { key: 'en.title', before: 'Visit', after: 'Here' },
    { key: 'fr.title', before: null, after: 'Visite' },
  ]);
});

it('values are read as lines', () => {
  expect(textOf([{ name: 'Ruth', role: 'Owner', text: 'Measures.' }])).toBe('Ruth · Owner · Measures.');
  expect(textOf({ name: 'photograph-1', backdrop: 'fog', photograph: '1' })).toBe('photograph-1 · fog');
  expect(textOf(['finishes', 'care'])).toBe('finishes\ncare');
  expect(textOf(null)).toBe('');
});
