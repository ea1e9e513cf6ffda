import { describe, expect, it } from '@jest/globals';
import { isLate } from './late-work.model.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 27, 10, minutes));
const work = { dueAt: at(0), holder: null, isIdle: false };

describe('regular work', () => {
  it('is late after a minute in which it could have begun', () => {
    expect(isLate(work, at(0), new Date(at(1).getTime() - 1))).toBe(false);
    expect(isLate(work, at(0), at(1))).toBe(true);
  });

  it('is not late for the time in which the shop was closed', () => {
    expect(isLate(work, at(30), at(30))).toBe(false);
    expect(isLate(work, at(30), at(31))).toBe(true);
  });

  it('is not late while a process does it, or while there is nothing to do', () => {
    expect(isLate({ ...work, holder: 'one' }, at(0), at(9))).toBe(false);
    expect(isLate({ ...work, isIdle: true }, at(0), at(9))).toBe(false);
  });
});
