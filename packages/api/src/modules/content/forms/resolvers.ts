import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { Db } from '#api/platform/db/database.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { assignForm, moveForm, writeAnswer } from './change-form.ts';
import { readDraft } from './drafts.ts';
import { findMentions } from './form-mentions.ts';
import { isAnswerable, nextFormStates } from './form-states.model.ts';
import { aboutOf, formPage, listAnswers, listStaff, loadForms, loadFormSteps } from './submissions.ts';

async function findDraft(db: Db, id: string) {
  const draft = await readDraft(db, id);
  return draft && { ...draft, answers: listAnswers(draft.type, draft.answers) };
}

/** Answers with the form as it is after the work. */
async function answerWith({ actor }: GraphQLContext, id: string, work: () => Promise<void>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), form: null };
  return { ...done, form: (await loadForms(actor.db, [id])).get(id) ?? null };
}

export const resolvers = {
  FormSubmission: {
    createdAt: (form) => form.created_at,
    nextStates: ({ type, state }) => nextFormStates(type, state),
    isAnswerable: ({ state }) => isAnswerable(state),
    name: ({ answers }) => answers['name'] ?? '',
    email: ({ answers }) => answers['email'] ?? '',
    about: ({ answers }) => aboutOf(answers),
    answers: ({ type, answers }) => listAnswers(type, answers),
    steps: ({ id }, _args, { actor: { db } }) => loadFormSteps(db, id),
    mentions: (form, _args, { actor: { db, locale } }) => findMentions(db, form, locale),
  },
  Query: {
    formSubmissions: async (_source, { type, types, mine, ...filter }, { actor: { db, principal } }) => {
      const assigneeId = mine ? principal.accountId : null;
      const page = await formPage(db, { ...filter, assigneeId, types: types ?? (type ? [type] : null) });
      const forms = await loadForms(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => forms.get(id)) };
    },
    formSubmission: async (_source, { id }, { actor: { db } }) => (await loadForms(db, [id])).get(id) ?? null,
    formAssignees: (_source, _args, { actor: { db } }) => listStaff(db),
    formDraft: (_source, { id }, { actor: { db } }) => findDraft(db, id),
  },
  Mutation: {
    formAnswer: (_source, { id, version, ...answer }, context) =>
      answerWith(context, id, () => writeAnswer(context.actor, { id, version }, answer)),
    formMove: (_source, { id, version, ...move }, context) =>
      answerWith(context, id, () => moveForm(context.actor, { id, version }, move)),
    formAssign: (_source, { id, version, assigneeId }, context) =>
      answerWith(context, id, () => assignForm(context.actor, { id, version }, assigneeId ?? null)),
  },
} satisfies Resolvers;
