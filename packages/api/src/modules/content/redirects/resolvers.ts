import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { saveRedirect } from './change-redirects.ts';
import { importRedirects } from './import-redirects.ts';
import { redirectMessages } from './messages.ts';
import { loadRedirects, redirectPage } from './read-redirects.ts';
import { RedirectFault } from './redirect-fault.ts';
import { removeRedirect, restoreRedirect } from './remove-redirects.ts';

export const resolvers = {
  Redirect: {
    fromPath: (redirect) => redirect.from_path,
    lastHitAt: (redirect) => redirect.last_hit_at,
    createdAt: (redirect) => redirect.created_at,
    removedAt: (redirect) => ('removed_at' in redirect ? redirect.removed_at : null),
  },
  Query: {
    redirects: async (_source, filter, { actor: { db } }) => {
      const page = await redirectPage(db, filter);
      const rows = await loadRedirects(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    redirect: async (_source, { id }, { actor: { db } }) => (await loadRedirects(db, [id])).get(id) ?? null,
  },
  Mutation: {
    redirectSave: async (_source, { id, version, redirect }, { actor }) => {
      try {
        const saved = await saveRedirect(actor, id ? { id, version: version ?? 0 } : null, redirect);
        return { ...done, field: null, redirect: (await loadRedirects(actor.db, [saved])).get(saved) ?? null };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const field = error instanceof RedirectFault ? error.field : null;
        return { ...refused(error.message, error.code), field, redirect: null };
      }
    },
    redirectRemove: async (_source, seen, { actor }) => {
      const outcome = await attempt(() => removeRedirect(actor, seen));
      const answer = outcome.ok ? done : refused(outcome.message, outcome.code);
      return { ...answer, field: null, redirect: null };
    },
    redirectRestore: async (_source, { id }, { actor }) => {
      const outcome = await attempt(() => restoreRedirect(actor, id));
      if (!outcome.ok) return { ...refused(outcome.message, outcome.code), field: null, redirect: null };
      return { ...done, field: null, redirect: (await loadRedirects(actor.db, [id])).get(id) ?? null };
    },
    redirectsImport: async (_source, { csv }, { actor }) => {
      const outcome = await attempt(() => importRedirects(actor, csv));
      if (!outcome.ok) return { ...refused(outcome.message, outcome.code), count: 0, problems: [] };
      const { count, problems } = outcome.value;
      const answer = problems.length > 0 ? refused(redirectMessages(actor.locale).lines, 'lines') : done;
      return { ...answer, count, problems };
    },
  },
} satisfies Resolvers;
