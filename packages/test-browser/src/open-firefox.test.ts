import { describe, expect, it } from '@jest/globals';
import { findFirefox } from './open-firefox.ts';

describe('Firefox', () => {
  it('is the configured one', () => {
    expect(findFirefox({ FIREFOX_PATH: process.execPath })).toBe(process.execPath);
  });

  it('is none when the configured one is missing', () => {
    expect(findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toBeUndefined();
  });
});
