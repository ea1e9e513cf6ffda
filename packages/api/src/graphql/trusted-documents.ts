import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { z } from 'zod';

/** Documents that the shop's own pages send, by the SHA-256 of their text. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** Reads the list as the build writes it: `{ "<sha256>": "query …" }`. Throws when a hash does not fit its document. */
export function readTrustedDocuments(json: string): TrustedDocuments {
  const documents = new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(json))));
  for (const [hash, text] of documents) {
    if (createHash('sha256').update(text).digest('hex') !== hash)
      throw new Error(`The trusted document ${hash} was changed.`);
  }
  return documents;
}

const extensionSchema = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/** Runs documents of the list only, sent whole or by their hash (`extensions.persistedQuery.sha256Hash`). */
export function useTrustedDocuments(documents: TrustedDocuments): Plugin {
  const texts = new Set(documents.values());
  return {
    onParams({ params, setParams }) {
      if (params.query !== undefined && params.query !== null && texts.has(params.query)) return;
      const hash = extensionSchema.safeParse(params.extensions).data?.persistedQuery.sha256Hash;
      const text = hash === undefined ? undefined : documents.get(hash);
      if (text === undefined || params.query) {
        throw new GraphQLError('This shop answers the questions of its own pages only.', {
          extensions: { code: 'UNKNOWN_DOCUMENT', http: { status: 400, spec: true } },
        });
      }
      setParams({ ...params, query: text });
    },
  };
}
