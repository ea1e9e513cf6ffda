import { afterEach, describe, expect, it } from '@jest/globals';
import { isOff } from './switches.ts';

afterEach(() => {
  delete process.env['FIRST_LOAD_OFF'];
});

describe('FIRST_LOAD_OFF', () => {
  it('leaves every technique on unless it names it', () => {
    expect(isOff('static-router')).toBe(false);
    process.env['FIRST_LOAD_OFF'] = 'deferral,static-router';
    expect([isOff('static-router'), isOff('deferral'), isOff('input-replay')]).toEqual([true, true, false]);
  });
});
