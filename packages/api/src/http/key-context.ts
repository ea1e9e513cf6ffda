import { clientNetwork } from '@headstock/contracts/client-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { toGraphQLError } from '#api/graphql/to-graphql-error.ts';
import { keyRefusalMessage, useApiKey } from '#api/modules/integrations/index.ts';
import { type ActorContext, anonymous } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { readLocale } from '#api/platform/locale.ts';
import { tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { firstHeader } from './cookie-jar.ts';
import { createMemo } from './memo.ts';

const BEARER = /^bearer(?: +(.*))?$/i;

/** A request by a key that is not let in, and how it is answered. */
type Refused = { readonly kind: 'refused'; readonly status: 401 | 429; readonly error: DomainError };

/** The token of `Authorization: Bearer`; null for a request without one. */
export function readBearer(request: FastifyRequest): string | null {
  const found = BEARER.exec(firstHeader(request, 'authorization') ?? '');
  return found && (found[1] ?? '').trim();
}

/**
 * Who asks by a key of the API. Cookies are neither read nor written, and no CSRF token is needed: no browser sends a key by itself. What
 * needs a session is refused.
 */
export async function createKeyContext(
  services: Services,
  request: FastifyRequest,
  token: string,
): Promise<{ kind: 'context'; context: GraphQLContext; setCookies: () => string[] } | Refused> {
  const { db, secret } = services;
  const locale = readLocale(firstHeader(request, 'accept-language'));
  const now = new Date();
  const client = {
    clientAddress: clientNetwork(request.ip),
    deviceId: null,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  };
  const use = await useApiKey(db, secret, token, now);
  const actor: ActorContext = { db, principal: anonymous, locale, now, requestId: request.id };
  if (use.kind === 'limited') return { kind: 'refused', status: 429, error: tooManyError(use.retryAfter, locale) };
  if (use.kind === 'refused') {
    const { reason, accountId } = use;
    await recordSecurityEvent(
      actor,
      { ...services, ...client },
      { kind: 'api-key.refused', accountId, detail: { reason } },
    );
    const error = new DomainError('api-key', keyRefusalMessage(reason, locale));
    return { kind: 'refused', status: 401, error };
  }
  const refuse = (): never => {
    throw new DomainError('forbidden', errorMessages.keyRefused[locale]);
  };
  const context: GraphQLContext = {
    ...services,
    ...client,
    log: services.log.child({ requestId: request.id, apiKey: use.principal.apiKeyId }),
    actor: { ...actor, principal: use.principal },
    csrfOk: true,
    previewKey: undefined,
    isFromShell: false,
    signInToken: null,
    checkoutMemory: undefined,
    formMemory: undefined,
    ensureSession: () => Promise.reject(new DomainError('forbidden', errorMessages.keyRefused[locale])),
    openSession: refuse,
    keepDevice: refuse,
    keepSignInToken: refuse,
    keepCheckoutMemory: refuse,
    keepFormMemory: refuse,
    beginActing: refuse,
    endActing: () => Promise.reject(new DomainError('forbidden', errorMessages.keyRefused[locale])),
    closeSession: refuse,
    memo: createMemo(),
  };
  return { kind: 'context', context, setCookies: () => [] };
}

/** Answers as GraphQL does, with the status that programs look at first. */
export function refuseKey(reply: FastifyReply, { status, error }: Refused): FastifyReply {
  const { message, extensions } = toGraphQLError(error);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="Headstock"');
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.status(status).send({ errors: [{ message, extensions: { code: extensions['code'] } }] });
}
