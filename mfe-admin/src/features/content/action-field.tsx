import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readEntry, textPart } from './entries.model.ts';

/** Props of the field. */
export interface ActionFieldProps {
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The one thing to do on a page: what its button says and where it leads. Renders a `<fieldset>`. */
export function ActionField({ value, error, onChange }: ActionFieldProps): ReactNode {
  const entry = readEntry(value);
  const text = textPart(entry, 'text');
  const href = textPart(entry, 'href');
  const change = (next: { readonly text: string; readonly href: string }): void =>
    onChange(next.text === '' && next.href === '' ? null : next);
  return (
    <Fieldset legend={<FormattedMessage id="content.field.action" />}>
      <FormGrid>
        <Field span="half" label={<FormattedMessage id="content.action.text" />}>
          <TextInput
            value={text}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => change({ text: target.value, href })}
          />
        </Field>
        <Field span="half" label={<FormattedMessage id="content.action.href" />}>
          <TextInput
            value={href}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => change({ text, href: target.value })}
          />
        </Field>
      </FormGrid>
      {error && <FormError>{error}</FormError>}
    </Fieldset>
  );
}
