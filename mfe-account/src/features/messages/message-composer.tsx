import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReplyPicker } from '#mfe-account/features/replies/reply-picker.tsx';
import { appended, leftIn } from '#mfe-account/features/replies/reply-text.model.ts';
import { AttachmentList } from './attachment-list.tsx';
import { ContactWarning } from './contact-warning.tsx';
import { MOST_ATTACHMENTS } from './use-attachments.ts';
import { type Recipient, useComposer } from './use-composer.ts';

/** Characters of a message at most. */
const MOST_CHARACTERS = 2_000;
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

const Root = styled.form`
  display: grid;
  gap: 12px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  & .attach {
    display: grid;
    gap: 4px;
    max-width: 100%;
    font-size: var(--hs-t-small);
    & > input {
      max-width: 100%;
    }
  }
`;

interface MessageComposerProps {
  readonly to: Recipient;
  readonly name: string;
  readonly onSent: Parameters<typeof useComposer>[1];
}

/** Where a message is written: Ctrl+Enter or Cmd+Enter sends it, too. Renders a `<form>`. */
export function MessageComposer({ to, name, onSent }: MessageComposerProps): ReactNode {
  const composer = useComposer(to, onSent);
  const { text, setText, attachments, isSending, problem, send } = composer;
  const left = leftIn(text);
  const canSend = text.trim() !== '' && !attachments.isBusy;
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (canSend) void send();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canSend) void send();
  };
  return (
    <Root method="post" onSubmit={onSubmit}>
      <Field label={<FormattedMessage id="messages.write" values={{ name }} />}>
        <Textarea
          name="text"
          value={text}
          maxLength={MOST_CHARACTERS}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {left.length > 0 && (
        <p className="hs-small" role="status">
          <FormattedMessage id="messages.placeholdersLeft" values={{ left: left.join(', ') }} />
        </p>
      )}
      {'threadId' in to && <ReplyPicker threadId={to.threadId} onPick={(reply) => setText(appended(text, reply))} />}
      <AttachmentList {...attachments} />
      <ContactWarning {...composer} />
      {problem !== null && <FormError alert>{problem}</FormError>}
      <div className="acts">
        <label className="attach">
          <FormattedMessage id="messages.attach" values={{ most: MOST_ATTACHMENTS }} />
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            disabled={attachments.files.length >= MOST_ATTACHMENTS}
            onChange={(event) => {
              attachments.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
        <Button type="submit" busy={isSending} disabled={!canSend}>
          <FormattedMessage id="messages.send" />
        </Button>
      </div>
    </Root>
  );
}
