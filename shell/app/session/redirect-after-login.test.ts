/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetRedirectCookie, redirectAfterLoginCookie, takeRedirectAfterLogin } from './redirect-after-login.ts';

afterEach(() => void takeRedirectAfterLogin(document));

describe('the wanted path', () => {
  it('comes back once, with its query', () => {
    document.cookie = redirectAfterLoginCookie('/profile/buying?page=2&sort=a;b', false);
    expect(takeRedirectAfterLogin(document)).toBe('/profile/buying?page=2&sort=a;b');
    expect(takeRedirectAfterLogin(document)).toBeNull();
  });

  it('is nothing where nothing was kept, or something that no server of ours wrote', () => {
    expect(takeRedirectAfterLogin(document)).toBeNull();
    document.cookie = 'redirect-after-login=%E0%A4%A; Path=/';
    expect(takeRedirectAfterLogin(document)).toBeNull();
  });

  it('cannot break out of its cookie', () => {
    const cookie = redirectAfterLoginCookie('/profile; Path=/admin\r\nset-cookie: a=b', true);
    expect(cookie.split(';')[0]).toBe(
      'redirect-after-login=%2Fprofile%3B%20Path%3D%2Fadmin%0D%0Aset-cookie%3A%20a%3Db',
    );
    expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
  });
});

describe('the cookie of a browser without scripts', () => {
  const [pair = ''] = redirectAfterLoginCookie('/profile?tab=1', false).split(';');

  it('is forgotten once it was read', () => {
    expect(forgetRedirectCookie(`a=b; ${pair}`, true)).toBe(
      'redirect-after-login=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    );
  });

  it('is not there for all others', () => {
    for (const cookies of [undefined, '', 'a=b', 'not-redirect-after-login=%2Fprofile'])
      expect(forgetRedirectCookie(cookies, false)).toBeNull();
  });
});
