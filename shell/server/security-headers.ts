import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config.ts';

/** The page's content security policy. Scripts run from our origin or with the nonce of this very answer. */
export function contentSecurityPolicy(config: ShellConfig, nonce: string): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
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
export function securityHeaders(app: FastifyInstance, config: ShellConfig): void {
  const https = config.publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
}
