import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { SearchIcon } from '@headstock/ui/icons/search';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useNavigation } from 'react-router';
import { accountsPath } from './account-search.model.ts';

const Root = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  & > .field {
    flex: 1 1 240px;
    max-width: 420px;
  }
`;

export interface AccountSearchFormProps {
  readonly search: string;
  /** The search has results; without them the page itself offers to show everybody. */
  readonly found: boolean;
}

/** Searches accounts by name or email; the query is kept in the URL. Works without JavaScript. Renders a `<form role="search">`. */
export function AccountSearchForm({ search, found }: AccountSearchFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const busy = useNavigation().state === 'loading';
  return (
    <Root
      action={accountsPath({})}
      role="search"
      aria-label={formatMessage({ id: 'accounts.searchLabel' })}
      key={search}
    >
      <Field className="field" label={<FormattedMessage id="accounts.search" />}>
        <TextInput
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="outline" busy={busy}>
        <SearchIcon size="small" />
        <FormattedMessage id="accounts.find" />
      </Button>
      {search && found && (
        <Button as={Link} to={accountsPath({})} variant="quiet">
          <FormattedMessage id="accounts.everybody" />
        </Button>
      )}
    </Root>
  );
}
