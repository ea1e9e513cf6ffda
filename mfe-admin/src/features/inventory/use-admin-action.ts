import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { useState } from 'react';

/** Runs what calls the API, one at a time; null when the call failed, which the client has shown already. */
export function useAdminAction() {
  const [busy, setBusy] = useState(false);
  const run = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
