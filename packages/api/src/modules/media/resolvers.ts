import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done } from '#api/platform/mutation-result.ts';
import { editPhotograph } from './edit-photograph.ts';
import { findPhotographs, isLargeEnough } from './photograph-source.ts';

const MOST_ASKED = 60;

export const resolvers = {
  Photograph: {
    image: ({ imageId, width, height }) => ({ id: imageId, view: 'PHOTO', width, height }),
    master: ({ master: { imageId, width, height } }) => ({ id: imageId, view: 'PHOTO', width, height }),
    isLargeEnough: (photograph) => isLargeEnough(photograph),
  },
  Query: {
    photographs: (_source, { ids }, { actor }) => findPhotographs(actor, ids.slice(0, MOST_ASKED)),
  },
  Mutation: {
    photographEdit: async (_source, { id, rotation, crop }, context) => {
      const outcome = await attempt(() => editPhotograph(context, context.actor, id, { rotation, crop }));
      if (outcome.ok) return { ...done, photograph: outcome.value };
      return { success: false, message: outcome.message, code: outcome.code, photograph: null };
    },
  },
} satisfies Resolvers;
