import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { Notice } from '@headstock/ui/notice';
import { RadioCard } from '@headstock/ui/radio-card';
import { Skeleton } from '@headstock/ui/skeleton';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { Arrival } from './arrival.tsx';
import type { ShippingOption } from './delivery.model.ts';
import type { QuoteState } from './use-quote.ts';
import type { CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';

const Options = styled.div`
  display: grid;
  gap: 10px;
`;

/** Props of the choice of ways. */
export interface ShippingChoicesProps {
  readonly quotes: QuoteState;
  readonly orders: readonly CheckoutOrder[];
  /** Whether an order is fetched in a store. */
  readonly isFetched: (order: CheckoutOrder) => boolean;
}

/** How fast each order comes and what that costs, as soon as it is known where it goes. */
export function ShippingChoices({ quotes, orders, isFetched }: ShippingChoicesProps) {
  if (quotes.failed)
    return (
      <Notice
        tone="bad"
        live
        action={
          <Button variant="outline" size="small" onClick={quotes.retry}>
            <FormattedMessage id="checkout.tryAgain" />
          </Button>
        }
      >
        {quotes.reason ?? <FormattedMessage id="checkout.noPrices" />}
      </Notice>
    );
  return orders.map((order) => (
    <OrderChoices key={order.id} order={order} quotes={quotes} alone={orders.length === 1} fetched={isFetched(order)} />
  ));
}

interface OrderChoicesProps {
  readonly order: CheckoutOrder;
  readonly quotes: QuoteState;
  readonly alone: boolean;
  /** Fetched in the store: there is nothing to choose. */
  readonly fetched: boolean;
}

function OrderChoices({ order, quotes, alone, fetched }: OrderChoicesProps) {
  const { quote, quoting } = quotes;
  const options = quote?.options[order.id];
  if (fetched && options?.length !== 0) return null;
  const legend = alone ? (
    <FormattedMessage id="checkout.howFast" />
  ) : (
    <FormattedMessage id="checkout.howFastFrom" values={{ seller: order.seller.displayName }} />
  );
  return (
    <Fieldset legend={legend}>
      <Options>
        {quoting && <Skeleton height="76px" />}
        {!quoting && !options && (
          <p className="hs-mute">
            <FormattedMessage id="checkout.addressFirst" />
          </p>
        )}
        {options?.length === 0 && (
          <Notice tone="warn" live>
            <FormattedMessage id="checkout.unreachable" />
          </Notice>
        )}
        {options?.map((option) => (
          <OptionCard
            key={option.ref}
            option={option}
            name={`shipping-${order.id}`}
            asOf={quotes.asOf}
            chosen={quote?.choices[order.id] === option.ref}
            onChoose={() => quotes.pick(order.id, option.ref)}
          />
        ))}
      </Options>
    </Fieldset>
  );
}

interface OptionCardProps {
  readonly option: ShippingOption;
  readonly name: string;
  readonly chosen: boolean;
  /** When the option was offered; arrival counts from there. */
  readonly asOf: Date;
  readonly onChoose: () => void;
}

function OptionCard({ option, name, chosen, asOf, onChoose }: OptionCardProps) {
  const money = useMoney();
  const cents = option.price.amountCents;
  return (
    <RadioCard
      name={name}
      value={option.ref}
      checked={chosen}
      onChange={onChoose}
      title={option.name}
      note={<Arrival option={option} asOf={asOf} />}
      end={cents === 0 ? <FormattedMessage id="checkout.free" /> : money(cents)}
    />
  );
}
