import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReplyPicker } from '#mfe-account/features/replies/reply-picker.tsx';
import { appended, leftIn } from '#mfe-account/features/replies/reply-text.model.ts';
import { AttachmentList } from './attachment-list.tsx';
import { ContactWarning } from './contact-warning.tsx';
import { MOST_ATTACHMENTS } from './use-attachments.ts';
import { MOST_CHARACTERS, type Recipient, useComposer } from './use-composer.ts';

/** From so many characters on it is said how many are left. */
const NEAR_END = 1_800;
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
  const { text, setText, attachments, isSending, problem, fault, send } = composer;
  const left = leftIn(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const submit = (): void => {
    if (text.trim() === '' || text.length > MOST_CHARACTERS) box.current?.focus();
    void send();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };
  const count = MOST_CHARACTERS - text.length;
  return (
    <Root method="post" onSubmit={onSubmit}>
      <Field
        label={<FormattedMessage id="messages.write" values={{ name }} />}
        hint={text.length >= NEAR_END && count >= 0 && <FormattedMessage id="messages.left" values={{ count }} />}
        error={
          count < 0 ? (
            <FormattedMessage id="messages.tooLong" values={{ count: -count }} />
          ) : (
            fault === 'empty' && <FormattedMessage id="messages.nothingWritten" />
          )
        }
      >
        <Textarea
          ref={box}
          name="text"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </Field>
      {left.length > 0 && (
        <p className="hs-small" role="status">
          <FormattedMessage id="messages.placeholdersLeft" values={{ left: left.join(', ') }} />
        </p>
      )}
      {'threadId' in to && (
        <ReplyPicker
          threadId={to.threadId}
          onPick={(reply) => {
            setText(appended(text, reply));
            box.current?.focus();
          }}
        />
      )}
      <AttachmentList {...attachments} />
      <ContactWarning {...composer} />
      {problem !== null && <FormError alert>{problem}</FormError>}
      {(fault === 'sending' || fault === 'failed') && (
        <FormError alert>
          <FormattedMessage id={`messages.attachments.${fault}`} />
        </FormError>
      )}
      {attachments.leftOut > 0 && (
        <FormError alert>
          <FormattedMessage
            id="messages.attachments.leftOut"
            values={{ count: attachments.leftOut, most: MOST_ATTACHMENTS }}
          />
        </FormError>
      )}
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
        <Button type="submit" busy={isSending}>
          <FormattedMessage id="messages.send" />
        </Button>
      </div>
    </Root>
  );
}
