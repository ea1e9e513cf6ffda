import { describe, expect, it } from '@jest/globals';
import { findChromium } from './find-chromium.ts';

describe('the browser', () => {
  it('is the one that is named', () => {
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  it('that is named and not there is missed with what to do', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/set CHROMIUM_PATH/);
  });
});
