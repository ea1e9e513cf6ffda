import { sessionAtom } from '@headstock/event-bus';
import { Chip } from '@headstock/ui/chip';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { addressWith } from './list-address.model.ts';

/** For admins: the shop's own, or everybody's. Renders a `<p>`, or nothing for everybody else. */
export function SellerFilter({ everySeller }: { readonly everySeller: boolean }): ReactNode {
  const { account } = useAtomValue(sessionAtom);
  const [query] = useSearchParams();
  if (!account?.isAdmin) return null;
  return (
    <p>
      <Chip
        as={Link}
        aria-current={everySeller ? 'true' : undefined}
        to={addressWith(query, { seller: everySeller ? null : 'all', offer: null })}
        preventScrollReset
      >
        <FormattedMessage id={everySeller ? 'lists.ownOnly' : 'lists.everySeller'} />
      </Chip>
    </p>
  );
}
