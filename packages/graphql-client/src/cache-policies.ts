import type { InMemoryCacheConfig, TypePolicies } from '@apollo/client';
import { possibleTypes as typesOf, valueTypes } from './cache-schema.generated.ts';

/** The types that an interface or union stands for. */
export const possibleTypes: NonNullable<InMemoryCacheConfig['possibleTypes']> = typesOf;

/** What has no id belongs to the object that holds it: answers with other fields of it add to what is known. */
const values: TypePolicies = Object.fromEntries(valueTypes.map((type) => [type, { merge: true }]));

/**
 * How the cache keeps objects. What has an id is kept once, under its type and id. Fields with arguments are kept for each set of
 * arguments, so that every page of a connection has its own entry; a list that grows as one scrolls needs `relayStylePagination` here.
 */
export const typePolicies: TypePolicies = values;
