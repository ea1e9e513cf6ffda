import { describe, expect, it } from '@jest/globals';
import { checkEvents, usedEvents } from './events.model.ts';

const used = usedEvents([
  "emit(store, 'cart/changed', cart); emit(\n  context.store,\n  'notification/show', {});",
  "useListen('session/changed', () => undefined); const path = 'a/b';",
]);

describe('usedEvents', () => {
  it('finds the names in calls, whatever the first argument', () => {
    expect([...used.fires]).toEqual(['cart/changed', 'notification/show']);
    expect([...used.hears]).toEqual(['session/changed']);
  });
});

describe('checkEvents', () => {
  it('accepts a contract that lists what the code uses', () => {
    expect(checkEvents({ fires: ['notification/show', 'cart/changed'], hears: ['session/changed'] }, used)).toEqual([]);
  });

  it('finds events that one of the two lacks', () => {
    expect(checkEvents({ fires: ['cart/changed', 'auth/open'], hears: [] }, used)).toEqual([
      "the contract's events.fires lacks notification/show",
      "the contract's events.fires lists auth/open, which no code fires",
      "the contract's events.hears lacks session/changed",
    ]);
  });
});
