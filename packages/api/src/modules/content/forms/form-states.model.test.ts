import { expect, it } from '@jest/globals';
import { formTypes } from '@headstock/contracts/forms';
import { formStates, isAnswerable, isAppraisal, nextFormStates } from './form-states.model.ts';

it('an owner accepts or declines an appraisal, and nobody a letter', () => {
  for (const type of formTypes) {
    const reached = formStates.flatMap((state) => nextFormStates(type, state));
    expect(reached.includes('ACCEPTED')).toBe(isAppraisal(type));
    expect(reached.includes('DECLINED')).toBe(isAppraisal(type));
  }
});

it('nothing becomes answered without an answer', () => {
  for (const type of formTypes)
    for (const state of formStates) expect(nextFormStates(type, state)).not.toContain('ANSWERED');
});

it('what is closed or spam can be opened again, and only then answered', () => {
  for (const type of formTypes)
    for (const state of ['CLOSED', 'SPAM'] as const) {
      expect(nextFormStates(type, state)).toEqual(['NEW']);
      expect(isAnswerable(state)).toBe(false);
    }
});

it('nobody accepts what was not answered', () => {
  expect(nextFormStates('appraisal', 'NEW')).not.toContain('ACCEPTED');
});
