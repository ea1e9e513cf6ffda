import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
// By the package's name: the shell hands that module over, and a second copy would have another context.
import { useGraphQLClient } from '@headstock/graphql-client';

/**
 * Gives Apollo Client to the hooks of `@apollo/client/react` below it; shows `fallback` until its code has loaded. For parts of a page
 * that load after the first paint: dialogs, panels, tools. What the first paint shows reads with `usePreloadedQuery`.
 */
export function ApolloBoundary({
  children,
  fallback = null,
}: {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
}): ReactNode {
  const client = useGraphQLClient();
  const [apollo, setApollo] = useState<ApolloClient | null>(() => client.loadedApollo());
  useEffect(() => {
    if (apollo) return;
    // Without the code there is nothing to show; the next part of the page that needs it tries again.
    client.apollo().then(setApollo, (error: unknown) => console.error(error));
  }, [apollo, client]);
  return apollo ? <ApolloProvider client={apollo}>{children}</ApolloProvider> : fallback;
}
