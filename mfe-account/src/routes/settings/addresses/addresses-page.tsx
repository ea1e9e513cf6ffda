import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { readView, type AddressBook } from '#mfe-account/features/address-book/address-book.model.ts';
import { AddressEditor } from '#mfe-account/features/address-book/address-editor.tsx';
import { AddressList } from '#mfe-account/features/address-book/address-list.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** `/profile/settings/addresses`: the address book; `?new` adds to it, `?edit=ID` changes an address, `?account=ID` is another account's. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const book = useLoaderData<AddressBook>();
  const view = readView(useSearchParams()[0]);
  const { owner } = book;
  const edited = view.kind === 'edit' ? (book.addresses.find(({ id }) => id === view.id) ?? null) : null;
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: `addressBook.title.${view.kind}` })} path="/profile/settings/addresses" />
      <Heading level={1} step="1">
        <FormattedMessage id={`addressBook.title.${view.kind}`} />
      </Heading>
      {owner && (
        <Notice>
          <FormattedMessage
            id="addressBook.ofAccount"
            values={{ name: owner.displayName, email: owner.email ?? owner.id }}
          />
        </Notice>
      )}
      {view.kind === 'list' ? (
        <AddressList view={book} />
      ) : (
        <AddressEditor key={edited?.id ?? 'new'} address={edited} owner={owner} />
      )}
    </SettingsBody>
  );
}
