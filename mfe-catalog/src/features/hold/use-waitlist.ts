import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { CatalogWaitlistJoinDocument, CatalogWaitlistLeaveDocument } from './waitlist.generated.ts';
import { isHeld, fetchHoldStatus, type HoldStatus } from './hold-status.ts';

/** What is wrong, in words: at the field of the e-mail, or with the whole. */
export interface WaitlistErrors {
  readonly email?: string;
  readonly whole?: string;
}

/** The hold on a listing, the line for it, and the ways in and out. */
export interface Line {
  readonly hold: HoldStatus;
  /** It was on hold when the page came, and is free now. */
  readonly freed: boolean;
  readonly busy: boolean;
  readonly fault: WaitlistErrors;
  /** Guests give an e-mail and a proof of work. True when it took effect. */
  readonly join: (guest?: { readonly email: string; readonly proof: () => Promise<string> }) => Promise<boolean>;
  readonly leave: () => Promise<boolean>;
}

/** How often the page looks by itself, in seconds: a hold ends early when its holder leaves. */
const lookEvery = 30;

/** Follows a hold from how it was seen first. */
export function useWaitlist(listingId: string, first: HoldStatus): Line {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [hold, setHold] = useState(first);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<WaitlistErrors>({});
  const freed = !isHeld(hold);

  const viewport = async (): Promise<void> => {
    const seen = await fetchHoldStatus(listingId);
    // Without an answer what was known counts, and it is asked again.
    setHold((before) => seen ?? { ...before });
  };
  const onTime = useEffectEvent(() => void viewport());
  useEffect(() => {
    if (!isHeld(hold)) return undefined;
    const seconds = hold.secondsLeft > 0 ? Math.min(hold.secondsLeft + 1, lookEvery) : lookEvery;
    const timer = setTimeout(() => onTime(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [hold]);

  const run = async (work: () => Promise<{ success: boolean; message: string | null; code: string | null }>) => {
    setBusy(true);
    setFault({});
    const failed = intl.formatMessage({ id: 'hold.failed' });
    try {
      const { success, message, code } = await work();
      if (!success) setFault({ [code === 'email' ? 'email' : 'whole']: message ?? failed });
      if (success || code !== 'email') await viewport();
      return success;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFault({ whole: error instanceof GraphQLError ? error.message : failed });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    hold,
    freed,
    busy,
    fault,
    join: (guest) =>
      run(async () => {
        const given = guest ? { email: guest.email, botToken: await guest.proof() } : {};
        return (await client.mutate(CatalogWaitlistJoinDocument, { listingId, ...given }, { quiet: true }))
          .waitlistJoin;
      }),
    leave: () =>
      run(
        async () => (await client.mutate(CatalogWaitlistLeaveDocument, { listingId }, { quiet: true })).waitlistLeave,
      ),
  };
}
