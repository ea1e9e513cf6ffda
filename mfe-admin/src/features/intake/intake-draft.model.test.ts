import { describe, expect, it } from '@jest/globals';
import { readListing } from '@headstock/contracts/read-listing';
import {
  documentOfIntake,
  emptyIntake,
  type IntakeDraft,
  intakeInputOf,
  intakeProblems,
  measuresAsked,
  readMeasure,
  shotsOf,
} from './intake-draft.model.ts';

const bought = (more: Partial<IntakeDraft> = {}): IntakeDraft => ({
  ...emptyIntake('TN'),
  deal: 'PURCHASE',
  serial: 'L12345',
  brand: 'Fender ',
  model: 'Jazzmaster',
  year: '1962',
  kind: 'electric-guitars/solid-body',
  measures: { weightGrams: '3,75', nutMm: '42' },
  photographs: [
    { key: 'a', shot: 'front', photographId: 'p1', imageId: 'i1' },
    { key: 'b', shot: 'back', photographId: null, imageId: null },
  ],
  personName: 'Jane Doe',
  personAddress: '1 Main St',
  idKind: 'PASSPORT',
  idNumber: 'X1',
  paid: '1,250.50',
  termsVersion: 3,
  signedName: 'Jane Doe',
  signedAt: '2026-11-26T12:00:00.000Z',
  ...more,
});

describe('an intake at the bench', () => {
  it('names what is missing, by the kind of the deal', () => {
    expect(Object.keys(intakeProblems(emptyIntake('TN')))).toEqual(
      expect.arrayContaining(['brand', 'kind', 'personName', 'personEmail', 'signedName']),
    );
    expect(intakeProblems(bought())).toEqual({});
    expect(intakeProblems(bought({ idNumber: ' ', paid: 'a lot' }))).toEqual({ idNumber: 'missing', paid: 'amount' });
    expect(intakeProblems(bought({ deal: 'CONSIGNMENT', share: '101', termDays: '0' }))).toMatchObject({
      personEmail: 'missing',
      share: 'share',
      termDays: 'days',
    });
    expect(intakeProblems(bought({ measures: { nutMm: '4200' }, year: '62' }))).toEqual({
      'measures.nutMm': 'range',
      year: 'year',
    });
    expect(intakeProblems(bought({ termsVersion: 0 }))).toEqual({ signedName: 'unsigned' });
  });

  it('becomes a document that the listing’s editor reads', () => {
    const document = documentOfIntake(bought({ finish: 'Bleu' }), 'fr');
    expect(readListing(JSON.stringify(document))).toMatchObject({ ok: true });
    expect(document).toMatchObject({
      brand: 'Fender',
      category: 'electric-guitars',
      type: 'solid-body',
      yearFrom: 1962,
      finish: { en: '', fr: 'Bleu' },
      measures: { weightGrams: 3_750, nutMm: 42 },
      photographs: [{ id: 'p1', imageId: 'i1', shot: 'front', alt: { en: '', fr: '' } }],
    });
  });

  it('is sent with the figures of its deal alone', () => {
    expect(intakeInputOf(bought({ share: '30' }), 'en')).toMatchObject({ paidCents: 125_050, splitBasisPoints: null });
    expect(intakeInputOf(bought({ deal: 'CONSIGNMENT', share: '15', fee: '25' }), 'en')).toMatchObject({
      splitBasisPoints: 1_500,
      feeCents: 2_500,
      termDays: 90,
      paidCents: null,
    });
  });

  it('asks for the shots and measures of the body', () => {
    expect(shotsOf('other/amplifiers')).toContain('speaker');
    expect(shotsOf('acoustic-guitars/dreadnought')).toContain('label');
    expect(shotsOf('electric-guitars/solid-body')).toContain('cavities');
    expect(measuresAsked('other/amplifiers')).toEqual(['weightGrams']);
    expect(measuresAsked('mandolins/f-style')).toContain('nutMm');
  });

  it.each([
    ['weightGrams', '3.75', 3_750],
    ['weightGrams', '3,75', 3_750],
    ['nutMm', '42', 42],
    ['nutMm', '1', null],
    ['fretCount', 'many', null],
  ] as const)('reads %s of %s', (key, text, value) => {
    expect(readMeasure(key, text)).toBe(value);
  });
});
