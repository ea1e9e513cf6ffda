import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canSelect } from './chat.model.ts';
import type { Chat } from './use-chat.ts';

/** Selects the assistant; disabled once a conversation has begun. Renders a `Field` with a `<select>`. */
export function AssistantSelect({ chat: { state, select } }: { readonly chat: Chat }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Field label={<FormattedMessage id="chat.assistant" />} hideLabel>
      <Select
        size="small"
        value={state.selectedId ?? ''}
        disabled={state.assistants === null || !canSelect(state)}
        onChange={(event) => select(event.target.value || null)}
      >
        <option value="">{formatMessage({ id: 'chat.nobody' })}</option>
        {state.assistants?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
