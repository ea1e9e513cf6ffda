import { describe, expect, it } from '@jest/globals';
import { findChromium } from './find-chromium.ts';

describe('the browser', () => {
  it('is the configured one', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  it('is reported with what to do when it is configured but missing', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/set CHROMIUM_PATH/);
  });
});
