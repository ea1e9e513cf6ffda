/**
 * A GraphQL document as text that knows its result and its variables.
 * Text, not a syntax tree: it is a third of the bytes, and only Apollo, which is loaded late, needs the tree.
 */
export type TypedDocument<Result, Variables> = string & { readonly __types?: (variables: Variables) => Result };

/** Used by generated files: gives a document its types. */
export function typedDocument<Result, Variables>(text: string): TypedDocument<Result, Variables> {
  return text;
}
