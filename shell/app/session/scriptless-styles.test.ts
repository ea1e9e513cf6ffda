import { describe, expect, it } from '@jest/globals';
import { scriptlessStyles } from './scriptless-styles.ts';

describe('the stylesheet of browsers without scripts', () => {
  it('says to guests that were led home why, and to others nothing more', () => {
    expect(scriptlessStyles({ isLedHome: true, isSignedIn: false })).toBe(
      '.hs-sign-in-needed{display:block!important}',
    );
    expect(scriptlessStyles({ isLedHome: false, isSignedIn: false })).toBe('');
  });

  it('says to members what is for members, and never to sign in', () => {
    for (const isLedHome of [true, false])
      expect(scriptlessStyles({ isLedHome, isSignedIn: true })).toBe(
        '.hs-scriptless-member{display:block!important}.hs-scriptless-guest{display:none!important}',
      );
  });
});
