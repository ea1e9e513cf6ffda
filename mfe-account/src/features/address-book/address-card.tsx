import styled from '@emotion/styled';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Badge } from '@headstock/ui/badge';
import { PostalAddress } from '@headstock/ui/postal-address';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { bookPath, type BookAddress, type BookOwner } from './address-book.model.ts';
import type { AddressBookActions } from './use-address-book.ts';

const Root = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 12px;
  padding: 18px 20px 8px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  overflow-wrap: anywhere;
  &[data-default] {
    border-color: var(--hs-line-strong);
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  & .state {
    margin-bottom: 8px;
  }
`;

const nameOf = ({ firstName, lastName, line1 }: BookAddress): string =>
  [[firstName, lastName].filter(Boolean).join(' '), line1].filter(Boolean).join(', ');

/** Props of an address of the book. */
export interface AddressCardProps {
  readonly address: BookAddress;
  readonly owner: BookOwner | null;
  readonly book: AddressBookActions;
}

/** An address with what can be done to it. Renders an `<li>`. */
export function AddressCard({ address, owner, book }: AddressCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const label = (action: 'edit' | 'makeDefault' | 'delete') =>
    formatMessage(
      { id: 'addressBook.about' },
      { action: formatMessage({ id: `addressBook.${action}` }), address: nameOf(address) },
    );
  return (
    <Root data-default={address.defaultAddress ? '' : undefined}>
      <div>
        {address.defaultAddress && (
          <p className="state">
            <Badge tone="good">
              <FormattedMessage id="addressBook.default" />
            </Badge>
          </p>
        )}
        <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />
        {address.keptAsTyped && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="addressBook.keptAsTyped" />
          </p>
        )}
      </div>
      {book.doomed === null && <FormFailure error={book.failureOf(address.id)} isTyped={false} />}
      <div className="actions">
        <TextButton as={Link} to={bookPath(owner, { edit: address.id })} aria-label={label('edit')}>
          <FormattedMessage id="addressBook.edit" />
        </TextButton>
        {!address.defaultAddress && (
          <TextButton
            aria-label={label('makeDefault')}
            aria-disabled={book.busy === address.id || undefined}
            onClick={() => book.makeDefault(address)}
          >
            <FormattedMessage id="addressBook.makeDefault" />
          </TextButton>
        )}
        <TextButton aria-label={label('delete')} onClick={() => book.askToDelete(address)}>
          <FormattedMessage id="addressBook.delete" />
        </TextButton>
      </div>
    </Root>
  );
}
