import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { SearchIcon } from '@headstock/ui/icons/search';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { accountsPath } from './account-search.model.ts';

const Root = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  & > :first-of-type {
    flex: 1 1 240px;
    max-width: 420px;
  }
`;

/** Looks for accounts by name or e-mail; the address keeps the search. Works without script. Renders a `<form role="search">`. */
export function AccountSearchForm({ search }: { readonly search: string }): ReactNode {
  const busy = useNavigation().state === 'loading';
  return (
    <Root action={accountsPath({})} role="search" key={search}>
      <Field label={<FormattedMessage id="admin.accounts.search" />}>
        <TextInput
          type="search"
          name="search"
          size="small"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="small" variant="outline" busy={busy}>
        <SearchIcon size="small" />
        <FormattedMessage id="admin.accounts.find" />
      </Button>
      {search && (
        <Button as={Link} to={accountsPath({})} size="small" variant="quiet">
          <FormattedMessage id="admin.accounts.everybody" />
        </Button>
      )}
    </Root>
  );
}
