import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { storeProfile } from '@headstock/contracts/store-profile';
import { FormattedMessage } from 'react-intl';
import { newAddress, type CheckoutForm } from '#cart/features/checkout/checkout-form.model.ts';
import type { ChangeForm } from '#cart/features/checkout/use-checkout-form.ts';
import { linesOf } from '@headstock/contracts/address-lines';
import type { BookAddress } from '../checkout-loader.ts';

/** Props of the address book. */
export interface AddressBookProps {
  readonly addresses: readonly BookAddress[];
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
}

/** The addresses of whoever is signed in, and the way to a new one. Renders a `<fieldset>`. */
export function AddressBook({ addresses, form, change }: AddressBookProps) {
  return (
    <Fieldset legend={<FormattedMessage id="checkout.addressBook" />} choices>
      {addresses.map((address) => {
        const [name, ...rest] = linesOf(address, storeProfile.country);
        return (
          <RadioCard
            key={address.id}
            name="address"
            value={address.id}
            checked={form.id === address.id}
            onChange={() => change({ id: address.id })}
            title={name}
            note={rest.join(', ')}
          />
        );
      })}
      <RadioCard
        name="address"
        value={newAddress}
        checked={form.id === newAddress}
        onChange={() => change({ id: newAddress })}
        title={<FormattedMessage id="checkout.newAddress" />}
        note={<FormattedMessage id="checkout.newAddressNote" />}
      />
    </Fieldset>
  );
}
