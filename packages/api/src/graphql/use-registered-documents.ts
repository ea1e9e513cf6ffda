import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { GraphQLContext } from './context.ts';
import type { RegisteredDocuments } from './registered-documents.ts';

/** The list, and how to bring it up to date. */
export type DocumentRegister = {
  readonly documents: RegisteredDocuments;
  /** Asks for what was published since; resolves at once when that was asked a moment ago. */
  readonly refresh: () => Promise<void>;
};

const ACCEPTED_TEXTS = 1000;
const extensionSchema = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

const unknownDocument = (): GraphQLError =>
  new GraphQLError('This shop answers the questions of its own pages only.', {
    extensions: { code: 'UNKNOWN_DOCUMENT', http: { status: 400 } },
  });

/**
 * Runs registered documents only, sent whole or by their hash (`extensions.persistedQuery.sha256Hash`). One that is not known is looked for
 * once more in what was published since. Requests by a key of the API run every document. `beforeParsing` is called for every text that must be parsed to tell.
 */
export function useRegisteredDocuments(
  { documents, refresh }: DocumentRegister,
  beforeParsing: (context: GraphQLContext, text: string) => void,
): Plugin<GraphQLContext, GraphQLContext> {
  const accepted = new LRUCache<string, true>({ max: ACCEPTED_TEXTS });

  async function isRegistered(context: GraphQLContext, text: string): Promise<boolean> {
    if (accepted.has(text)) return true;
    beforeParsing(context, text);
    if (!documents.has(text)) {
      await refresh();
      if (!documents.has(text)) return false;
    }
    accepted.set(text, true);
    return true;
  }

  async function findByHash(extensions: unknown): Promise<string> {
    const hash = extensionSchema.safeParse(extensions).data?.persistedQuery.sha256Hash;
    if (hash === undefined) throw unknownDocument();
    if (documents.textOf(hash) === undefined) await refresh();
    const text = documents.textOf(hash);
    if (text === undefined) throw unknownDocument();
    return text;
  }

  return {
    async onParams({ params, setParams, context }) {
      // Whoever has a key writes documents of their own.
      if (context.actor.principal.apiKeyId !== null) return;
      if (params.query) {
        if (!(await isRegistered(context, params.query))) throw unknownDocument();
      } else setParams({ ...params, query: await findByHash(params.extensions) });
    },
  };
}
