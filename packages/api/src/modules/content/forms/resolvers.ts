import type { Db } from '#api/platform/db/database.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { readDraft } from './drafts.ts';
import { findSubmission, listAnswers, listSubmissions } from './submissions.ts';

async function findDraft(db: Db, id: string) {
  const draft = await readDraft(db, id);
  return draft && { ...draft, answers: listAnswers(draft.type, draft.answers) };
}

export const resolvers = {
  Query: {
    formSubmissions: (_source, { type, first, after }, { actor: { db } }) =>
      listSubmissions(db, first ?? 25, after, type),
    formSubmission: (_source, { id }, { actor: { db } }) => findSubmission(db, id),
    formDraft: (_source, { id }, { actor: { db } }) => findDraft(db, id),
  },
} satisfies Resolvers;
