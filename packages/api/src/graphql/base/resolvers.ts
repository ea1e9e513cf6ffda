import { GraphQLScalarType, Kind } from 'graphql';
import { toGraphQLError } from '#api/graphql/to-graphql-error.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { DomainError } from '#api/platform/domain-error.ts';

function parseMoment(value: unknown): Date {
  const moment = typeof value === 'string' ? new Date(value) : undefined;
  if (!moment || Number.isNaN(moment.getTime()))
    throw toGraphQLError(new DomainError('bad-user-input', 'A DateTime is an ISO 8601 text in UTC.'));
  return moment;
}

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : parseMoment(value)).toISOString(),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

export const resolvers = {
  DateTime,
  Query: { ping: () => 'ok' },
  Mutation: { ping: () => 'ok' },
} satisfies ResolverMap;
