import type { Db } from '#api/platform/db/database.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { readDraft } from './drafts.ts';
import { findSubmission, listAnswers, listSubmissions } from './submissions.ts';

type ById = { id: string };
type Page = { type?: string | null; first?: number | null; after?: string | null };

async function findDraft(db: Db, id: string) {
  const draft = await readDraft(db, id);
  return draft && { ...draft, answers: listAnswers(draft.type, draft.answers) };
}

export const resolvers = {
  Query: {
    formSubmissions: (_source: unknown, { type, first, after }: Page, { db }) =>
      listSubmissions(db, first ?? 25, after, type),
    formSubmission: (_source: unknown, { id }: ById, { db }) => findSubmission(db, id),
    formDraft: (_source: unknown, { id }: ById, { db }) => findDraft(db, id),
  },
} satisfies ResolverMap;
