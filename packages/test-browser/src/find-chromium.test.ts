import { describe, expect, it } from '@jest/globals';
import { findChromium, findTestBrowser } from './find-chromium.ts';

describe.each([
  ['measure with', findChromium],
  ['test with', findTestBrowser],
])('the browser to %s', (_use, find) => {
  it('is the configured one', () => {
    expect(find({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  });

  it('is reported with what to do when it is configured but missing', () => {
    expect(() => find({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(/set CHROMIUM_PATH/);
  });
});
