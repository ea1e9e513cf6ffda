import { emptyAddressForm, withAddress, type AddressForm } from '@headstock/commerce-client/address-form';
import { conflictsIn } from '@headstock/commerce-client/address-conflicts';
import { problemsOf } from '@headstock/commerce-client/address-format';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { Button } from '@headstock/ui/button';
import { PlainAddressFields } from '@headstock/ui/plain-address-fields';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BookAddress } from '#mfe-account/features/address-book/address-book.model.ts';
import { actionOf, PlainAccountForm } from './plain-account-form.tsx';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

/** Props of the form. */
export interface PlainAddressProps {
  /** Null: a new one. */
  readonly address: BookAddress | null;
  readonly refusal: PlainRefusal;
}

const nothing = (): void => undefined;

/** What was typed, else the address as it stands; another country has other regions. */
function formOf(address: BookAddress | null, refusal: PlainRefusal): AddressForm {
  const known = address ? withAddress(emptyAddressForm, address) : emptyAddressForm;
  const form = {
    ...known,
    ...Object.fromEntries(Object.entries(known).map(([name, value]) => [name, typedOr(refusal, name, value)])),
  };
  return refusal?.code === 'other-country' ? { ...form, region: '' } : form;
}

const buttons = ['address-default', 'address-remove'] as const;

/** An address of the book, as its country writes it; of one that is there already, what else can be done to it. */
export function PlainAddress({ address, refusal }: PlainAddressProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const form = formOf(address, refusal);
  const isTyped = refusal !== null && refusal.code !== 'other-country';
  const problems = isTyped ? { ...conflictsIn(form, { form, issues: refusal.issues }), ...problemsOf(form) } : {};
  const isAtField = Object.keys(problems).length > 0;
  const fields = useAddressFields(form, nothing, problems);
  return (
    <>
      <PlainAccountForm
        form="address"
        {...(address ? { id: address.id } : {})}
        refusal={isAtField ? null : refusal}
        action={<FormattedMessage id="addressBook.save" />}
      >
        {address && <input type="hidden" name="version" value={address.version} />}
        <PlainAddressFields {...fields} showCountry={formatMessage({ id: 'plain.country' })} />
      </PlainAccountForm>
      {address &&
        buttons
          .filter((name) => name === 'address-remove' || !address.defaultAddress)
          .map((name) => (
            <form key={name} method="post" action={actionOf(name, locale)}>
              <input type="hidden" name="id" value={address.id} />
              <Button type="submit" variant="outline">
                <FormattedMessage id={name === 'address-remove' ? 'addressBook.delete' : 'addressBook.makeDefault'} />
              </Button>
            </form>
          ))}
    </>
  );
}
