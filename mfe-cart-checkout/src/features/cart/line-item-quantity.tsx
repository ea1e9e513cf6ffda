import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { PlainForm } from '@headstock/ui/plain-form';
import type { QuantityReset } from '@headstock/ui/quantity';
import { QuantityStepper } from '@headstock/ui/quantity-stepper';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setQuantity } from '@headstock/commerce-client/line-item-commands';
import { stockOf, type PricedLineItem } from '@headstock/commerce-client/cart';
import { useCartContext } from './use-cart.ts';

/** Props of a line's quantity. */
export interface LineItemQuantityProps {
  readonly orderId: string;
  readonly line: PricedLineItem;
}

/** The quantity of a line that can be had more than once. Shows what is wanted at once, the prices follow with the answer; without scripts it is a form. */
export function LineItemQuantity({ orderId, line }: LineItemQuantityProps) {
  const context = useCartContext();
  const emit = useEmit();
  const intl = useIntl();
  const [wanted, setWanted] = useState<number>();
  const asked = useRef(0);
  const maximum = stockOf(line);

  const onChange = async (value: number, reset?: QuantityReset): Promise<void> => {
    if (reset) {
      const id = reset === 'minimum' ? 'cart.quantity.minimum' : 'cart.quantity.maximum';
      emit('notification/show', { message: intl.formatMessage({ id }, { n: maximum }), tone: 'warning' });
    }
    if (value === line.quantity && wanted === undefined) return;
    const mine = ++asked.current;
    setWanted(value);
    await setQuantity(context, orderId, line.id, value);
    if (mine === asked.current) setWanted(undefined);
  };

  if (maximum <= 1) return null;
  const label = intl.formatMessage({ id: 'cart.quantity.label' }, { title: line.listing.item.title });
  return (
    <>
      <span className="hs-scripted">
        <QuantityStepper
          value={wanted ?? line.quantity}
          maximum={maximum}
          onChange={(value, reset) => void onChange(value, reset)}
          labels={{
            quantity: label,
            less: intl.formatMessage({ id: 'cart.quantity.less' }),
            more: intl.formatMessage({ id: 'cart.quantity.more' }),
          }}
        />
      </span>
      <PlainForm action={`/api/cart/quantity?lang=${intl.locale}`} fields={{ orderId, lineItemId: line.id }}>
        <TextInput
          type="number"
          name="quantity"
          min={1}
          max={maximum}
          defaultValue={line.quantity}
          aria-label={label}
        />
        <Button type="submit" size="small" variant="outline">
          <FormattedMessage id="cart.quantity.set" />
        </Button>
      </PlainForm>
    </>
  );
}
