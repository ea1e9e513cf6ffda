import type { GraphQLScalarType } from 'graphql';
import type { ApiModule } from './api-module.ts';
import type { Resolver, Resolvers, ResolversParentTypes } from './resolver-types.generated.ts';

type MapsOf<Module> = Module extends { readonly resolvers: infer Maps }
  ? Maps extends readonly unknown[]
    ? Maps[number]
    : Maps
  : never;

/** The fields of a type that some of the maps resolve. */
type ServedFields<Maps, Type extends string> = Maps extends unknown
  ? Maps extends { readonly [Name in Type]: infer Fields }
    ? keyof Fields
    : never
  : never;

/** What a field's resolver may give; nothing at all is null. */
type ResultOf<FieldResolver> =
  FieldResolver extends Resolver<infer Result, infer _Source, infer _Context, infer _Args>
    ? OrNothing<Awaited<Result>>
    : never;
type OrNothing<Result> = Result | Promise<Result> | (null extends Result ? undefined | Promise<undefined> : never);

/** The fields whose value is a property or the result of a method of their source. */
type FieldsIn<Source, Fields> = {
  [Name in keyof Source & keyof Fields]: Source[Name] extends
    | ResultOf<NonNullable<Fields[Name]>>
    | (() => ResultOf<NonNullable<Fields[Name]>>)
    ? Name
    : never;
}[keyof Source & keyof Fields];

/** Operations have no source. */
type OwnFields<Type> = Type extends 'Query' | 'Mutation'
  ? never
  : Type extends keyof ResolversParentTypes & keyof Resolvers
    ? FieldsIn<ResolversParentTypes[Type], NonNullable<Resolvers[Type]>>
    : never;

type MissingOf<Maps> = {
  [Type in keyof Resolvers]-?: NonNullable<Resolvers[Type]> extends GraphQLScalarType
    ? never
    : `${Type}.${Exclude<keyof NonNullable<Resolvers[Type]> & string, '__isTypeOf' | '__resolveType' | OwnFields<Type> | ServedFields<Maps, Type>>}`;
}[keyof Resolvers];

/** The fields of the schema, as `Type.field`, that have neither a resolver in the modules nor a property of the right type in their source. */
export type MissingResolvers<Modules extends readonly ApiModule[]> = MissingOf<MapsOf<Modules[number]>>;

/** The modules when they serve every field of the schema; else what is missing, to which no list of modules fits. */
export type Complete<Modules extends readonly ApiModule[]> = [MissingResolvers<Modules>] extends [never]
  ? Modules
  : MissingResolvers<Modules>;
