import type { ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { readListingAddress } from './listing-address.model.ts';
import { listingPath, listingPathname, queryEntries, type ListingAddress } from './listing-path.model.ts';

/** Props of the form. */
export interface AddressFormProps {
  readonly address: ListingAddress;
  /** Keys of the query that the form's own fields give. */
  readonly fields: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form that changes a part of the listing's address and keeps the rest, from the first page on. A plain GET form before
 * any script; with it, empty fields do not reach the address. Renders a `<form>`.
 */
export function AddressForm({ address, fields, className, children }: AddressFormProps) {
  const navigate = useNavigate();
  const kept = queryEntries(address).filter(([key]) => key !== 'page' && !fields.includes(key));
  const go = (form: HTMLFormElement): void => {
    const entries = [...new FormData(form)].map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : '',
    ]);
    const next = readListingAddress(address.type, new URLSearchParams(entries), address.isArchive);
    void navigate(listingPath(next), { preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action={listingPathname(address)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
    </Form>
  );
}
