import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './security-headers.ts';

const config = { gatewayOrigin: 'https://pay.test' };
const none = {};

function directive(name: string, policy: string): readonly string[] {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  it('lets in nothing but the shop where its profile names no vendor', () => {
    const policy = contentSecurityPolicy(config, ["'sha256-x'"], none);
    expect(directive('script-src', policy)).toEqual(["'self'", "'sha256-x'"]);
    expect(directive('connect-src', policy)).toEqual(["'self'"]);
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy(config, ["'sha256-x'"])).toBe(policy);
  });

  it('lets in the vendors that are named, and never inline scripts', () => {
    const script = { src: 'https://cdn.vendor.test/v1/a.js?k=1', global: 'vendor' };
    const policy = contentSecurityPolicy(config, [], { tagManagerId: 'GTM-ABC1', analytics: script });
    expect(directive('script-src', policy)).toEqual([
      "'self'",
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://cdn.vendor.test',
    ]);
    expect(policy).not.toContain('facebook');
    expect(directive('script-src', policy)).not.toContain("'unsafe-inline'");
  });

  it('lets in nobody for an id that cannot be', () => {
    const wrong = { tagManagerId: 'GTM-abc; script-src *', pixelId: 'x' };
    expect(contentSecurityPolicy(config, [], wrong)).toBe(contentSecurityPolicy(config, [], none));
  });
});
