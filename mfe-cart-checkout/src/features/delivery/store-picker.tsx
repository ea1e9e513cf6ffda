import { storeProfile } from '@headstock/contracts/store-profile';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { FormattedMessage } from 'react-intl';
import type { CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import type { ChangeForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';
import { linesOf } from '@headstock/contracts/address-lines';
import type { CheckoutData } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';

/** Props of the store picker. */
export interface StorePickerProps {
  readonly stores: CheckoutData['addressStores'];
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
}

/** The stores in which an order can be fetched. Renders a `<fieldset>`. */
export function StorePicker({ stores, form, change }: StorePickerProps) {
  return (
    <Fieldset legend={<FormattedMessage id="checkout.store" />} choices>
      {stores.map((store) => {
        const [name, ...rest] = linesOf({ ...store, phone: null }, storeProfile.country);
        return (
          <RadioCard
            key={store.id}
            name="store"
            value={store.id}
            checked={form.storeId === store.id}
            onChange={() => change({ storeId: store.id })}
            title={name}
            note={rest.join(', ')}
          />
        );
      })}
    </Fieldset>
  );
}
