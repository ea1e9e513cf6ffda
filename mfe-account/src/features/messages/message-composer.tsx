import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { UploadIcon } from '@headstock/ui/icons/upload';
import { Textarea } from '@headstock/ui/textarea';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { ReplyPicker } from '#mfe-account/features/replies/reply-picker.tsx';
import { appended, leftIn } from '#mfe-account/features/replies/reply-text.model.ts';
import { AttachmentList } from './attachment-list.tsx';
import { ContactWarning } from './contact-warning.tsx';
import { ACCEPTED_FILES, MOST_ATTACHMENTS } from './use-attachments.ts';
import { MOST_CHARACTERS, type Recipient, useComposer } from './use-composer.ts';

/** From so many characters on it is said how many are left. */
const NEAR_END = 1_800;

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
    gap: 6px;
    justify-items: start;
    & > label {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-height: 44px;
      padding: 8px 16px;
      border: 1.5px solid var(--hs-line-strong);
      border-radius: var(--hs-r-control);
      font-weight: 600;
      cursor: pointer;
    }
    & > input:disabled + label {
      color: var(--hs-ink-3);
      cursor: default;
    }
    & > input:focus-visible + label {
      outline: 3px solid var(--hs-focus);
      outline-offset: 3px;
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
  const { text, setText, attachments, isSending, problem, failure, fault, send } = composer;
  const left = leftIn(text);
  const id = useId();
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
      <FormFailure error={failure} />
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
        <div className="attach">
          <input
            id={`${id}-files`}
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            className="hs-vh"
            aria-describedby={`${id}-hint`}
            disabled={attachments.files.length >= MOST_ATTACHMENTS}
            onChange={(event) => {
              attachments.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <label htmlFor={`${id}-files`}>
            <UploadIcon size="small" />
            <FormattedMessage id="messages.attach" />
          </label>
          <p id={`${id}-hint`} className="hs-small hs-mute">
            <FormattedMessage id="messages.attachHint" values={{ most: MOST_ATTACHMENTS }} />
          </p>
        </div>
        <Button type="submit" busy={isSending}>
          <FormattedMessage id="messages.send" />
        </Button>
      </div>
    </Root>
  );
}
