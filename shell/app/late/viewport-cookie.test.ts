import { describe, expect, it } from '@jest/globals';
import { viewportName } from './viewport-cookie.ts';

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
