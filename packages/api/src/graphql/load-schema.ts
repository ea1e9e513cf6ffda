import { pathToFileURL } from 'node:url';
import type { Principal } from '#api/platform/actor-context.ts';
import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { GraphQLContext } from './context.ts';
import type { PermissionMap, ResolverMap, Role } from './resolver-map.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { moduleFiles } from './module-files.ts';
import { schemaSdl } from './schema-sdl.ts';

type FieldResolver = GraphQLFieldResolver<unknown, GraphQLContext>;
type ModuleExports = { resolvers?: ResolverMap; permissions?: PermissionMap };

async function importFromModules(name: string): Promise<ModuleExports[]> {
  const modules: ModuleExports[] = [];
  for (const file of moduleFiles(name)) modules.push(await import(pathToFileURL(file).href));
  return modules;
}

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

/** Puts the permission in front of every operation that is not for everyone. */
function protect(schema: GraphQLSchema, permissions: PermissionMap): void {
  for (const [operation, role] of Object.entries(permissions)) {
    const [typeName = '', fieldName = ''] = operation.split('.');
    const field = fieldOf(schema, typeName, fieldName);
    if (role !== 'everyone') field.resolve = guard(role, field.resolve ?? defaultFieldResolver);
  }
}

/**
 * Builds the schema from what the modules' folders hold: `schema.graphql`, `resolvers.ts` (exports `resolvers`) and
 * `permissions.ts` (exports `permissions`). A module without resolvers does not stop the others; a resolver or a
 * permission for something that is not in the schema does.
 */
export async function loadSchema(): Promise<GraphQLSchema> {
  const schema = buildSchema(schemaSdl);
  for (const { resolvers } of await importFromModules('resolvers.ts')) if (resolvers) attach(schema, resolvers);
  for (const { permissions } of await importFromModules('permissions.ts'))
    if (permissions) protect(schema, permissions);
  return schema;
}
