import type { ShellConfig } from './config.ts';

/** A page's content security policy. Scripts run from our origin, or where `scripts` names them by their hash. */
export function contentSecurityPolicy(config: ShellConfig, scripts: readonly string[]): string {
  const directives = [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${config.gatewayOrigin}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${config.gatewayOrigin}`,
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
