import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Said in a drawer of chosen listings where none is chosen, as after a reload. */
export function NoneChosen(): ReactNode {
  return (
    <EmptyState title={<FormattedMessage id="inventory.bulk.noneChosen" />}>
      <FormattedMessage id="inventory.bulk.noneChosenHint" />
    </EmptyState>
  );
}
