import { expect, it } from '@jest/globals';
import { fieldOfCode, toRepairInput, toRepairValues } from './repair-form.model.ts';

it('sends nothing for what was left empty', () => {
  const values = { ...toRepairValues(null, 'fr'), contactName: 'Ada', contactPhone: '555' };
  expect(toRepairInput(values)).toMatchObject({
    contactName: 'Ada',
    contactEmail: null,
    contactPhone: '555',
    serial: null,
    dueOn: null,
    locale: 'fr',
  });
});

it('shows a refusal at its field', () => {
  expect(fieldOfCode('contact')).toBe('contactEmail');
  expect(fieldOfCode('due-on')).toBe('dueOn');
  for (const code of [null, 'stale', 'not-found', 'constructor']) expect(fieldOfCode(code) ?? null).toBeNull();
});
