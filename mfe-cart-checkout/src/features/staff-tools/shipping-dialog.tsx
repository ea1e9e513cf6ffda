import { useGraphQLClient } from '@headstock/graphql-client';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import {
  CartStaffShippingMethodsDocument,
  CartOverrideShippingDocument,
  type CartStaffShippingMethodsQuery,
} from './staff-tools.generated.ts';
import { readCents } from '#mfe-cart-checkout/features/order-actions/read-cents.model.ts';
import { ActionForm, textOf } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { useAction } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import type { StaffDialogProps } from './staff-order.ts';
import { staffTexts } from './staff-texts.ts';

type Method = CartStaffShippingMethodsQuery['orderShippingMethods'][number];

/** How the order can be sent; null until it is known. */
function useMethods(orderId: string): readonly Method[] | null {
  const client = useGraphQLClient();
  const [methods, setMethods] = useState<readonly Method[] | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    client.query(CartStaffShippingMethodsDocument, { orderId }, { quiet: true, signal: ended.signal }).then(
      ({ orderShippingMethods }) => setMethods(orderShippingMethods),
      () => undefined,
    );
    return () => ended.abort();
  }, [client, orderId]);
  return methods;
}

/** Chooses how the order is sent, and what that costs: the quoted price, or another one. */
export function ShippingDialog({ order, onClose }: StaffDialogProps) {
  const act = useAction('staffTools.shipping.done', onClose);
  const money = useMoney();
  const methods = useMethods(order.id);
  const [wrong, setWrong] = useState({ method: false, amount: false });
  const submit = (form: FormData): void => {
    const ref = textOf(form, 'method');
    const text = textOf(form, 'amount');
    const cents = readCents(text);
    const next = { method: ref === '', amount: text !== '' && cents === null };
    setWrong(next);
    if (next.method || next.amount) return;
    const variables = {
      id: order.id,
      shippingMethodRef: ref,
      ...(cents === null ? {} : { overridePriceCents: cents }),
    };
    void act.run(CartOverrideShippingDocument, variables, ({ orderSetShippingMethod }) => orderSetShippingMethod);
  };
  return (
    <ActionForm texts={staffTexts('shipping')} {...act} onSubmit={submit} onClose={onClose}>
      <Fieldset legend={<FormattedMessage id="staffTools.methods" />} choices>
        {methods?.map(({ ref, name, price }) => (
          <Checkbox key={ref} type="radio" name="method" value={ref} defaultChecked={ref === order.shippingMethodRef}>
            {name} <span className="hs-small hs-mute hs-num">{money(price.amountCents)}</span>
          </Checkbox>
        ))}
        {methods?.length === 0 && (
          <p className="hs-mute" role="status">
            <FormattedMessage id="staffTools.noMethods" />
          </p>
        )}
      </Fieldset>
      <Field
        label={<FormattedMessage id="staffTools.shippingPrice" />}
        hint={<FormattedMessage id="staffTools.shippingHint" />}
        error={
          wrong.method ? (
            <FormattedMessage id="orderActions.choose" />
          ) : (
            wrong.amount && <FormattedMessage id="staffTools.error.number" />
          )
        }
      >
        <TextInput name="amount" inputMode="decimal" autoComplete="off" numeric data-autofocus />
      </Field>
    </ActionForm>
  );
}
