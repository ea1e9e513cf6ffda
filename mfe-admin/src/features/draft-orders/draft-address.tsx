import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { CreateAddressDocument } from '@headstock/commerce-client/address-documents';
import { type AddressForm, emptyAddressForm } from '@headstock/commerce-client/address-form';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { useAddressForm } from '@headstock/commerce-client/use-address-form';
import { useAddressPages } from '@headstock/commerce-client/use-address-pages';
import { useGraphQLClient } from '@headstock/graphql-client';
import { AddressFields } from '@headstock/ui/address-fields';
import { AddressPages } from '@headstock/ui/address-pages';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DraftOrdersExpressAddressDocument } from './draft-orders.generated.ts';

/** Props of the form. */
export interface DraftAddressProps {
  readonly orderId: string;
  /** The member whose address book it is; null for somebody without an account. */
  readonly accountId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isBusy: boolean;
  readonly onChoose: (addressId: string) => void;
}

/** Chooses an address of the customer's book, or takes a new one. Renders a `<form>`. */
export function DraftAddress(props: DraftAddressProps): ReactNode {
  const { orderId, accountId, isBusy, onChoose } = props;
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const { addresses: known, props: pages } = useAddressPages({
    first: null,
    accountId,
    chosenId: chosen,
    isOff: accountId === null,
  });
  const [form, setForm] = useState<AddressForm>({
    ...emptyAddressForm,
    firstName: props.firstName,
    lastName: props.lastName,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { problems, submit } = useAddressForm(form, async (address) => {
    try {
      const answer =
        accountId === null
          ? (await client.mutate(DraftOrdersExpressAddressDocument, { address, orderId }, { quiet: true }))
              .addressExpressCreate
          : (await client.mutate(CreateAddressDocument, { address, accountId }, { quiet: true })).addressCreate;
      if (answer.address) onChoose(answer.address.id);
      else if (answer.issues.length === 0) setRefusal(answer.message);
      return { saved: answer.success, issues: answer.issues };
    } catch {
      setRefusal(formatMessage({ id: 'lists.notSaved' }));
      return { saved: false, issues: [] };
    }
  });
  const fields = useAddressFields(form, (change) => setForm((before) => ({ ...before, ...change })), problems);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setRefusal(null);
    if (chosen !== null) onChoose(chosen);
    else void submit();
  };
  return (
    <form className="hs-stack" noValidate onSubmit={save}>
      {accountId !== null && (known.length > 0 || pages.isSearchable || pages.hasFailed) && (
        <Fieldset legend={<FormattedMessage id="drafts.addressBook" />} choices>
          <AddressPages {...pages}>
            {known.map((address) => {
              const [name, ...rest] = linesOf(address, storeProfile.country);
              return (
                <RadioCard
                  key={address.id}
                  name="address"
                  value={address.id}
                  checked={chosen === address.id}
                  onChange={() => setChosen(address.id)}
                  title={name}
                  note={rest.join(', ')}
                />
              );
            })}
          </AddressPages>
          <RadioCard
            name="address"
            value="new"
            checked={chosen === null}
            onChange={() => setChosen(null)}
            title={<FormattedMessage id="drafts.newAddress" />}
            note=""
          />
        </Fieldset>
      )}
      {chosen === null && <AddressFields {...fields} withPhone onKeep={() => void submit(true)} />}
      {refusal && <FormError alert>{refusal}</FormError>}
      <Button type="submit" size="small" busy={isBusy}>
        <FormattedMessage id="drafts.useAddress" />
      </Button>
    </form>
  );
}
