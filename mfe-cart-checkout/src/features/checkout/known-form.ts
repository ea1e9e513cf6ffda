import { withAddress } from '@headstock/commerce-client/address-form';
import type { CheckoutOrderPartsFragment, CheckoutPageQuery } from './checkout.generated.ts';
import { emptyForm, type CheckoutForm } from './checkout-form.model.ts';

interface Known {
  readonly orders: readonly CheckoutOrderPartsFragment[];
  readonly buyer: CheckoutPageQuery['viewer'];
  readonly addresses: readonly { readonly id: string; readonly defaultAddress: boolean | null }[];
  readonly addressStores: CheckoutPageQuery['addressStores'];
}

/** The form as far as the server can fill it: the order's own contact and address, else those of the account. */
export function knownForm({ orders, buyer, addresses, addressStores }: Known): CheckoutForm {
  const contact = orders.find((order) => order.contact)?.contact ?? buyer;
  const shipped = orders.find((order) => order.shipment?.address)?.shipment?.address;
  const store = orders.find((order) => order.store)?.store;
  const book =
    addresses.find((address) => address.id === shipped?.id) ??
    addresses.find((address) => address.defaultAddress) ??
    addresses[0];
  const form: CheckoutForm = {
    ...emptyForm,
    email: contact?.email ?? '',
    buyerFirstName: contact?.firstName ?? '',
    buyerLastName: contact?.lastName ?? '',
    firstName: contact?.firstName ?? '',
    lastName: contact?.lastName ?? '',
    phone: contact?.phone ?? '',
    id: book?.id ?? emptyForm.id,
    storeId: store?.id ?? addressStores[0]?.id ?? '',
    shipOption: store ? 'store' : 'home',
  };
  return shipped ? withAddress(form, shipped) : form;
}
