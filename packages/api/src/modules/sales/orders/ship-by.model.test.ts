import { expect, it } from '@jest/globals';
import { shipByOf } from './ship-by.model.ts';

it.each([
  // Monday noon in Nashville: Thursday, 6 p.m. CST.
  ['2026-11-23T18:00:00Z', '2026-11-27T00:00:00.000Z'],
  // Thursday: over the weekend, Tuesday.
  ['2026-11-26T18:00:00Z', '2026-12-02T00:00:00.000Z'],
  // Saturday and Sunday count from Monday on.
  ['2026-11-28T18:00:00Z', '2026-12-03T00:00:00.000Z'],
  ['2026-11-29T18:00:00Z', '2026-12-03T00:00:00.000Z'],
  // Monday in London is still Sunday evening in Nashville.
  ['2026-11-30T03:00:00Z', '2026-12-03T00:00:00.000Z'],
  // Before the clocks change on 8 March, and after: 6 p.m. CDT.
  ['2026-03-05T18:00:00Z', '2026-03-10T23:00:00.000Z'],
])('what is paid at %s is to be sent by %s', (paid, until) => {
  expect(shipByOf(new Date(paid), 'America/Chicago').toISOString()).toBe(until);
});
