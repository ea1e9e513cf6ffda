import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AddressCard } from './address-card.tsx';
import { bookPath, type AddressBook } from './address-book.model.ts';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import { useAddressBook } from './use-address-book.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`;

const Pages = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** The addresses as cards, or what to do when there is none. Renders a `<ul>` and a `<dialog>`. */
export function AddressList({ view }: { readonly view: AddressBook }): ReactNode {
  const book = useAddressBook(view);
  const { addresses, owner, next, isFirstPage } = view;
  const add = (
    <Button as={Link} to={bookPath(owner, { new: '' })}>
      <FormattedMessage id="addressBook.add" />
    </Button>
  );
  const failure = book.doomed === null && (
    <FormFailure error={book.failureBeyond(addresses.map(({ id }) => id))} isTyped={false} />
  );
  if (addresses.length === 0 && isFirstPage)
    return (
      <>
        {failure}
        <EmptyState title={<FormattedMessage id="addressBook.empty" />} actions={add}>
          <FormattedMessage id="addressBook.emptyHint" />
        </EmptyState>
      </>
    );
  return (
    <>
      <p>{add}</p>
      {failure}
      <Root>
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} owner={owner} book={book} />
        ))}
      </Root>
      {(next !== null || !isFirstPage) && (
        <Pages>
          {!isFirstPage && (
            <Button as={Link} variant="outline" to={bookPath(owner)}>
              <FormattedMessage id="addressBook.first" />
            </Button>
          )}
          {next !== null && (
            <Button as={Link} variant="outline" to={bookPath(owner, { after: next })}>
              <FormattedMessage id="addressBook.more" />
            </Button>
          )}
        </Pages>
      )}
      <DeleteAddressDialog book={book} />
    </>
  );
}
