import styled from '@emotion/styled';
import { webhookEventKinds } from '@headstock/contracts/webhook-events';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormField } from '@headstock/ui/form-field';
import { TextInput } from '@headstock/ui/text-input';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { kindMessage } from './kind-message.ts';

const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 0 16px;
`;

/** Props of the fields. */
export interface WebhookFieldsProps {
  /** The props of the checkboxes of the kinds. */
  readonly kinds: Partial<ComponentProps<typeof Checkbox>>;
  readonly kindsError: string | undefined;
}

/** Name, address and kinds of a webhook, in a form. */
export function WebhookFields({ kinds, kindsError }: WebhookFieldsProps): ReactNode {
  return (
    <>
      <FormField
        name="name"
        label={<FormattedMessage id="webhooks.name" />}
        hint={<FormattedMessage id="webhooks.nameHint" />}
        required
      >
        {(control) => <TextInput maxLength={80} autoComplete="off" data-autofocus {...control} />}
      </FormField>
      <FormField
        name="url"
        label={<FormattedMessage id="webhooks.url" />}
        hint={<FormattedMessage id="webhooks.urlHint" />}
        required
      >
        {(control) => <TextInput type="url" maxLength={1000} autoComplete="off" spellCheck={false} {...control} />}
      </FormField>
      <Fieldset legend={<FormattedMessage id="webhooks.kinds" />}>
        <Kinds>
          {webhookEventKinds.map((kind) => (
            <Checkbox key={kind} value={kind} {...kinds}>
              <FormattedMessage id={kindMessage(kind)} />
            </Checkbox>
          ))}
        </Kinds>
        {kindsError && <FormError alert>{kindsError}</FormError>}
      </Fieldset>
    </>
  );
}
