import { CONSENT_COOKIE } from './cookie-names.ts';

/** What a visitor allows: that visits are counted, or nothing but what the shop needs. */
export type Consent = 'all' | 'needed';

/** What a visitor's cookies say; null when nothing was said. */
export function readConsent(cookies: string): Consent | null {
  const [, choice] = new RegExp(String.raw`(?:^|;\s*)${CONSENT_COOKIE}=(all|needed)(?:;|$)`).exec(cookies) ?? [];
  return choice === 'all' || choice === 'needed' ? choice : null;
}

/** The cookie of a choice, as the page writes it; it holds for 365 days. */
export function consentCookie(choice: Consent, secure: boolean): string {
  return `${CONSENT_COOKIE}=${choice}; Max-Age=31536000; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Whether a browser says of itself that it is not to be followed: Global Privacy Control, or its forerunner Do Not Track. */
export function refusesTracking(browser: object): boolean {
  const signals = [Reflect.get(browser, 'globalPrivacyControl'), Reflect.get(browser, 'doNotTrack')];
  return signals.some((signal) => signal === true || signal === '1' || signal === 'yes');
}
