import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { CatalogWaitlistJoinDocument, CatalogWaitlistLeaveDocument } from './waitlist.generated.ts';
import { isHeld, fetchHoldStatus, type HoldStatus } from './hold-status.ts';

/** Error messages: at the e-mail field, or of the whole form. */
export interface WaitlistErrors {
  readonly email?: string;
  readonly form?: string;
}

/** The hold on a listing, its waitlist, and the actions to join and leave it. */
export interface Waitlist {
  readonly hold: HoldStatus;
  /** The hold has ended since the page was loaded. */
  readonly hasEnded: boolean;
  readonly busy: boolean;
  readonly errors: WaitlistErrors;
  /** Guests give an e-mail and a proof of work. Resolves with true when it took effect. */
  readonly join: (guest?: { readonly email: string; readonly proof: () => Promise<string> }) => Promise<boolean>;
  readonly leave: () => Promise<boolean>;
}

/** The polling interval in seconds: a hold ends early when its holder leaves. */
const pollSeconds = 30;

/** Polls a hold, starting from its first status. */
export function useWaitlist(listingId: string, first: HoldStatus): Waitlist {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [hold, setHold] = useState(first);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<WaitlistErrors>({});
  const hasEnded = !isHeld(hold);

  const refresh = async (): Promise<void> => {
    const seen = await fetchHoldStatus(listingId);
    // Without an answer the known status stays, and polling goes on.
    setHold((before) => seen ?? { ...before });
  };
  const onTime = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isHeld(hold)) return undefined;
    const seconds = hold.secondsLeft > 0 ? Math.min(hold.secondsLeft + 1, pollSeconds) : pollSeconds;
    const timer = setTimeout(() => onTime(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [hold]);

  const run = async (work: () => Promise<{ success: boolean; message: string | null; code: string | null }>) => {
    setBusy(true);
    setErrors({});
    const failed = intl.formatMessage({ id: 'hold.failed' });
    try {
      const { success, message, code } = await work();
      if (!success) setErrors({ [code === 'email' ? 'email' : 'form']: message ?? failed });
      if (success || code !== 'email') await refresh();
      return success;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setErrors({ form: error instanceof GraphQLError ? error.message : failed });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    hold,
    hasEnded,
    busy,
    errors,
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
