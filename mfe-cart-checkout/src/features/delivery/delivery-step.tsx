import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { AddressFields } from '@headstock/ui/address-fields';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { Notice } from '@headstock/ui/notice';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { pathOfStep } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { isPickedUp, needsNewAddress } from './destination.model.ts';
import { ChangesNotice } from '#mfe-cart-checkout/features/payment/changes-notice.tsx';
import type { StepViewProps } from '#mfe-cart-checkout/features/checkout/step-props.ts';
import { AddressBook } from '#mfe-cart-checkout/features/address/address-book.tsx';
import { ShippingChoices } from './shipping-choices.tsx';
import { StepForm } from '#mfe-cart-checkout/features/checkout/step-form.tsx';
import { StorePicker } from './store-picker.tsx';
import { useDelivery, type Delivery } from './use-delivery.ts';

const Said = styled.div`
  margin-top: 12px;
`;

/** The second step: where the orders go, and how fast. */
export function DeliveryStep({ checkout, onDone }: StepViewProps) {
  const root = useRef<HTMLFormElement>(null);
  const delivery = useDelivery(checkout, root, onDone);
  const { form, change, orders } = delivery;
  const email = checkout.buyer?.email ?? checkout.orders.find((order) => order.contact)?.contact?.email;
  const pickUpOnly = orders.length > 0 && orders.every((order) => order.localPickupOnly);
  const someFetched = pickUpOnly || orders.some((order) => isPickedUp(form, order));
  const someSent = orders.some((order) => !isPickedUp(form, order));
  return (
    <>
      {email && (
        <p className="hs-lead">
          <FormattedMessage id="checkout.to" values={{ email }} />{' '}
          <Link to={pathOfStep('contact')}>
            <FormattedMessage id="checkout.change" />
          </Link>
        </p>
      )}
      <StepForm
        ref={root}
        onSubmit={delivery.submit}
        busy={delivery.busy}
        action={<FormattedMessage id="checkout.toPayment" />}
      >
        {pickUpOnly ? (
          <Notice>
            <FormattedMessage id="checkout.pickUpOnly" />
          </Notice>
        ) : (
          <ShipOption delivery={delivery} />
        )}
        {someFetched && (form.shipOption === 'store' || pickUpOnly) && (
          <StorePicker stores={checkout.addressStores} form={form} change={change} />
        )}
        {someSent && <HomeAddress checkout={checkout} delivery={delivery} />}
        <ShippingChoices quotes={delivery.quotes} orders={orders} isFetched={(order) => isPickedUp(form, order)} />
        <ChangesNotice changes={delivery.changes} />
      </StepForm>
    </>
  );
}

function ShipOption({ delivery: { form, change, orders } }: { readonly delivery: Delivery }) {
  const intl = useIntl();
  if (!orders.some((order) => order.canPickUp)) return null;
  const sent = orders.filter((order) => !isPickedUp(form, order));
  return (
    <>
      <Fieldset legend={<FormattedMessage id="checkout.delivery" />} choices>
        {(['home', 'store'] as const).map((option) => (
          <RadioCard
            key={option}
            name="shipOption"
            value={option}
            checked={form.shipOption === option}
            onChange={() => change({ shipOption: option })}
            title={<FormattedMessage id={`checkout.ship.${option}`} />}
            note={
              <FormattedMessage id={`checkout.ship.${option}Note`} values={{ street: storeProfile.address.line }} />
            }
          />
        ))}
      </Fieldset>
      {form.shipOption === 'home' && orders.some((order) => order.localPickupOnly) && (
        <Said>
          <Notice>
            <FormattedMessage id="checkout.somePickUp" />
          </Notice>
        </Said>
      )}
      {form.shipOption === 'store' && sent.length > 0 && (
        <Said>
          <Notice>
            <FormattedMessage
              id="checkout.someSent"
              values={{ sellers: intl.formatList(sent.map((order) => order.seller.displayName)) }}
            />
          </Notice>
        </Said>
      )}
    </>
  );
}

interface HomeAddressProps {
  readonly checkout: StepViewProps['checkout'];
  readonly delivery: Delivery;
}

function HomeAddress({ checkout, delivery: { form, change, orders, problems, edit, keepAddress } }: HomeAddressProps) {
  const fields = useAddressFields(form, change, problems);
  return (
    <>
      {checkout.addressBook && checkout.addresses.length > 0 && (
        <AddressBook book={checkout.addressBook} accountId={checkout.buyerId} form={form} change={change} edit={edit} />
      )}
      {needsNewAddress(form, orders) && <AddressFields {...fields} onKeep={() => void keepAddress()} />}
    </>
  );
}
