import { describe, expect, it } from '@jest/globals';
import { consentCookie, readConsent, refusesTracking } from './consent.ts';

describe('the cookie of consent', () => {
  it('is read among others, and only with a choice of ours', () => {
    expect(readConsent('a=b; headstock-consent=all; c=d')).toBe('all');
    expect(readConsent('headstock-consent=needed')).toBe('needed');
    expect(readConsent('')).toBeNull();
    expect(readConsent('headstock-consent=allowed')).toBeNull();
    expect(readConsent('my-headstock-consent=all')).toBeNull();
  });

  it('holds for 365 days on every page', () => {
    expect(consentCookie('all', true)).toBe('headstock-consent=all; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(readConsent(consentCookie('needed', false))).toBe('needed');
  });
});

describe('refusesTracking', () => {
  it('listens to Global Privacy Control and to Do Not Track', () => {
    expect(refusesTracking({ globalPrivacyControl: true })).toBe(true);
    expect(refusesTracking({ doNotTrack: '1' })).toBe(true);
    expect(refusesTracking({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
    expect(refusesTracking({ doNotTrack: null })).toBe(false);
  });
});
