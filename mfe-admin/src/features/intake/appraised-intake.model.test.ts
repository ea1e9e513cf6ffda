import { expect, it } from '@jest/globals';
import { intakeOfAppraisal } from './appraised-intake.model.ts';
import { intakeDraftSchema, intakeInputOf } from './intake-draft.model.ts';

const appraisal: Parameters<typeof intakeOfAppraisal>[1] = {
  id: '0123456789abc',
  brand: 'Gibson',
  model: 'J-45',
  year: 1953,
  condition: 'VERY_GOOD',
  serial: 'Z1234',
  isTakenIn: false,
  estimate: { estimate: { amountCents: 320_050 } },
  listing: { id: 'listing-of-it' },
  photographs: [{ id: 'photograph', image: { id: 'image' } }],
  form: {
    id: '0123456789abc',
    type: 'consign',
    reference: 'S-0000000',
    answers: [
      { name: 'name', value: 'June Carter' },
      { name: 'email', value: 'june@example.com' },
      { name: 'deal', value: 'trade' },
    ],
  },
};

it('goes on with the draft of a consignment, with all that is known', () => {
  const draft = intakeOfAppraisal('Nashville, TN', appraisal);
  expect(intakeDraftSchema.parse(draft)).toEqual(draft);
  const { document, ...input } = intakeInputOf(draft, 'en');
  expect(input).toMatchObject({
    requestId: 'appraisal-0123456789abc',
    deal: 'CONSIGNMENT',
    listingId: 'listing-of-it',
    personName: 'June Carter',
    personEmail: 'june@example.com',
    personPhone: null,
  });
  expect(JSON.parse(document)).toMatchObject({
    brand: 'Gibson',
    yearFrom: 1953,
    condition: 'VERY_GOOD',
    priceCents: 320_050,
    photographs: [{ id: 'photograph', imageId: 'image' }],
  });
});

it('follows what the owner asked for where no consignment was begun, and begins a new listing', () => {
  const draft = intakeOfAppraisal('Nashville, TN', { ...appraisal, listing: null, photographs: [] });
  expect(intakeInputOf(draft, 'en')).toMatchObject({ deal: 'TRADE', listingId: null });
});
