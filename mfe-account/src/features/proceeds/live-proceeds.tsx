import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState, type ReactNode } from 'react';
import { AccountSaleProceedsDocument, type ProceedsFactsFragment as Proceeds } from './proceeds.generated.ts';
import { ProceedsList } from './proceeds-list.tsx';

/** What is asked about. */
export interface LiveProceedsProps {
  readonly listingId: string;
  readonly amountCents: number;
  readonly shippingCents: number | null;
}

const TYPING_MS = 300;

/** What the seller would get of a price that is being typed; the last known one while the next is looked up. Renders a `ProceedsList`, or nothing. */
export function LiveProceeds({ listingId, amountCents, shippingCents }: LiveProceedsProps): ReactNode {
  const client = useGraphQLClient();
  const [proceeds, setProceeds] = useState<Proceeds | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const options = { signal: controller.signal, quiet: true, cache: false } as const;
      client.query(AccountSaleProceedsDocument, { listingId, amountCents, shippingCents }, options).then(
        ({ saleProceeds }) => controller.signal.aborted || setProceeds(saleProceeds),
        // The form works without it.
        () => undefined,
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, listingId, amountCents, shippingCents]);
  return proceeds && <ProceedsList proceeds={proceeds} />;
}
