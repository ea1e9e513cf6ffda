import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** What stands where there are no purchases: nothing was bought yet, or nothing is like that. */
export function PurchasesEmpty({ none }: { readonly none: boolean }): ReactNode {
  return (
    <EmptyState
      title={<FormattedMessage id={none ? 'buying.purchases.none' : 'buying.purchases.notFound'} />}
      actions={
        <Button as={Link} to={none ? '/shop?sort=LISTING_TIME_DESC' : '/profile/buying/purchases'}>
          <FormattedMessage id={none ? 'buying.purchases.toShop' : 'buying.purchases.all'} />
        </Button>
      }
    >
      <FormattedMessage id={none ? 'buying.purchases.noneHint' : 'buying.purchases.notFoundHint'} />
    </EmptyState>
  );
}
