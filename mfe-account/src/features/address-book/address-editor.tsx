import styled from '@emotion/styled';
import { AddressFields } from '@headstock/ui/address-fields';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { PostalAddress } from '@headstock/ui/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ConflictNotice } from '#mfe-account/features/conflict/conflict-notice.tsx';
import { useSettle } from '#mfe-account/features/conflict/use-settle.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { UnsavedGuard } from '#mfe-account/features/leave-guard/unsaved-guard.tsx';
import { bookPath, type BookAddress, type BookOwner } from './address-book.model.ts';
import { useAddressEditor } from './use-address-editor.ts';

const Root = styled.form`
  max-width: 720px;
  & > .notice {
    margin-top: 24px;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 28px;
  }
`;

/** Props of the form of one address. */
export interface AddressEditorProps {
  /** Null: a new one. */
  readonly address: BookAddress | null;
  readonly owner: BookOwner | null;
}

/** Adds or changes an address, as its country writes it. Renders a `<form>`. */
export function AddressEditor({ address, owner }: AddressEditorProps): ReactNode {
  const { fields, unsaved, busy, failure, save, conflict, keepMine, takeTheirs } = useAddressEditor(address, owner);
  const { root, settle } = useSettle();
  const theirs = conflict?.theirs;
  return (
    <Root
      ref={root}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AddressFields {...fields} withPhone onKeep={() => void save(true)} />
      {conflict && (
        <div className="notice">
          {theirs ? (
            <ConflictNotice
              title={<FormattedMessage id="addressBook.conflict" />}
              onKeepMine={() => settle(keepMine, true)}
              onTakeTheirs={() => settle(takeTheirs, false)}
            >
              <PostalAddress lines={linesOf(theirs, storeProfile.country)} phone={theirs.phone} />
            </ConflictNotice>
          ) : (
            <Notice tone="warn" live>
              <FormattedMessage id="addressBook.gone" />
            </Notice>
          )}
        </div>
      )}
      <FormFailure error={failure} />
      <UnsavedGuard unsaved={unsaved} />
      <div className="actions">
        <Button type="submit" busy={busy}>
          <FormattedMessage id="addressBook.save" />
        </Button>
        <Button as={Link} variant="outline" to={bookPath(owner)}>
          <FormattedMessage id="addressBook.cancel" />
        </Button>
      </div>
    </Root>
  );
}
