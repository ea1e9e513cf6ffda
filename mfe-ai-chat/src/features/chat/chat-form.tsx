import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { SendIcon } from '@headstock/ui/icons/send';
import { Textarea } from '@headstock/ui/textarea';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { inputLimit } from './chat.model.ts';
import type { Chat } from './use-chat.ts';

const Root = styled.form`
  display: grid;
  gap: 10px;
  padding: 12px 16px 16px;
  border-top: 1px solid var(--hs-line);
  & textarea {
    min-height: 68px;
    max-height: 160px;
    resize: none;
  }
`;

/** Input for the question; Shift+Enter sends it. Renders a `<form>`. */
export function ChatForm({ chat }: { readonly chat: Chat }): ReactNode {
  const { state, type, send } = chat;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <Root onSubmit={onSubmit}>
      <Field label={<FormattedMessage id="chat.question" />} hint={<FormattedMessage id="chat.hint" />} hideLabel>
        <Textarea
          data-chat-input
          rows={2}
          maxLength={inputLimit}
          value={state.input}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {state.selectedId === null ? (
        <Button size="small" wide disabled>
          <FormattedMessage id="chat.selectFirst" />
        </Button>
      ) : (
        <Button type="submit" size="small" wide busy={state.sending}>
          <SendIcon size="small" />
          <FormattedMessage id="chat.send" />
        </Button>
      )}
    </Root>
  );
}
