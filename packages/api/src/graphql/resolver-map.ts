import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';
import type { RequestContext } from '#api/http/context.ts';

/** Written as a method, so that functions with narrower types of source and arguments fit; GraphQL checks the arguments. */
type ResolverSlot = {
  resolve(source: unknown, args: Record<string, unknown>, context: RequestContext, info: GraphQLResolveInfo): unknown;
};

/** A field's resolver. */
export type Resolver = ResolverSlot['resolve'];

/** What a domain exports as `resolvers`: by type and field. Fields without an entry read the property of their name. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>> | GraphQLScalarType>>;

/** Who may use an operation. Ownership of what its ids name is checked by the operation itself, as 'not found'. */
export type Role = 'everyone' | 'member' | 'admin';

/** What a domain exports as `permissions`: by `Query.field` or `Mutation.field`. */
export type PermissionMap = Readonly<Record<string, Role>>;
