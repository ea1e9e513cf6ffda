import { GraphQLError, useGraphQLClient } from '@headstock/graphql-client';
import { useLayoutEffect, useRef, useState } from 'react';
import { CheckoutRemoveAffirmFeeDocument, CheckoutSetAffirmFeeDocument } from './payment.generated.ts';

interface FeeOrder {
  readonly id: string;
  readonly extraFee: { readonly amountCents: number };
}

/** Affirm's fee on orders that are not placed. */
export interface AffirmFee {
  readonly busy: boolean;
  /** Why it could not be changed; null in the API's stead. */
  readonly refusal: string | null | undefined;
  /** Adds the fee, or takes it off, where that is not so yet; gives whether the orders now are so. */
  readonly set: (isWanted: boolean) => Promise<boolean>;
}

/** Keeps the fee with Affirm: it is in the totals before anything is paid, and gone as soon as another way is chosen. */
export function useAffirmFee(orders: readonly FeeOrder[], reload: () => Promise<readonly FeeOrder[]>): AffirmFee {
  const client = useGraphQLClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>();
  const line = useRef<Promise<boolean>>(Promise.resolve(true));

  const change = async (isWanted: boolean, known: readonly FeeOrder[]): Promise<boolean> => {
    const other = known.filter(({ extraFee }) => extraFee.amountCents > 0 !== isWanted);
    if (other.length === 0) return true;
    setBusy(true);
    setRefusal(undefined);
    try {
      for (const { id } of other) {
        const { success, message } = isWanted
          ? (await client.mutate(CheckoutSetAffirmFeeDocument, { id }, { quiet: true })).orderSetAffirmPercentageFee
          : (await client.mutate(CheckoutRemoveAffirmFeeDocument, { id }, { quiet: true }))
              .orderRemoveAffirmPercentageFee;
        if (!success) setRefusal(message);
      }
      const fresh = await reload();
      return fresh.every(({ extraFee }) => extraFee.amountCents > 0 === isWanted);
    } catch (error) {
      setRefusal(error instanceof GraphQLError ? error.message : null);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const newest = useRef(orders);
  useLayoutEffect(() => {
    newest.current = orders;
  }, [orders]);
  return {
    busy,
    refusal,
    set: (isWanted) => {
      // One change after the other; each looks at what the one before it left.
      line.current = line.current.then(() => change(isWanted, newest.current));
      return line.current;
    },
  };
}
