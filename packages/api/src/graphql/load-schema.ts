import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type Grant, hasGrant } from '@headstock/contracts/grants';
import { isForPeopleAlone } from '#api/modules/integrations/index.ts';
import { runAsMember } from '#api/modules/people/index.ts';
import type { Principal } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { cleanArguments } from './clean-arguments.ts';
import type { GraphQLContext } from './context.ts';
import type { PermissionMap, Role } from './permission-map.ts';

/** Resolvers by type and field. Whether they fit the schema of the shop, the compiler has checked where they stand. */
type ResolverMap = Readonly<Record<string, object>>;

/** What a part of the schema is served by. */
export type SchemaPart = {
  readonly resolvers?: ResolverMap | readonly ResolverMap[];
  readonly permissions?: PermissionMap | readonly PermissionMap[];
};

type FieldResolver = GraphQLFieldResolver<unknown, GraphQLContext>;

function fieldOf(schema: GraphQLSchema, typeName: string, fieldName: string) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`${typeName}.${fieldName} is not in the schema.`);
  return field;
}

const isResolver = (value: unknown): value is FieldResolver => typeof value === 'function';

function attachFields(schema: GraphQLSchema, typeName: string, fields: object): void {
  const entries: [string, unknown][] = Object.entries(fields);
  for (const [fieldName, resolve] of entries) {
    if (!isResolver(resolve)) throw new Error(`The resolver of ${typeName}.${fieldName} is no function.`);
    fieldOf(schema, typeName, fieldName).resolve = resolve;
  }
}

function attach(schema: GraphQLSchema, resolvers: ResolverMap): void {
  for (const [typeName, entry] of Object.entries(resolvers)) {
    if (entry instanceof GraphQLScalarType) {
      const scalar = schema.getType(typeName);
      if (!isScalarType(scalar)) throw new Error(`The scalar ${typeName} is not in the schema.`);
      const { serialize, parseValue, parseLiteral } = entry;
      Object.assign(scalar, { serialize, parseValue, parseLiteral });
    } else {
      attachFields(schema, typeName, entry);
    }
  }
}

function isAllowed(role: Role, { accountId, rights }: Principal): boolean {
  if (role === 'everyone') return true;
  if (accountId === null) return false;
  if (role === 'member') return true;
  return rights.isAdmin && (role === 'admin' || hasGrant(rights.grants, role));
}

/** Refuses operations that the principal may not use; refused administrator operations are recorded. */
async function refuse(role: Role, operation: string, context: GraphQLContext): Promise<never> {
  const { principal, locale } = context.actor;
  if (role !== 'member')
    await recordSecurityEvent(context.actor, context, { kind: 'access.refused', detail: { operation } });
  if (principal.rights.isAdmin) throw new DomainError('forbidden', errorMessages.grantMissing[locale]);
  if (principal.accountId !== null) throw new DomainError('forbidden', errorMessages.adminsOnly[locale]);
  throw new DomainError('unauthenticated', errorMessages.signIn[locale]);
}

const isGrantRole = (role: Role): role is Grant => role !== 'everyone' && role !== 'member' && role !== 'admin';

/** The scope by which a key may use an operation; null for what is no key's business: all that names no grant, or gives access. */
const scopeOf = (role: Role, operation: string): Grant | null =>
  isGrantRole(role) && !isForPeopleAlone(operation) ? role : null;

/** Refuses what a key was not made for. */
async function refuseKey(scope: Grant | null, operation: string, context: GraphQLContext): Promise<never> {
  await recordSecurityEvent(context.actor, context, { kind: 'access.refused', detail: { operation } });
  const messages = errorMessages[scope === null ? 'keyRefused' : 'scopeMissing'];
  throw new DomainError('forbidden', messages[context.actor.locale]);
}

function guard(role: Role, operation: string, resolve: FieldResolver): FieldResolver {
  const scope = scopeOf(role, operation);
  return (source, args, context, info) => {
    const { principal } = context.actor;
    if (principal.apiKeyId === null)
      return isAllowed(role, principal) ? resolve(source, args, context, info) : refuse(role, operation, context);
    return scope !== null && isAllowed(scope, principal)
      ? resolve(source, args, context, info)
      : refuseKey(scope, operation, context);
  };
}

/** Lets an administrator who acts as a member use the mutations that are listed for it, and no other. */
function guardActing(mutation: string, resolve: FieldResolver): FieldResolver {
  return (source, args, context, info) =>
    context.actor.principal.impersonatorId === null
      ? resolve(source, args, context, info)
      : runAsMember(context.actor, mutation, args, () => resolve(source, args, context, info));
}

/** Gives a mutation what it was asked for without hidden characters. */
const withCleanArguments =
  (resolve: FieldResolver): FieldResolver =>
  (source, args, context, info) =>
    resolve(source, cleanArguments(args), context, info);

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
    field.resolve = guard(role, operation, field.resolve ?? defaultFieldResolver);
    if (typeName === 'Mutation') field.resolve = withCleanArguments(guardActing(fieldName, field.resolve));
  }
}

/** Who may use each operation, as the modules say together. Throws when two modules speak of one operation. */
export function collectPermissions(modules: readonly SchemaPart[]): Map<string, Role> {
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
 * something that is not in the schema, and for an operation without a permission: access is denied by default.
 */
export function loadSchema(sdl: string, modules: readonly SchemaPart[]): GraphQLSchema {
  const schema = buildSchema(sdl);
  const maps: readonly ResolverMap[] = modules.flatMap(({ resolvers }) => resolvers ?? []);
  for (const resolvers of maps) attach(schema, resolvers);
  protect(schema, collectPermissions(modules));
  return schema;
}
