import { describe, expect, it } from '@jest/globals';
import { syncViewportCookie, viewportName } from './viewport-cookie.ts';

describe('the name of a viewport', () => {
  it.each([
    [0, 'mobile'],
    [320, 'mobile'],
    [374, 'mobile'],
    [375, 'mobileMedium'],
    [425, 'mobileWide'],
    [768, 'tablet'],
    [915, 'tablet'],
    [916, 'tabletMedium'],
    [1024, 'desktop'],
    [1280, 'desktopMedium'],
    [1599, 'desktopMedium'],
    [1600, 'desktopWide'],
    [2560, 'desktopWide'],
  ])('%i px is %s', (width, name) => expect(viewportName(width)).toBe(name));
});

describe('the cookie of the viewport', () => {
  it('holds for 365 days on every page, for pages of the shop alone', () => {
    const written: string[] = [];
    const page = {
      innerWidth: 1000,
      matchMedia: () => new EventTarget(),
      document: Object.defineProperty({}, 'cookie', {
        set(cookie: string) {
          written.push(cookie);
        },
      }),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a window nothing else is asked
    syncViewportCookie(page as unknown as Window);
    expect(written).toEqual(['viewport=tabletMedium; Max-Age=31536000; Path=/; SameSite=Strict; Secure']);
  });
});
