import styled from '@emotion/styled';
import { importFields, isImportField, repeatableFields } from '@headstock/contracts/listing-imports';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Select } from '@headstock/ui/select';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImportRecord } from './listing-import.model.ts';
import { AccountListingImportMapDocument } from './listing-imports.generated.ts';
import { useFieldName } from './use-field-name.ts';
import { useImportAction } from './use-import-action.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: 20px;
  }
  & :is(label, .hint) {
    overflow-wrap: anywhere;
  }
`;

/** Asks what each column of a file is. Renders a `<form>`. */
export function MappingForm({ record }: { readonly record: ImportRecord }): ReactNode {
  const { id, columns } = record;
  const client = useGraphQLClient();
  const nameOf = useFieldName();
  const { busy, problem, run } = useImportAction();
  const [fields, setFields] = useState<readonly string[]>(columns.map(({ field }) => field ?? ''));
  /** A field that two columns say and only one can. */
  const isTwice = (field: string): boolean =>
    isImportField(field) && !repeatableFields.includes(field) && fields.filter((other) => other === field).length > 1;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(
      async () => (await client.mutate(AccountListingImportMapDocument, { id, fields: [...fields] })).listingImportMap,
    );
  };
  return (
    <Root onSubmit={submit} aria-labelledby="mapping">
      <header>
        <Heading level={2} step="2" id="mapping">
          <FormattedMessage id="listingImports.mapping" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="listingImports.mapping.lead" />
        </p>
      </header>
      <ul>
        {columns.map(({ name, samples }, at) => (
          <li key={name}>
            <Field
              label={name}
              hint={samples.join(' · ')}
              error={
                problem !== null && isTwice(fields[at] ?? '') && <FormattedMessage id="listingImports.mapping.twice" />
              }
            >
              <Select
                size="small"
                value={fields[at] ?? ''}
                onChange={({ currentTarget }) => setFields(fields.with(at, currentTarget.value))}
              >
                <option value="">
                  <FormattedMessage id="listingImports.keptAside" />
                </option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {nameOf(field)}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
      {problem !== null && <FormError alert>{problem}</FormError>}
      <p>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="listingImports.mapping.submit" />
        </Button>
      </p>
    </Root>
  );
}
