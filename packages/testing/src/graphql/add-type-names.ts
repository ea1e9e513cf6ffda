import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';

const root = path.resolve(import.meta.dirname, '../../../..');
const schema = buildSchema(
  globSync('packages/api/src/{graphql,modules}/**/schema.graphql', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n'),
  // The code generator has checked it.
  { assumeValidSDL: true },
);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function objectTypeOf(type: GraphQLNamedType | undefined, given: unknown): GraphQLObjectType | undefined {
  if (isObjectType(type)) return type;
  if (!isAbstractType(type)) return undefined;
  const possible = schema.getPossibleTypes(type);
  return possible.find(({ name }) => name === given) ?? possible[0];
}

function addTo(value: unknown, type: GraphQLNamedType | undefined, selectionSet: SelectionSetNode, known: Fragments) {
  if (Array.isArray(value)) {
    for (const element of value) addTo(element, type, selectionSet, known);
    return;
  }
  if (!isRecord(value)) return;
  const objectType = objectTypeOf(type, value['__typename']);
  if (!objectType) return;
  value['__typename'] ??= objectType.name;
  addToFields(value, objectType, selectionSet, known);
}

function addToFields(
  value: Record<string, unknown>,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  known: Fragments,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value];
      const name = selection.alias?.value ?? selection.name.value;
      if (field && selection.selectionSet) addTo(value[name], getNamedType(field.type), selection.selectionSet, known);
    } else {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? known.get(selection.name.value) : selection;
      if (fragment) addToFields(value, type, fragment.selectionSet, known);
    }
  }
}

/** Adds the `__typename`s that the API would answer with to `data`, the answer to an operation's document. Types of unions must be given. */
export function addTypeNames(document: DocumentNode, data: Record<string, unknown>): void {
  const known = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) known.set(definition.name.value, definition);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const isMutation = definition.operation === OperationTypeNode.MUTATION;
    const type = isMutation ? schema.getMutationType() : schema.getQueryType();
    if (type) addToFields(data, type, definition.selectionSet, known);
  }
}
