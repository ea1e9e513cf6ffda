import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { MergeData } from './merge.model.ts';

/** Looks for the other account of a person and chooses it, both in the address of the page. */
export function FindAccount({ data }: { readonly data: MergeData }): ReactNode {
  const [, setParams] = useSearchParams();
  const { search, found, otherId, refusal } = data;
  const find = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('find');
    setParams(typeof text === 'string' && text.trim() !== '' ? { find: text.trim() } : {}, { replace: true });
  };
  return (
    <>
      <form role="search" className="hs-stack" onSubmit={find}>
        <Field
          label={<FormattedMessage id="account.mergeFind" />}
          hint={<FormattedMessage id="account.mergeFindHint" />}
        >
          <TextInput
            type="search"
            name="find"
            autoComplete="off"
            maxLength={200}
            data-autofocus
            defaultValue={search}
          />
        </Field>
        <div>
          <Button type="submit" variant="outline" size="small">
            <FormattedMessage id="account.mergeSearch" />
          </Button>
        </div>
      </form>
      {found?.length === 0 && (
        <FormError alert>
          <FormattedMessage id="account.mergeNobody" />
        </FormError>
      )}
      {found && found.length > 0 && (
        <Fieldset legend={<FormattedMessage id="account.mergeFound" />} choices>
          {found.map(({ id, displayName, email, username }) => (
            <RadioCard
              key={id}
              name="other"
              checked={otherId === id}
              onChange={() => setParams({ find: search, with: id }, { replace: true })}
              title={displayName}
              note={email ?? username}
            />
          ))}
        </Fieldset>
      )}
      {refusal !== null && <FormError alert>{refusal}</FormError>}
    </>
  );
}
