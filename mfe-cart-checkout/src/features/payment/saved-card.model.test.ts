import { describe, expect, it } from '@jest/globals';
import { emptyPlan, isComplete, parsePlan, paymentMethodsOf } from './payment-plan.model.ts';
import { expiryText, savedCardOf, type SavedCard } from './saved-card.model.ts';

const card = (id: string, more: Partial<SavedCard> = {}): SavedCard => ({
  id,
  network: 'visa',
  last4: '4242',
  expiryMonth: 4,
  expiryYear: 2030,
  isExpired: false,
  isDefault: false,
  ...more,
});
const choice = (id: string) => ({ id, network: 'visa', last4: '4242' });

describe('the kept card of a plan', () => {
  const cards = [card('old', { isExpired: true, isDefault: true }), card('one'), card('two')];

  it('is the chosen one, then the default, then any that is good', () => {
    expect(savedCardOf({ ...emptyPlan, savedCard: choice('two') }, cards)).toEqual(choice('two'));
    expect(savedCardOf(emptyPlan, [card('one'), card('two', { isDefault: true })])).toEqual(choice('two'));
    expect(savedCardOf(emptyPlan, cards)).toEqual(choice('one'));
  });

  it('is none that was removed or has expired', () => {
    expect(savedCardOf({ ...emptyPlan, savedCard: choice('gone') }, cards)).toEqual(choice('one'));
    expect(savedCardOf({ ...emptyPlan, savedCard: choice('old') }, cards.slice(0, 1))).toBeNull();
  });

  it('gives way to a card that is typed', () => {
    expect(savedCardOf({ ...emptyPlan, usesOtherCard: true }, cards)).toBeNull();
    const typed = { token: 'tok', network: 'visa', last4: '1111' };
    expect(savedCardOf({ ...emptyPlan, card: typed }, cards)).toBeNull();
  });
});

describe('a plan', () => {
  const byCard = { ...emptyPlan, method: 'CARD' as const };
  it('pays by a kept card, or keeps the typed one only when that was wanted', () => {
    const plan = { ...byCard, savedCard: choice('one') };
    expect(isComplete(plan, 500)).toBe(true);
    expect(paymentMethodsOf(plan, 500)).toEqual([{ kind: 'CARD', savedCard: 'one' }]);
    const typed = { ...byCard, card: { token: 'tok', network: 'visa', last4: '4242' } };
    expect(paymentMethodsOf(typed, 500)).toEqual([{ kind: 'CARD', token: 'tok' }]);
    expect(paymentMethodsOf({ ...typed, savesCard: true }, 500)).toEqual([
      { kind: 'CARD', token: 'tok', saveCard: true },
    ]);
  });

  it('comes back from the memory of the tab as it was', () => {
    const plan = { ...byCard, savedCard: choice('one'), usesOtherCard: true, savesCard: true };
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(parsePlan({ ...plan, savedCard: { id: 'one', network: 'visa', last4: 'x' } })?.savedCard).toBeNull();
  });
});

it('writes the last month with two digits', () => expect(expiryText(card('one'))).toBe('04/2030'));
