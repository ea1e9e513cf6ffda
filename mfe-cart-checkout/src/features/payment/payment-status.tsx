import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Loading } from '@headstock/ui/loading';
import { Notice } from '@headstock/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Payment } from './use-payment.ts';

const Alone = styled.div`
  display: grid;
  justify-items: center;
  gap: 20px;
  padding-block: clamp(40px, 10vh, 120px);
  text-align: center;
  & > div {
    max-width: 34em;
    text-align: left;
  }
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Props of the payment's state. */
export interface PaymentStatusProps {
  readonly payment: Payment;
  /** The whole page, with its own heading: there is no order left to show. */
  readonly alone?: boolean;
}

/** What is known of a payment whose outcome is not certain, and what the shopper can do. Nothing while all is clear. */
export function PaymentStatus({ payment, alone }: PaymentStatusProps) {
  const intl = useIntl();
  if (!alone) return <StatusNotice payment={payment} />;
  const waiting = payment.status !== 'open' && payment.status !== 'action';
  return (
    <Alone>
      <h1 className="hs-1">
        <FormattedMessage id="checkout.status.title" />
      </h1>
      {waiting && <Loading label={intl.formatMessage({ id: 'checkout.status.asking' })} />}
      <StatusNotice payment={payment} />
    </Alone>
  );
}

function StatusNotice({ payment }: { readonly payment: Payment }) {
  const { status, actionUrl } = payment;
  if (status === 'idle' || status === 'busy') return null;
  return (
    <Notice
      tone={status === 'pending' ? 'info' : 'warn'}
      live
      action={
        status === 'open' ? (
          <Button variant="outline" size="small" onClick={() => void payment.checkAgain()}>
            <FormattedMessage id="checkout.status.again" />
          </Button>
        ) : status === 'action' && actionUrl ? (
          <Choices>
            <Button as="a" href={actionUrl} variant="outline" size="small">
              <FormattedMessage id="checkout.status.confirm" />
            </Button>
            <Button variant="quiet" size="small" onClick={payment.chooseAnother}>
              <FormattedMessage id="payment.another" />
            </Button>
          </Choices>
        ) : null
      }
    >
      <FormattedMessage id={`checkout.status.${status}`} />
    </Notice>
  );
}
