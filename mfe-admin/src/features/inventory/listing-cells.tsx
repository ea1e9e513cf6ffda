import { Money } from '@headstock/ui/money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminInventoryRowFragment } from './inventory.generated.ts';

/** One listing of the inventory. */
export type InventoryRow = AdminInventoryRowFragment;

interface CellProps {
  readonly row: InventoryRow;
}

/** What it is called, and what keeps it from being sold. */
export function TitleCell({ row: { title, legalHoldUntil, submittedAt } }: CellProps): ReactNode {
  return (
    <>
      {title || <FormattedMessage id="inventory.untitled" />}
      {legalHoldUntil && (
        <small>
          <FormattedMessage id="inventory.onHoldUntil" values={{ day: <Day iso={legalHoldUntil} /> }} />
        </small>
      )}
      {submittedAt && (
        <small>
          <FormattedMessage id="inventory.waitsSince" values={{ day: <Day iso={submittedAt} /> }} />
        </small>
      )}
    </>
  );
}

/** What is asked for it; a dash before somebody said. */
export function PriceCell({ row: { askingPrice } }: CellProps): ReactNode {
  const { locale } = useIntl();
  return askingPrice ? <Money amountCents={askingPrice.amountCents} locale={locale} /> : '–';
}

/** In which grade of wear it is. */
export function ConditionCell({ row: { condition } }: CellProps): ReactNode {
  return condition ? <FormattedMessage id={`admin.condition.${condition}`} /> : '–';
}
