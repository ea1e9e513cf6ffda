import styled from '@emotion/styled';
import { subscribe, type SubscribeAnswer } from '@headstock/commerce-client/subscribe';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const CLOSE_MS = 3000;
/** How long the words stay: a warning is read at the field as well. */
const TOASTS_MS = { warning: 2000, positive: 3000, negative: 4000 } as const;

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

/** Props of the dialog. */
export interface NewsletterDialogProps {
  readonly open: boolean;
  /** The visitor closed it, or it closed itself after a subscription. */
  readonly onClose: () => void;
  readonly onSubscribed: () => void;
}

/** The invitation to the newsletter. What is wrong stands at the field and is said by a notification. */
export function NewsletterDialog({ open, onClose, onSubscribed }: NewsletterDialogProps): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const [answer, setAnswer] = useState<SubscribeAnswer>();
  const [busy, setBusy] = useState(false);
  const isDone = answer?.ok === true;
  useEffect(() => {
    if (!isDone || !open) return undefined;
    const timer = setTimeout(onClose, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isDone, open, onClose]);

  const say = (tone: keyof typeof TOASTS_MS, message: string): void =>
    emit('notification/show', { tone, message, timeout: TOASTS_MS[tone] });
  const wordsOf = (failed: SubscribeAnswer & { ok: false }): string =>
    failed.message ?? intl.formatMessage({ id: `shell.newsletter.${failed.why}` });

  const send = async (form: HTMLFormElement): Promise<void> => {
    const email = new FormData(form).get('email');
    setBusy(true);
    const came = await subscribe(typeof email === 'string' ? email : '');
    setBusy(false);
    setAnswer(came);
    if (came.ok) {
      onSubscribed();
      say('positive', intl.formatMessage({ id: 'shell.newsletter.done' }));
      return;
    }
    say(came.why === 'failed' ? 'negative' : 'warning', wordsOf(came));
    form.querySelector('input')?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy && !isDone) void send(event.currentTarget);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="shell.newsletter.title" />}
      greeting={<FormattedMessage id="shell.newsletter.greeting" />}
      closeLabel={intl.formatMessage({ id: 'shell.dialog.close' })}
    >
      <p>
        <FormattedMessage id="shell.newsletter.lead" />
      </p>
      <Form noValidate onSubmit={onSubmit}>
        <Field
          label={<FormattedMessage id="shell.newsletter.email" />}
          error={answer?.ok === false ? wordsOf(answer) : undefined}
        >
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} data-autofocus />
        </Field>
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="shell.newsletter.send" />
        </Button>
        <p role="status" className="hs-small">
          {isDone && <FormattedMessage id="shell.newsletter.done" />}
        </p>
      </Form>
      <p className="hs-micro hs-mute">
        <FormattedMessage id="shell.newsletter.note" />
      </p>
    </Dialog>
  );
}
