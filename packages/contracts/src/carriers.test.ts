import { describe, expect, it } from '@jest/globals';
import { carrierNames, trackingUrl } from './carriers.ts';

describe('the tracking URL', () => {
  it('exists for every known carrier, in any spelling', () => {
    for (const name of carrierNames) {
      expect(trackingUrl(name, '1Z 999')).toMatch(/^https:\/\/[^ ]+1Z%20999$/);
      expect(trackingUrl(` ${name.toLowerCase()} `, ' 7 ')).toBe(trackingUrl(name, '7'));
    }
  });

  it('is missing for unknown carriers and without a number', () => {
    expect(trackingUrl('A friend with a van', '1')).toBeNull();
    expect(trackingUrl('UPS', '  ')).toBeNull();
    expect(trackingUrl(null, null)).toBeNull();
  });

  it('keeps a malicious number inside the query', () => {
    expect(trackingUrl('UPS', '"><script>&x=1')).toBe('https://www.ups.com/track?tracknum=%22%3E%3Cscript%3E%26x%3D1');
  });
});
