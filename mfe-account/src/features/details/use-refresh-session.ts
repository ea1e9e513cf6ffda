import { toProfile } from '@headstock/commerce-client/session';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { AccountSessionViewerDocument } from '#mfe-account/features/session/session.generated.ts';

/** Gives a function that brings the page's session up to date after the account changed; keeps it as it is when that fails. */
export function useRefreshSession(): () => Promise<void> {
  const client = useGraphQLClient();
  const emit = useEmit();
  const store = useStore();
  return async () => {
    try {
      const { viewer } = await client.query(AccountSessionViewerDocument, {}, { quiet: true });
      const session = store.get(sessionAtom);
      if (!viewer || session.account?.id !== viewer.id) return;
      emit('session/changed', { ...session, account: { ...session.account, ...toProfile(viewer) } });
    } catch (error) {
      console.error('The session could not be brought up to date.', error);
    }
  };
}
