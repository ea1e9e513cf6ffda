import type { Resolvers, DescriptionFactKind } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { canEdit } from '#api/modules/selling/index.ts';
import { checkDescription, draftDescription, readDescription, saveDescription } from './describe-listing.ts';
import type { FactKind } from './fact.ts';

const kinds: Readonly<Record<FactKind, DescriptionFactKind>> = {
  name: 'NAME',
  state: 'STATE',
  measure: 'MEASURE',
  text: 'TEXT',
  photograph: 'PHOTOGRAPH',
};

export const resolvers = {
  Query: {
    listingDescription: async (_source, { id }, { actor }) => {
      const found = await readDescription(actor, id);
      if (!found) return null;
      const { listing, facts } = found;
      const { en, fr } = listing.document.description;
      return {
        listingId: id,
        title: listing.title,
        version: listing.version,
        en,
        fr,
        canEdit: canEdit(listing.mover, listing.standing),
        isChanged: listing.standing.isChanged,
        facts: facts.map(({ key, kind, label, value, imageId }) => ({
          key,
          kind: kinds[kind],
          label: label[actor.locale],
          valueEn: value.en,
          valueFr: value.fr,
          imageId,
        })),
        check: await checkDescription(actor, id, { en, fr }),
      };
    },
    listingDescriptionCheck: async (_source, { id, en, fr }, { actor }) => {
      const outcome = await attempt(() => checkDescription(actor, id, { en, fr }));
      return outcome.ok ? outcome.value : null;
    },
  },
  Mutation: {
    listingDescriptionDraft: async (_source, { id }, { actor, config, log, secret }) => {
      const outcome = await attempt(() => draftDescription(actor, { config, log, secret }, id));
      if (!outcome.ok) return { ...refused(outcome.message, outcome.code), en: '', fr: '', model: null };
      const { text, model } = outcome.value;
      return { ...done, ...text, model };
    },
    listingDescriptionSave: (_source, { id, version, en, fr }, { actor }) =>
      answer(() => saveDescription(actor, { id, version, text: { en, fr } })),
  },
} satisfies Resolvers;
