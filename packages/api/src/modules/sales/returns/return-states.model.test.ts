import { describe, expect, it } from '@jest/globals';
import { actionsFor, firstState, leadsFrom, returnReasons, stateAt, waitsFor } from './return-states.model.ts';

describe('a return', () => {
  it('is approved at once within its days, whatever the reason', () => {
    expect(returnReasons.map((reason) => firstState(reason, true))).toEqual(returnReasons.map(() => 'APPROVED'));
  });

  it('is asked for after them, and only over a fault', () => {
    expect(returnReasons.map((reason) => [reason, firstState(reason, false)])).toEqual([
      ['CHANGED_MIND', null],
      ['NOT_AS_DESCRIBED', 'REQUESTED'],
      ['DAMAGED', 'REQUESTED'],
      ['WRONG_ITEM', 'REQUESTED'],
      ['OTHER', null],
    ]);
  });

  it.each([
    ['REQUESTED', ['WITHDRAW'], ['APPROVE', 'DECLINE'], 'SELLER'],
    ['APPROVED', ['SEND', 'WITHDRAW'], [], 'BUYER'],
    ['SENT', [], [], 'SELLER'],
    ['DECLINED', [], [], null],
    ['RECEIVED', [], [], null],
    ['WITHDRAWN', [], [], null],
    ['EXPIRED', [], [], null],
  ] as const)('that is %s lets the buyer %j and the seller %j, and waits for %s', (state, buyer, seller, waiting) => {
    expect(actionsFor('buyer', state)).toEqual(buyer);
    expect(actionsFor('seller', state)).toEqual(seller);
    expect(waitsFor(state)).toBe(waiting);
  });

  it('is over once an approval ran out, and only an approval', () => {
    const due = new Date('2026-11-28T00:00:00Z');
    expect(stateAt('APPROVED', due, due)).toBe('APPROVED');
    expect(stateAt('APPROVED', due, new Date(due.getTime() + 1))).toBe('EXPIRED');
    expect(stateAt('REQUESTED', due, new Date(due.getTime() + 1))).toBe('REQUESTED');
    expect(stateAt('APPROVED', null, due)).toBe('APPROVED');
  });

  it('is received from every open state, and goes back only from there', () => {
    expect((['REQUESTED', 'APPROVED', 'SENT'] as const).every((state) => leadsFrom('receive', state))).toBe(true);
    expect(leadsFrom('receive', 'WITHDRAWN')).toBe(false);
    expect(leadsFrom('missAgain', 'SENT')).toBe(false);
  });
});
