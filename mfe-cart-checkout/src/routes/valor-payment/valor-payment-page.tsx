import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { LockIcon } from '@headstock/ui/icons/lock';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { intentStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { pathOfStep } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { pathOfUnpaidOrder } from '#mfe-cart-checkout/features/payment/payment-paths.ts';
import { CheckoutHeader } from '#mfe-cart-checkout/features/checkout/checkout-header.tsx';
import type { loader } from './valor-payment-loader.ts';

const Root = styled.div`
  & > section {
    display: grid;
    justify-items: start;
    gap: 20px;
    max-width: 560px;
    margin: clamp(32px, 8vh, 96px) auto 96px;
    padding: clamp(20px, 4vw, 40px);
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
  }
  & .amount {
    font: 400 3rem/1 var(--hs-serif);
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & .safe {
    display: flex;
    gap: 8px;
    & > svg {
      flex: none;
      margin-top: 1px;
    }
  }
`;

/** `/valor-payment`: what is to be paid, before the shopper goes to Valor's own page; a plain link, so that it needs no script. */
export function Component() {
  const { amount, valor } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const intent = useTabStorage(intentStorage);
  // Giving up leads to where the payment was begun; the server calls it off when another one is begun.
  const back = pathOfUnpaidOrder(undefined, intent) ?? pathOfStep('payment');
  const money = useMoney(amount.currency.iso);
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'payment.valor.title' })} />
      <CheckoutHeader />
      <section aria-labelledby="valor-title">
        <h1 id="valor-title" className="hs-1">
          <FormattedMessage id="payment.valor.title" />
        </h1>
        <p>
          <FormattedMessage id="payment.valor.text" values={{ shop: storeProfile.name }} />
        </p>
        <p className="amount hs-num">{money(amount.amountCents, 'always')}</p>
        <div className="acts">
          <Button as="a" href={valor} size="large">
            <FormattedMessage id="payment.valor.go" />
          </Button>
          <Button as={Link} to={back} variant="outline" size="large" onClick={() => intentStorage.write(null)}>
            <FormattedMessage id="payment.another" />
          </Button>
        </div>
        <p className="safe hs-small hs-mute">
          <LockIcon size="small" />
          <FormattedMessage id="payment.valor.safe" />
        </p>
      </section>
    </Root>
  );
}
