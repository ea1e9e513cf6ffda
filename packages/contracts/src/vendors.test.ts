import { describe, expect, it } from '@jest/globals';
import { isTagManagerId, usableVendors } from './vendors.ts';

const script = { src: 'https://cdn.vendor.test/a.js', global: 'vendor' };

describe('the vendors of a profile', () => {
  it.each(['GTM-ABC123', 'GTM-0', 'GTM-Z'])('take the container %s', (id) => expect(isTagManagerId(id)).toBe(true));

  it.each(['', 'GTM-', 'gtm-ABC', 'GTM-abc', 'GTM-A B', 'GTM-ABC\n', 'UA-1', 'GTM-ABC"><script>'])(
    'leave out the container %j',
    (id) => expect(isTagManagerId(id)).toBe(false),
  );

  it('are used when their ids are valid', () => {
    const named = { tagManagerId: 'GTM-ABC123', pixelId: '123456789', analytics: script, marketing: script };
    expect(usableVendors(named)).toEqual(named);
  });

  it('are left out otherwise', () => {
    const wrong = {
      tagManagerId: 'GTM-x',
      pixelId: '12 34',
      analytics: { ...script, src: 'http://cdn.vendor.test/a.js' },
      marketing: { ...script, global: 'a.b' },
    };
    expect(usableVendors(wrong)).toEqual({});
    expect(usableVendors({})).toEqual({});
  });
});
