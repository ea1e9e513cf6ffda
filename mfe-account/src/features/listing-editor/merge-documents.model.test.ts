import { expect, it } from '@jest/globals';
import { emptyListing } from '@headstock/contracts/listing-document';
import { mergeDocuments } from './merge-documents.model.ts';

const base = {
  ...emptyListing('instrument'),
  brand: 'Kay',
  model: 'Barber',
  category: 'electric-guitars',
  type: 'hollow',
};

it('keeps what each side alone has changed', () => {
  const merged = mergeDocuments(
    base,
    { ...base, model: 'Barber II' },
    { ...base, brand: 'Harmony', priceCents: 90_000 },
  );
  const both = { ...base, brand: 'Harmony', model: 'Barber II', priceCents: 90_000 };
  expect(merged).toEqual({ mine: both, theirs: both, isDisputed: false });
});

it('asks where both have changed the same, and keeps the rest of both either way', () => {
  const { mine, theirs, isDisputed } = mergeDocuments(
    base,
    { ...base, brand: 'Silvertone', priceCents: 80_000 },
    { ...base, brand: 'Harmony', serial: '123' },
  );
  expect(isDisputed).toBe(true);
  expect(mine).toEqual({ ...base, brand: 'Silvertone', priceCents: 80_000, serial: '123' });
  expect(theirs).toEqual({ ...base, brand: 'Harmony', priceCents: 80_000, serial: '123' });
});

it('asks nothing where both say the same', () => {
  const same = { ...base, brand: 'Harmony' };
  expect(mergeDocuments(base, same, { ...same })).toEqual({ mine: same, theirs: same, isDisputed: false });
});

it('takes a category apart from its type from nobody', () => {
  const here = { ...base, type: 'solid-body' };
  const there = { ...base, category: 'acoustic-guitars', type: '' };
  expect(mergeDocuments(base, here, there)).toEqual({ mine: here, theirs: there, isDisputed: true });
});
