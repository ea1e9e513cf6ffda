import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback } from 'react';
import type { FindNames } from './use-known-names.ts';
import { AdminBrandNamesDocument } from './names.generated.ts';

/** Finds makers by a part of their name, but for one. */
export function useFindBrands(exceptId: string): FindNames {
  const client = useGraphQLClient();
  return useCallback(
    async (search, signal) => {
      const options = { cache: false, quiet: true, ...(signal && { signal }) } as const;
      const { catalogueBrands } = await client.query(AdminBrandNamesDocument, { search }, options);
      return catalogueBrands.edges.map(({ node }) => node).filter(({ id }) => id !== exceptId);
    },
    [client, exceptId],
  );
}
