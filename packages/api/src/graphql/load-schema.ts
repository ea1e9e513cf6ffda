import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Principal } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { ApiModule } from './api-module.ts';
import type { GraphQLContext } from './context.ts';
import type { PermissionMap, ResolverMap, Role } from './resolver-map.ts';

type FieldResolver = GraphQLFieldResolver<unknown, GraphQLContext>;

function fieldOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`${typeName}.${fieldName} is not in the schema.`);
  return field;
}

function attach(schema: GraphQLSchema, resolvers: ResolverMap): void {
  for (const [typeName, entry] of Object.entries(resolvers)) {
    if (entry instanceof GraphQLScalarType) {
      const scalar = schema.getType(typeName);
      if (!isScalarType(scalar)) throw new Error(`The scalar ${typeName} is not in the schema.`);
      const { serialize, parseValue, parseLiteral } = entry;
      Object.assign(scalar, { serialize, parseValue, parseLiteral });
    } else {
      for (const [fieldName, resolve] of Object.entries(entry)) fieldOf(schema, typeName, fieldName).resolve = resolve;
    }
  }
}

function isAllowed(role: Role, { accountId, rights }: Principal): boolean {
  if (role === 'everyone') return true;
  return accountId !== null && (role === 'member' || rights.isAdmin);
}

function guard(role: Role, resolve: FieldResolver): FieldResolver {
  return (source, args, context, info) => {
    const { principal, locale } = context.actor;
    if (isAllowed(role, principal)) return resolve(source, args, context, info);
    if (principal.accountId !== null) throw new DomainError('forbidden', errorMessages.adminsOnly[locale]);
    throw new DomainError('unauthenticated', errorMessages.signIn[locale]);
  };
}

/** Every operation as `Query.field` or `Mutation.field`. */
export function operationNames(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
}

/** Puts the permission in front of every operation. Throws for an operation that no module has an entry for. */
function protect(schema: GraphQLSchema, permissions: ReadonlyMap<string, Role>): void {
  const unprotected = operationNames(schema).filter((operation) => !permissions.has(operation));
  if (unprotected.length > 0)
    throw new Error(`No module says in its permissions.ts who may use ${unprotected.join(', ')}.`);
  for (const [operation, role] of permissions) {
    const [typeName = '', fieldName = ''] = operation.split('.');
    const field = fieldOf(schema, typeName, fieldName);
    if (role !== 'everyone') field.resolve = guard(role, field.resolve ?? defaultFieldResolver);
  }
}

/** Who may use each operation, as the modules say together. Throws when two modules speak of one operation. */
export function collectPermissions(modules: readonly ApiModule[]): Map<string, Role> {
  const all = new Map<string, Role>();
  const maps: readonly PermissionMap[] = modules.flatMap(({ permissions }) => permissions ?? []);
  for (const [operation, role] of maps.flatMap((map) => Object.entries(map))) {
    if (all.has(operation)) throw new Error(`Two entries say who may use ${operation}.`);
    all.set(operation, role);
  }
  return all;
}

/**
 * Builds the schema of `sdl` with the modules' resolvers and permissions. Throws for a resolver or a permission of
 * something that is not in the schema, and for an operation without a permission: what nobody decided is not served.
 */
export function loadSchema(sdl: string, modules: readonly ApiModule[]): GraphQLSchema {
  const schema = buildSchema(sdl);
  const maps: readonly ResolverMap[] = modules.flatMap(({ resolvers }) => resolvers ?? []);
  for (const resolvers of maps) attach(schema, resolvers);
  protect(schema, collectPermissions(modules));
  return schema;
}
