import type { TypedDocumentNode } from '@apollo/client';

/** A GraphQL document, parsed at build time, that knows its result and its variables. */
export type TypedDocument<Result, Variables> = TypedDocumentNode<Result, Variables>;

/** Used by generated files: gives the syntax tree of a document its types. */
export function typedDocument<Result, Variables>(definitions: readonly object[]): TypedDocument<Result, Variables> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generator parsed and validated it
  return { kind: 'Document', definitions } as unknown as TypedDocument<Result, Variables>;
}
