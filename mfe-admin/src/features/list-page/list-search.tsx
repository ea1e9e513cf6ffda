import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { SearchIcon } from '@headstock/ui/icons/search';
import { TextInput } from '@headstock/ui/text-input';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { queryWith } from './list-address.model.ts';

const Root = styled(Form)`
  display: flex;
  flex: 1 1 280px;
  align-items: end;
  gap: 8px;
  max-width: 460px;
  & > .field {
    flex: 1;
  }
`;

/** Searches a list; the words are in the address, its filters stay. Renders a `<form role="search">`. */
export function ListSearch({ label, search }: { readonly label: string; readonly search: string }): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    void navigate(queryWith(query, { search: typeof words === 'string' ? words.trim() : null }) || '?', {
      preventScrollReset: true,
    });
  }
  return (
    <Root role="search" aria-label={formatMessage({ id: 'lists.searchLabel' })} key={search} onSubmit={find}>
      <Field className="field" label={<FormattedMessage id={label} />}>
        <TextInput
          type="search"
          name="search"
          size="small"
          data-list-search=""
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="outline" size="small">
        <SearchIcon size="small" />
        <FormattedMessage id="lists.find" />
      </Button>
    </Root>
  );
}
