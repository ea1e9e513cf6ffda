import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describeError } from '#api/platform/log/describe-error.ts';
import { sqlStateOf } from '#api/platform/db/tx.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { ShopError } from '#api/http/shop-error.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '#api/platform/outage.ts';

/** NUL and broken characters, numbers out of range, texts that are no number: somebody's input, not our mistake. */
const INPUT_STATES = /^(22021|22P05|22P02|22003|22001)$/;

function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}

/** The error that tells a client to come back later. */
export function unavailableError(): ShopError {
  return new ShopError('UNAVAILABLE', errorMessages.away.en, {
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
}

/** Gives the client, in English, what is meant for it; everything else is logged and hidden behind one sentence. */
export function maskError(error: unknown, log: Logger): GraphQLError {
  const origin = originOf(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  if (isDatabaseUnavailable(origin)) {
    log.warn({ err: describeError(origin) }, 'The database is away');
    const away = unavailableError();
    return new GraphQLError(away.message, { ...place, extensions: away.extensions });
  }
  if (INPUT_STATES.test(sqlStateOf(origin) ?? '')) {
    log.info({ err: describeError(origin), path: place.path ?? undefined }, 'A value does not fit the database');
    return new GraphQLError(errorMessages.unusable.en, {
      ...place,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  }
  if (origin instanceof ShopError) return new GraphQLError(origin.message, { ...place, extensions: origin.extensions });
  if (error instanceof GraphQLError && origin === error) return error;
  log.error({ err: describeError(origin), path: place.path ?? undefined }, 'A request failed');
  return new GraphQLError(errorMessages.failed.en, {
    ...place,
    extensions: { code: 'INTERNAL' },
  });
}
