import { ApolloProvider } from '@apollo/client/react';
import { use, type ReactNode } from 'react';
import { useGraphQLClient } from './graphql-client.ts';

/**
 * Gives Apollo Client to the hooks of `@apollo/client/react` below it, and suspends until its code has loaded. For parts of a page that
 * load after the first paint: dialogs, panels, tools. What the first paint shows reads with `usePreloadedQuery`.
 */
export function ApolloBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const client = useGraphQLClient();
  return <ApolloProvider client={client.loadedApollo() ?? use(client.apollo())}>{children}</ApolloProvider>;
}
