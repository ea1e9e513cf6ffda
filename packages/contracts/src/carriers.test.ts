import { describe, expect, it } from '@jest/globals';
import { carrierNames, trackingUrl } from './carriers.ts';

describe('the page that follows a parcel', () => {
  it('is there for every carrier that is known by name, however it is written', () => {
    for (const name of carrierNames) {
      expect(trackingUrl(name, '1Z 999')).toMatch(/^https:\/\/[^ ]+1Z%20999$/);
      expect(trackingUrl(` ${name.toLowerCase()} `, ' 7 ')).toBe(trackingUrl(name, '7'));
    }
  });

  it('is not there for others, nor without a number', () => {
    expect(trackingUrl('A friend with a van', '1')).toBeNull();
    expect(trackingUrl('UPS', '  ')).toBeNull();
    expect(trackingUrl(null, null)).toBeNull();
  });

  it('keeps a number that is no number inside the query', () => {
    expect(trackingUrl('UPS', '"><script>&x=1')).toBe('https://www.ups.com/track?tracknum=%22%3E%3Cscript%3E%26x%3D1');
  });
});
