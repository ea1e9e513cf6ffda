import styled from '@emotion/styled';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { useAddressPages } from '@headstock/commerce-client/use-address-pages';
import { AddressFields } from '@headstock/ui/address-fields';
import { AddressPages } from '@headstock/ui/address-pages';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '@headstock/ui/text-button';
import { newAddress, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import type { AddressEdit } from './use-address-edit.ts';
import type { ChangeForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';
import type { CheckoutData, SavedAddress } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import { focusFirst } from '#mfe-cart-checkout/features/checkout/step-form.tsx';

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  margin-top: 6px;
  &[data-open] {
    display: block;
    margin-top: 28px;
  }
  & > .do {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    margin-top: 20px;
  }
`;

/** Props of the address book. */
export interface AddressBookProps {
  /** Its first page. */
  readonly book: NonNullable<CheckoutData['addressBook']>;
  /** Whose it is, where it is not one's own. */
  readonly accountId: string | null;
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
  readonly edit: AddressEdit;
}

/** The addresses of whoever is signed in, to choose from and to change, and the way to a new one. Renders a `<fieldset>` and a `<div>`. */
export function AddressBook({ book, accountId, form, change, edit }: AddressBookProps) {
  const chosenId = form.id === newAddress ? null : form.id;
  const { addresses, props } = useAddressPages({ first: book, accountId, chosenId });
  const chosen = addresses.find(({ id }) => id === form.id);
  return (
    <>
      <Fieldset legend={<FormattedMessage id="checkout.addressBook" />} choices>
        <AddressPages {...props}>
          {addresses.map((address) => (
            <BookEntry key={address.id} address={address} form={form} change={change} />
          ))}
        </AddressPages>
        <RadioCard
          name="address"
          value={newAddress}
          checked={form.id === newAddress}
          onChange={() => change({ id: newAddress })}
          title={<FormattedMessage id="checkout.newAddress" />}
          note={<FormattedMessage id="checkout.newAddressNote" />}
        />
      </Fieldset>
      {chosen &&
        (edit.draft?.id === chosen.id ? <Editor edit={edit} /> : <AddressActions address={chosen} edit={edit} />)}
    </>
  );
}

interface BookEntryProps extends Pick<AddressBookProps, 'form' | 'change'> {
  readonly address: SavedAddress;
}

function BookEntry({ address, form, change }: BookEntryProps) {
  const [name, ...rest] = linesOf(address, storeProfile.country);
  return (
    <RadioCard
      name="address"
      value={address.id}
      checked={form.id === address.id}
      onChange={() => change({ id: address.id })}
      title={name}
      note={rest.join(', ')}
      end={
        address.defaultAddress && (
          <span className="hs-small hs-mute">
            <FormattedMessage id="checkout.defaultAddress" />
          </span>
        )
      }
    />
  );
}

function AddressActions({ address, edit }: { readonly address: SavedAddress; readonly edit: AddressEdit }) {
  return (
    <Below>
      <TextButton onClick={() => edit.begin(address)}>
        <FormattedMessage id="checkout.editAddress" />
      </TextButton>
      {!address.defaultAddress && (
        <TextButton
          aria-disabled={edit.busy || undefined}
          onClick={() => {
            if (!edit.busy) void edit.makeDefault(address.id);
          }}
        >
          <FormattedMessage id="checkout.makeDefault" />
        </TextButton>
      )}
    </Below>
  );
}

/** Saves the address, or focuses the first wrong field of its form. True when nothing is left to save. `keepAsTyped`: also where its fields contradict each other. */
export async function saveEdit(edit: AddressEdit, form: HTMLFormElement | null, keepAsTyped = false): Promise<boolean> {
  const wrong = await edit.save(keepAsTyped);
  if (wrong)
    focusFirst(
      form,
      wrong.map((field) => `address-${field}`),
    );
  return wrong === null;
}

function Editor({ edit }: { readonly edit: AddressEdit }) {
  return edit.draft && <DraftEditor draft={edit.draft} edit={edit} />;
}

function DraftEditor({ draft, edit }: { readonly draft: CheckoutForm; readonly edit: AddressEdit }) {
  const intl = useIntl();
  const fields = useAddressFields(draft, edit.change, edit.problems);
  return (
    <Below data-open role="group" aria-label={intl.formatMessage({ id: 'checkout.editAddress' })}>
      <AddressFields {...fields} onKeep={() => void saveEdit(edit, null, true)} />
      <div className="do">
        <Button
          variant="outline"
          size="small"
          busy={edit.busy}
          onClick={({ currentTarget }) => void saveEdit(edit, currentTarget.form)}
        >
          <FormattedMessage id="checkout.saveAddress" />
        </Button>
        <TextButton onClick={edit.cancel}>
          <FormattedMessage id="checkout.leaveAddress" />
        </TextButton>
      </div>
    </Below>
  );
}
