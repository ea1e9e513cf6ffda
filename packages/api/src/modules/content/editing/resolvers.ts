import type { ContentValues } from '@headstock/contracts/content-fields';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { deadTargets, readTargets } from '#api/modules/content/menus/menu-targets.ts';
import { previewAddress } from '#api/modules/content/preview/preview-key.ts';
import { moveTexts } from '#api/modules/content/terms/move-texts.ts';
import { termUses } from '#api/modules/content/terms/term-uses.ts';
import { readChoices } from './choices.ts';
import type { ContentProblem } from './content-problems.ts';
import { keepDraft } from './drafts.ts';
import { archiveDocument, moveDocument, unarchiveDocument } from './document-life.ts';
import type { FieldConflict } from './merge.model.ts';
import { editingMessages } from './messages.ts';
import { publishDocument, scheduleDocument, unpublishDocument, unscheduleDocument } from './publish-document.ts';
import { documentPage, loadDocuments, otherEditors, ownDraft, readVersions } from './read-documents.ts';
import { writeValues } from './read-values.ts';
import { renderForEditor } from './render-preview.ts';
import { reorderDocuments } from './reorder.ts';
import { createDocument, duplicateDocument, restoreDocument, saveDocument } from './save-document.ts';

/** What a step may answer besides that it was done. */
type Outcome = {
  readonly id?: string;
  readonly conflicts?: readonly FieldConflict[];
  readonly merged?: ContentValues;
  readonly problems?: readonly ContentProblem[];
};

/** Answers with the document as it is after the work, and why it was not done. */
async function answerDocument({ actor }: GraphQLContext, id: string, work: () => Promise<Outcome | void>) {
  const outcome = await attempt(work);
  const value: Outcome = (outcome.ok ? outcome.value : undefined) ?? {};
  const conflicts = (value.conflicts ?? []).map(({ key, theirs, mine }) => ({
    key,
    theirs: JSON.stringify(theirs),
    mine: JSON.stringify(mine),
  }));
  const problems = value.problems ?? [];
  const [document = null] = await loadDocuments(actor.db, [value.id ?? id], actor.locale);
  const mergedFields = Object.entries(value.merged ?? {}).map(([key, field]) => ({
    key,
    value: JSON.stringify(field ?? null),
  }));
  const rest = { document, conflicts, merged: conflicts.length > 0 ? mergedFields : [], problems };
  const messages = editingMessages(actor.locale);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), ...rest };
  if (conflicts.length > 0) return { ...refused(messages.conflict, 'conflict'), ...rest };
  return problems.length > 0 ? { ...refused(messages.incomplete, 'incomplete'), ...rest } : { ...done, ...rest };
}

export const resolvers = {
  ContentDocument: {
    values: ({ kind, content }) => writeValues(kind, content),
    termUses: ({ kind, slug }, _args, { actor }) => (kind === 'terms' ? termUses(actor.db, slug) : []),
    ownDraft: (document, _args, { actor }) => ownDraft(actor, document),
    otherEditors: (document, _args, { actor }) => otherEditors(actor, document),
  },
  Query: {
    contentDocuments: async (_source, filter, { actor }) => {
      const page = await documentPage(actor.db, filter);
      const ids = page.entries.map(({ id }) => id);
      const byId = new Map((await loadDocuments(actor.db, ids, actor.locale)).map((view) => [view.id, view]));
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
    },
    contentDocument: async (_source, { id }, { actor }) =>
      (await loadDocuments(actor.db, [id], actor.locale))[0] ?? null,
    contentVersions: (_source, { id, before }, { actor }) => readVersions(actor.db, id, before ?? null),
    contentRendered: (_source, { markdown, locale }, { actor }) => renderForEditor(actor.db, markdown, locale),
    contentPreviewAddress: (_source, args, context) => previewAddress(context.actor, context, args),
    contentChoices: (_source, _args, { actor }) => readChoices(actor.db, actor.locale),
    contentTargets: (_source, _args, { actor }) => readTargets(actor.db, actor.locale),
    contentDeadTargets: (_source, { targets, locale }, { actor }) => deadTargets(actor.db, targets, locale),
  },
  Mutation: {
    contentCreate: (_source, input, context) =>
      answerDocument(context, '', async () => ({ id: await createDocument(context.actor, input) })),
    contentDuplicate: (_source, { id }, context) =>
      answerDocument(context, id, async () => ({ id: await duplicateDocument(context.actor, id) })),
    contentSave: (_source, { values, ...seen }, context) =>
      answerDocument(context, seen.id, () => saveDocument(context.actor, seen, values)),
    contentDraftKeep: (_source, { values, ...seen }, { actor }) => answer(() => keepDraft(actor, seen, values)),
    contentPublish: (_source, { languages, ...seen }, context) =>
      answerDocument(context, seen.id, () => publishDocument(context.actor, seen, languages)),
    contentUnpublish: (_source, { languages, ...seen }, context) =>
      answerDocument(context, seen.id, () => unpublishDocument(context.actor, seen, languages)),
    contentSchedule: (_source, { languages, at, ...seen }, context) =>
      answerDocument(context, seen.id, () => scheduleDocument(context.actor, seen, { languages, at })),
    contentUnschedule: (_source, { languages, ...seen }, context) =>
      answerDocument(context, seen.id, () => unscheduleDocument(context.actor, seen, languages)),
    contentRestore: (_source, { from, ...seen }, context) =>
      answerDocument(context, seen.id, () => restoreDocument(context.actor, seen, from)),
    contentMove: (_source, { slug, ...seen }, context) =>
      answerDocument(context, seen.id, () => moveDocument(context.actor, seen, slug)),
    contentArchive: (_source, seen, context) =>
      answerDocument(context, seen.id, () => archiveDocument(context.actor, seen)),
    contentUnarchive: (_source, { id }, context) =>
      answerDocument(context, id, () => unarchiveDocument(context.actor, id)),
    contentMoveTexts: (_source, move, context) =>
      answerDocument(context, move.id, async () => {
        await moveTexts(context.actor, move);
      }),
    contentReorder: (_source, { kind, from, ids }, { actor }) =>
      answer(() => reorderDocuments(actor, kind, { from, ids })),
  },
} satisfies Resolvers;
