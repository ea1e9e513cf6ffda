import { storeProfile } from '@headstock/contracts/store-profile';
import { usableVendors, type Vendors } from '@headstock/contracts/vendors';
import type { ShellConfig } from './config.ts';

const tagManager = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const pixel = ['https://connect.facebook.net', 'https://www.facebook.com'];

/** Where the scripts of the profile's vendors come from, and where they connect to; without vendors nothing is allowed. */
function vendorOrigins(vendors: Vendors): readonly string[] {
  const { tagManagerId, pixelId, analytics, marketing } = usableVendors(vendors);
  const scripts = [analytics, marketing].flatMap((vendor) => (vendor ? [new URL(vendor.src).origin] : []));
  return [
    ...new Set([
      ...(tagManagerId === undefined ? [] : tagManager),
      ...(pixelId === undefined ? [] : pixel),
      ...scripts,
    ]),
  ];
}

/**
 * A page's content security policy. Scripts run from our origin, or where `scripts` names them by their hash. Those of others are
 * let in where the profile names them; that they wait for the visitor's consent is the page's part, as pages are the same for all.
 */
export function contentSecurityPolicy(
  { gatewayOrigin }: Pick<ShellConfig, 'gatewayOrigin'>,
  scripts: readonly string[],
  vendors: Vendors = storeProfile.vendors,
): string {
  const others = vendorOrigins(vendors);
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...others, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...others].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    `frame-src ${gatewayOrigin ?? "'none'"}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...(gatewayOrigin === undefined ? [] : [gatewayOrigin])].join(' '),
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/** The headers of every answer that the shell gives. */
export function securityHeaders(config: ShellConfig): Readonly<Record<string, string>> {
  const https = config.publicOrigin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
