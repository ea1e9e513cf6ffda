import styled from '@emotion/styled';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { PostalAddress } from '@headstock/ui/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { AddressBookActions } from './use-address-book.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Asks once before an address is deleted, and says what stays. Renders a `<dialog>`. */
export function DeleteAddressDialog({ book }: { readonly book: AddressBookActions }): ReactNode {
  const { formatMessage } = useIntl();
  const { doomed } = book;
  const close = (): void => book.askToDelete(null);
  return (
    <Dialog
      open={doomed !== null}
      onClose={close}
      title={<FormattedMessage id="addressBook.deleteTitle" />}
      closeLabel={formatMessage({ id: 'addressBook.close' })}
    >
      {doomed && <PostalAddress lines={linesOf(doomed, storeProfile.country)} phone={doomed.phone} />}
      <p>
        <FormattedMessage id="addressBook.deleteHint" />
      </p>
      {doomed && <FormFailure error={book.failureOf(doomed.id)} isTyped={false} />}
      <Actions>
        <Button busy={book.busy !== null} onClick={book.confirmDelete}>
          <FormattedMessage id="addressBook.confirmDelete" />
        </Button>
        <Button variant="outline" data-autofocus onClick={close}>
          <FormattedMessage id="addressBook.keepIt" />
        </Button>
      </Actions>
    </Dialog>
  );
}
