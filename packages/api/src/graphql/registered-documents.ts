import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print, separateOperations, stripIgnoredCharacters, visit } from 'graphql';
import { parseDocument } from './parse-document.ts';

/** Clients add `__typename` to their queries, which reveals nothing but the name of a type. */
function withoutTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node) => {
      const selections = node.selections.filter(
        (selection) => selection.kind !== Kind.FIELD || selection.name.value !== '__typename' || selection.alias,
      );
      return selections.length === 0 ? node : { ...node, selections };
    },
  });
}

/** Operations first, then fragments by name: the order of definitions means nothing. */
function inOrder({ kind, definitions }: DocumentNode): DocumentNode {
  const nameOf = (definition: (typeof definitions)[number]): string =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : '';
  return { kind, definitions: definitions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)) };
}

/** The fingerprint of each operation of a document, whatever its formatting and the other operations beside it. */
function fingerprintsOf(document: DocumentNode): string[] {
  return Object.values(separateOperations(withoutTypenames(document))).map((operation) =>
    createHash('sha256')
      .update(stripIgnoredCharacters(print(inOrder(operation))))
      .digest('base64'),
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The operations that may run, and the documents that may be sent by their hash alone. */
export class RegisteredDocuments {
  readonly #fingerprints = new Set<string>();
  readonly #texts = new Map<string, string>();

  /** Registers documents; throws for one that cannot be parsed. */
  add(documents: Iterable<string>): void {
    for (const text of documents) {
      const hash = sha256(text);
      if (this.#texts.has(hash)) continue;
      for (const fingerprint of fingerprintsOf(parse(text, { noLocation: true }))) this.#fingerprints.add(fingerprint);
      this.#texts.set(hash, text);
    }
  }

  /** Whether every operation of a document is registered. Throws a GraphQLError for what cannot be parsed. */
  has(text: string): boolean {
    const fingerprints = fingerprintsOf(parseDocument(text, { noLocation: true }));
    return fingerprints.length > 0 && fingerprints.every((fingerprint) => this.#fingerprints.has(fingerprint));
  }

  /** The document with this SHA-256, in hex. */
  textOf(hash: string): string | undefined {
    return this.#texts.get(hash);
  }
}
