import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describeError } from '#api/http/describe-error.ts';
import { ShopError } from '#api/http/shop-error.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '#api/http/unavailable.ts';

function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}

/** The error that tells a client to come back later. */
export function unavailableError(): ShopError {
  return new ShopError('UNAVAILABLE', 'The shop is catching its breath. Please try again in a moment.', {
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
}

/** Gives the client what is meant for it; everything else is logged and hidden behind one sentence. */
export function maskError(error: unknown, log: Logger): GraphQLError {
  const origin = originOf(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  if (isDatabaseUnavailable(origin)) {
    log.warn({ err: describeError(origin) }, 'The database is away');
    const away = unavailableError();
    return new GraphQLError(away.message, { ...place, extensions: away.extensions });
  }
  if (origin instanceof ShopError) return new GraphQLError(origin.message, { ...place, extensions: origin.extensions });
  if (error instanceof GraphQLError && origin === error) return error;
  log.error({ err: describeError(origin), path: place.path ?? undefined }, 'A request failed');
  return new GraphQLError('Something went wrong on our side. We have been told.', {
    ...place,
    extensions: { code: 'INTERNAL' },
  });
}
