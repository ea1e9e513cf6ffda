import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { readFormMemory } from './form-memory.ts';

export const resolvers = {
  Query: {
    plainFormRefusal: (_source, { form, id }, { secrets, actor, formMemory }) => {
      const memory = readFormMemory(secrets, actor.principal.sessionId, formMemory);
      if (memory?.form !== form || memory.id !== (id ?? '')) return null;
      return { ...memory, fields: Object.entries(memory.fields).map(([name, value]) => ({ name, value })) };
    },
  },
} satisfies Resolvers;
