import { formatMoney } from '@headstock/ui/format-money';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PlainAccountForm } from './plain-account-form.tsx';
import type { PlainRefusal } from './plain-forms.model.ts';

/** Props of the form. */
export interface PlainCancelProps {
  /** Of the order. */
  readonly id: string;
  readonly number: string;
  readonly canCancel: boolean;
  readonly paidCents: number;
  readonly refusal: PlainRefusal;
}

/** Asks once more before an order is cancelled. */
export function PlainCancel({ id, number, canCancel, paidCents, refusal }: PlainCancelProps): ReactNode {
  const { locale } = useIntl();
  const order = (
    <p className="hs-lead">
      <Link to={`/orders/${id}`}>
        <FormattedMessage id="plain.cancel.order" values={{ number }} />
      </Link>
    </p>
  );
  if (!canCancel)
    return (
      <>
        {order}
        <Notice>
          <FormattedMessage id="plain.cancel.late" />
        </Notice>
      </>
    );
  return (
    <>
      {order}
      <p>
        <FormattedMessage
          id={paidCents > 0 ? 'plain.cancel.back' : 'plain.cancel.nothing'}
          values={{ amount: formatMoney(paidCents, { locale, cents: 'always' }) }}
        />
      </p>
      <PlainAccountForm form="cancel" id={id} refusal={refusal} action={<FormattedMessage id="plain.cancel.submit" />}>
        {null}
      </PlainAccountForm>
    </>
  );
}
