import { Checkbox } from '@headstock/ui/checkbox';
import { Notice } from '@headstock/ui/notice';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { MOST_CHARACTERS } from '#mfe-account/features/messages/use-composer.ts';
import { PlainAccountForm, PlainField } from './plain-account-form.tsx';
import { PlainAttachments } from './plain-attachments.tsx';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

/** Whom a message goes to, and why it cannot. */
export interface PlainRecipient {
  /** A thread, or `{kind}:{id}` of what the first message is about. */
  readonly id: string;
  readonly name: string;
  readonly about: string | null;
  readonly obstacle: string | null;
  /** Made once for the message. */
  readonly key: string;
}

/** Props of the form. */
export interface PlainMessageProps {
  readonly to: PlainRecipient;
  readonly refusal: PlainRefusal;
}

/** A message into a thread, or the first of one; one with contact details is sent only when that is meant. */
export function PlainMessage({ to, refusal }: PlainMessageProps): ReactNode {
  const { id, name, about, obstacle, key } = to;
  if (obstacle !== null) return <Notice>{obstacle}</Notice>;
  return (
    <PlainAccountForm
      form="message"
      id={id}
      refusal={refusal}
      hasFiles
      action={<FormattedMessage id="messages.send" />}
    >
      {about !== null && <p className="hs-mute">{about}</p>}
      <input type="hidden" name="key" value={typedOr(refusal, 'key', key)} />
      <PlainField
        name="text"
        refusal={refusal}
        label={<FormattedMessage id="messages.write" values={{ name }} />}
        required
      >
        <Textarea
          name="text"
          dir="auto"
          rows={6}
          maxLength={MOST_CHARACTERS}
          defaultValue={typedOr(refusal, 'text', '')}
        />
      </PlainField>
      <PlainAttachments refusal={refusal} />
      {refusal?.code === 'contact-details' && (
        <div>
          <p className="hs-mute">
            <FormattedMessage id="messages.contactReason" />
          </p>
          <Checkbox name="anyway">
            <FormattedMessage id="messages.sendAnyway" />
          </Checkbox>
        </div>
      )}
    </PlainAccountForm>
  );
}
