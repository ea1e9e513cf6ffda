import { isSeller } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useCreateListing } from '#mfe-account/features/listings/use-create-listing.ts';

/** Begins a listing of an instrument, filled in; who does not sell here is told how the shop sells for them. Renders a button. */
export function SellButton({ id }: { readonly id: string }): ReactNode {
  const { account } = useAtomValue(sessionAtom);
  const { busy, failure, create } = useCreateListing();
  const label = <FormattedMessage id="portfolio.sell" />;
  if (!isSeller(account))
    return (
      <Button as={Link} to="/consign" size="small">
        {label}
      </Button>
    );
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void create('INSTRUMENT', { portfolioItemId: id })}>
        {label}
      </Button>
      <FormFailure error={failure} isTyped={false} />
    </>
  );
}
