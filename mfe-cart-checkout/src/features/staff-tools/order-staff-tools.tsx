import styled from '@emotion/styled';
import { useQuery } from '@apollo/client/react';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CartOrder } from '@headstock/commerce-client/cart';
import { TextButton } from '@headstock/ui/text-button';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { CartStaffOrderDocument } from './staff-tools.generated.ts';
import type { StaffOrder } from './staff-order.ts';
import { StaffDialog, type StaffAction } from './staff-dialog.tsx';

const Root = styled.section`
  margin-top: 20px;
  padding: 20px 24px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > h3 {
    margin-bottom: 8px;
    font: 600 var(--hs-t-body) / 1.4 var(--hs-sans);
    letter-spacing: 0;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(90px, 0.28fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    border-top: 1px solid var(--hs-line);
    font-size: var(--hs-t-small);
    ${down('mobileWide')} {
      grid-template-columns: minmax(0, 1fr) auto;
      & > dd:first-of-type {
        grid-area: 2 / 1 / auto / -1;
        padding-bottom: 12px;
      }
    }
  }
  & > button {
    margin-top: 14px;
  }
`;

/** The order with its people, loaded again whenever the order changes; null until it is there. */
function useStaffOrder({ id, version }: CartOrder): StaffOrder | null {
  const { data, refetch } = useQuery(CartStaffOrderDocument, { variables: { orderId: id }, context: { quiet: true } });
  const loadedVersion = useRef(version);
  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    // The client has told what went wrong, and the order that is known stays.
    refetch().catch(() => undefined);
  }, [refetch, version]);
  return data?.cart.orders.find((order) => order.id === id) ?? null;
}

/** Props of the staff tools of an order. */
export interface OrderStaffToolsProps {
  readonly order: CartOrder;
}

/** Whose an order is, for whom, who sells it and what its way costs; each to be changed. Renders a `<section>`. */
export function OrderStaffTools(props: OrderStaffToolsProps) {
  return (
    <ApolloBoundary>
      <StaffOrderPanel {...props} />
    </ApolloBoundary>
  );
}

function StaffOrderPanel({ order }: OrderStaffToolsProps) {
  const intl = useIntl();
  const money = useMoney(order.subTotal.currency.iso);
  const desked = useStaffOrder(order);
  const [act, setAct] = useState<StaffAction | null>(null);
  const person = (who: StaffOrder['contact']): ReactNode =>
    who ? [who.displayName, who.email].filter(Boolean).join(', ') : <FormattedMessage id="staffTools.nobody" />;
  if (!desked) return null;
  const rows: readonly (readonly [StaffAction, ReactNode])[] = [
    ['owner', desked.shared ? person(desked.account) : <FormattedMessage id="staffTools.own" />],
    ['contact', person(desked.contact)],
    ['salesperson', person(desked.salesperson)],
    [
      'shipping',
      order.shippingMethod ? (
        `${order.shippingMethod.name}, ${money(order.shippingCost.amountCents, 'always')}`
      ) : (
        <FormattedMessage id="staffTools.noShipping" />
      ),
    ],
  ];
  return (
    <Root aria-label={intl.formatMessage({ id: 'staffTools.title' })}>
      <h3>
        <FormattedMessage id="staffTools.title" />
      </h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="hs-mute">
              <FormattedMessage id={`staffTools.row.${name}`} />
            </dt>
            <dd>{value}</dd>
            <dd>
              <TextButton
                aria-haspopup="dialog"
                aria-label={intl.formatMessage({ id: `staffTools.change.${name}` })}
                onClick={() => setAct(name)}
              >
                <FormattedMessage id="staffTools.change" />
              </TextButton>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="small" onClick={() => setAct('sendDraft')}>
        <FormattedMessage id="staffTools.sendDraft" />
      </Button>
      {act && <StaffDialog act={act} order={desked} onClose={() => setAct(null)} />}
    </Root>
  );
}
