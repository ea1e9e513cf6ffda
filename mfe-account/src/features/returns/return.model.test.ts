import { expect, it } from '@jest/globals';
import { daysLeft, isOver, payerOf, readReason, reasonsFor } from './return.model.ts';

it('takes every reason within the days, and faults alone after them', () => {
  expect(reasonsFor(true)).toHaveLength(5);
  expect(reasonsFor(false)).toEqual(['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM']);
  expect(readReason('CHANGED_MIND', reasonsFor(false))).toBeNull();
  expect(readReason('DAMAGED', reasonsFor(false))).toBe('DAMAGED');
});

it('lets the one who is at fault pay the way', () => {
  expect([payerOf(null), payerOf('CHANGED_MIND'), payerOf('OTHER'), payerOf('WRONG_ITEM')]).toEqual([
    null,
    'buyer',
    'buyer',
    'shop',
  ]);
});

it('counts the days that are left, begun ones too', () => {
  const until = '2026-11-28T00:00:00.000Z';
  expect(daysLeft(until, new Date('2026-11-25T00:00:00Z'))).toBe(3);
  expect(daysLeft(until, new Date('2026-11-27T23:59:00Z'))).toBe(1);
  expect(daysLeft(until, new Date('2026-11-29T00:00:00Z'))).toBe(0);
});

it('is over when nothing came back', () => {
  expect((['REQUESTED', 'APPROVED', 'SENT', 'RECEIVED'] as const).some(isOver)).toBe(false);
  expect((['DECLINED', 'WITHDRAWN', 'EXPIRED'] as const).every(isOver)).toBe(true);
});
