import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useState } from 'react';
import { BellListDocument, type BellListQuery, BellMarkSeenDocument } from './bell.generated.ts';

/** What the bell opens: its list, or that it is on its way or could not be had. */
export type BellList =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly list: BellListQuery };

/** Reads what is new, follows it, and says that its entries were seen. */
export function useBellList(): { readonly bell: BellList; readonly reload: () => void } {
  const client = useGraphQLClient();
  const [bell, setBell] = useState<BellList>({ kind: 'loading' });
  const reload = useCallback(() => {
    client.query(BellListDocument, {}, { quiet: true, cache: false }).then(
      (list) => {
        setBell({ kind: 'loaded', list });
        // They stay marked as new for as long as the list is open.
        if (list.notifications.unseenCount > 0)
          client.mutate(BellMarkSeenDocument, {}, { quiet: true }).catch(() => undefined);
      },
      () => setBell((before) => (before.kind === 'loaded' ? before : { kind: 'failed' })),
    );
  }, [client]);
  useEffect(reload, [reload]);
  // Marking the entries as seen comes back as `notifications` and changes nothing here.
  useListen('live/changed', ({ topic }) => {
    if (topic !== 'notifications') reload();
  });
  return { bell, reload };
}
