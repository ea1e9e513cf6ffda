import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError } from '#api/platform/domain-error.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { sqlStateOf } from '#api/platform/db/tx.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '#api/platform/outage.ts';
import { toGraphQLError } from './to-graphql-error.ts';

/** NUL and broken characters, numbers out of range, texts that are no number: somebody's input, not our mistake. */
const INPUT_STATES = /^(22021|22P05|22P02|22003|22001)$/;

function originOf(error: unknown): unknown {
  let origin = error;
  while (origin instanceof GraphQLError && origin.originalError) origin = origin.originalError;
  return origin;
}

/** Gives the client, in English, what is meant for it; everything else is logged and hidden behind one sentence. */
export function maskError(error: unknown, log: Logger): GraphQLError {
  const origin = originOf(error);
  const place = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  const path = place.path ?? undefined;
  if (isDatabaseUnavailable(origin)) {
    log.warn({ err: describeError(origin) }, 'The database is away');
    return toGraphQLError(new DomainError('outage', errorMessages.outage.en, RETRY_AFTER_SECONDS), place);
  }
  if (INPUT_STATES.test(sqlStateOf(origin) ?? '')) {
    log.info({ err: describeError(origin), path }, 'A value does not fit the database');
    return toGraphQLError(new DomainError('bad-user-input', errorMessages.badInput.en), place);
  }
  if (origin instanceof DomainError) return toGraphQLError(origin, place);
  if (error instanceof GraphQLError && origin === error) return error;
  // A scalar refused its input.
  if (origin instanceof GraphQLError && 'code' in origin.extensions)
    return new GraphQLError(origin.message, { ...place, extensions: origin.extensions });
  log.error({ err: describeError(origin), path }, 'A request failed');
  return toGraphQLError(new DomainError('internal', errorMessages.internal.en), place);
}
