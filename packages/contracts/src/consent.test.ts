import { describe, expect, it } from '@jest/globals';
import { consentCookie, readConsent, refusesTracking } from './consent.ts';

describe('the consent cookie', () => {
  it('is read among other cookies, and only with a valid choice', () => {
    expect(readConsent('a=b; headstock-consent=all; c=d')).toBe('all');
    expect(readConsent('headstock-consent=needed')).toBe('needed');
    expect(readConsent('')).toBeNull();
    expect(readConsent('headstock-consent=allowed')).toBeNull();
    expect(readConsent('my-headstock-consent=all')).toBeNull();
  });

  it('lasts 365 days on every page', () => {
    expect(consentCookie('all', true)).toBe('headstock-consent=all; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(readConsent(consentCookie('needed', false))).toBe('needed');
  });
});

describe('refusesTracking', () => {
  it('respects Global Privacy Control and Do Not Track', () => {
    expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
    expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
    expect(refusesTracking({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
    expect(refusesTracking({ doNotTrack: null })).toBe(false);
  });
});
