import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const config = { gatewayOrigin: 'https://pay.test' };
const none = {};

function directive(name: string, policy: string): readonly string[] {
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  it('allows only the shop itself without vendors', () => {
    const policy = contentSecurityPolicy(config, ["'sha256-x'"], none);
    expect(directive('script-src', policy)).toEqual(["'self'", "'sha256-x'"]);
    expect(directive('connect-src', policy)).toEqual(["'self'"]);
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy(config, ["'sha256-x'"])).toBe(policy);
  });

  it('allows only configured frames in production, without the sandbox gateway', () => {
    const production = {
      HEADSTOCK_ENV: 'production',
      PUBLIC_URL: 'https://shop.test',
      API_URL: 'http://api.test',
      REGISTRY_URL: 'http://registry.test',
      HEADSTOCK_SECRET: 's'.repeat(40),
      GATEWAY_URL: 'http://127.0.0.1:3003',
    };
    const policy = contentSecurityPolicy(readConfig(production), []);
    expect([directive('frame-src', policy), directive('form-action', policy)]).toEqual([["'none'"], ["'self'"]]);
    const named = readConfig({ ...production, GATEWAY_PUBLIC_URL: 'https://pay.test' });
    expect(directive('frame-src', contentSecurityPolicy(named, []))).toEqual(['https://pay.test']);
    expect(() => readConfig({ ...production, HEADSTOCK_SECRET: undefined })).toThrow('HEADSTOCK_SECRET is missing.');
  });

  it('allows the configured vendors, and never inline scripts', () => {
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

  it('allows nothing for an invalid id', () => {
    const wrong = { tagManagerId: 'GTM-abc; script-src *', pixelId: 'x' };
    expect(contentSecurityPolicy(config, [], wrong)).toBe(contentSecurityPolicy(config, [], none));
  });
});
