import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { SearchIcon } from '@headstock/ui/icons/search';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link, useSearchParams } from 'react-router';
import { addressWith } from './list-address.model.ts';

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

/** Props of the search. */
export interface ListSearchProps {
  /** What it looks in: “Number, instrument, brand or seller”. */
  readonly label: ReactNode;
  readonly search: string;
  /** Parameters of the address that a new search keeps. */
  readonly keeps: readonly string[];
}

/** Searches a list; the words are in the address. Works without JavaScript. Renders a `<form role="search">`. */
export function ListSearch({ label, search, keeps }: ListSearchProps): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  return (
    <Root role="search" aria-label={formatMessage({ id: 'lists.searchLabel' })} key={search} preventScrollReset>
      {keeps.map((name) => {
        const value = query.get(name);
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
      <Field className="field" label={label}>
        <TextInput
          type="search"
          name="search"
          size="small"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="outline" size="small">
        <SearchIcon size="small" />
        <FormattedMessage id="lists.find" />
      </Button>
      {search !== '' && (
        <Button as={Link} variant="quiet" size="small" to={addressWith(query, { search: null })} preventScrollReset>
          <FormattedMessage id="lists.clear" />
        </Button>
      )}
    </Root>
  );
}
