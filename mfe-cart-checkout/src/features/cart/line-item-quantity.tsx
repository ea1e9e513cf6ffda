import { useEmit } from '@headstock/event-bus/react';
import type { QuantityReset } from '@headstock/ui/quantity';
import { QuantityStepper } from '@headstock/ui/quantity-stepper';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { setQuantity } from '@headstock/commerce-client/line-item-commands';
import { stockOf, type PricedLineItem } from '@headstock/commerce-client/cart';
import { useCartContext } from './use-cart.ts';

/** Props of a line's quantity. */
export interface LineItemQuantityProps {
  readonly orderId: string;
  readonly line: PricedLineItem;
}

/** The quantity of a line that can be had more than once. Shows what is wanted at once, the prices follow with the answer. */
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
  return (
    <QuantityStepper
      value={wanted ?? line.quantity}
      maximum={maximum}
      onChange={(value, reset) => void onChange(value, reset)}
      labels={{
        quantity: intl.formatMessage({ id: 'cart.quantity.label' }, { title: line.listing.item.title }),
        less: intl.formatMessage({ id: 'cart.quantity.less' }),
        more: intl.formatMessage({ id: 'cart.quantity.more' }),
      }}
    />
  );
}
