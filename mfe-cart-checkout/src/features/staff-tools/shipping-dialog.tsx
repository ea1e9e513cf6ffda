import { useQuery } from '@apollo/client/react';
import { writeAmount } from '@headstock/contracts/amount';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { CartOverrideShippingDocument, CartStaffShippingMethodsDocument } from './staff-tools.generated.ts';
import { readCents } from '#mfe-cart-checkout/features/order-actions/read-cents.model.ts';
import { ActionForm, textOf } from '#mfe-cart-checkout/features/order-actions/action-form.tsx';
import { useAction } from '#mfe-cart-checkout/features/order-actions/use-action.ts';
import { ReasonField } from './reason-field.tsx';
import type { StaffDialogProps } from './staff-order.ts';
import { staffTexts } from './staff-texts.ts';

/** Chooses how the order is sent, and what that costs: the quoted price, or another one. */
export function ShippingDialog({ order, onClose }: StaffDialogProps) {
  const act = useAction('staffTools.shipping.done', onClose);
  const money = useMoney();
  const options = { variables: { orderId: order.id }, context: { quiet: true } };
  const methods = useQuery(CartStaffShippingMethodsDocument, options).data?.orderShippingMethods;
  const { locale } = useIntl();
  const set = order.shippingChange;
  const [wrong, setWrong] = useState({ method: false, amount: false, reason: false });
  const submit = (form: FormData): void => {
    const ref = textOf(form, 'method');
    const text = textOf(form, 'amount');
    const cents = readCents(text);
    const reason = textOf(form, 'reason');
    const next = { method: ref === '', amount: text !== '' && cents === null, reason: cents !== null && reason === '' };
    setWrong(next);
    if (next.method || next.amount || next.reason) return;
    const variables = {
      id: order.id,
      version: order.version,
      shippingMethodRef: ref,
      ...(cents === null ? {} : { overridePriceCents: cents, reason }),
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
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          numeric
          defaultValue={set ? writeAmount(set.price.amountCents, locale) : ''}
          data-autofocus
        />
      </Field>
      <ReasonField isMissing={wrong.reason} defaultValue={set?.reason ?? ''} />
    </ActionForm>
  );
}
