import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminFormAnswerDocument, type AdminFormQuery, type FormWholeFragment } from './forms.generated.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > div > button {
    justify-self: start;
  }
`;

const limits = { subject: 200, text: 10_000 } as const;
type AnswerField = keyof typeof limits;

const fieldOf = (code: string | null | undefined): AnswerField | null =>
  code === 'subject' || code === 'text' ? code : null;

/** Props of the form. */
export interface AnswerFormProps {
  readonly form: FormWholeFragment;
  readonly replies: AdminFormQuery['savedReplies'];
}

/** Writes an answer, which is mailed to the sender. Renders a `<form>`. */
export function AnswerForm({
  form: { id, version, reference, locale, name, email },
  replies,
}: AnswerFormProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const start = `Re: ${reference}`;
  const [subject, setSubject] = useState(start);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<AnswerField | null>(null);
  const [isSent, setSent] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  useUnsaved(text.trim() !== '' || subject !== start);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(false);
    const answer = await run(
      async () =>
        (await client.mutate(AdminFormAnswerDocument, { id, version, subject, text }, { quiet: true })).formAnswer,
    );
    const field = fieldOf(answer?.code);
    setWrong(field);
    if (field) root.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    if (!answer?.success) return;
    setText('');
    setSubject(start);
    setSent(true);
    reload();
  }
  const insert = (replyId: string): void => {
    const reply = replies.find((each) => each.id === replyId);
    const words = locale === 'fr' ? reply?.textFr || reply?.textEn : reply?.textEn || reply?.textFr;
    if (words) setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
  };
  return (
    <Root ref={root} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && wrong === null && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      {isSent && (
        <Notice tone="good" live>
          <FormattedMessage id="forms.sent" />
        </Notice>
      )}
      <p className="hs-mute">
        <FormattedMessage
          id="forms.answerTo"
          values={{ name, email, language: formatMessage({ id: `forms.language.${locale === 'fr' ? 'fr' : 'en'}` }) }}
        />
      </p>
      <Field
        label={<FormattedMessage id="forms.subject" />}
        required
        error={wrong === 'subject' ? refusal?.message : undefined}
      >
        <TextInput
          name="subject"
          value={subject}
          maxLength={limits.subject}
          onChange={({ target }) => setSubject(target.value)}
        />
      </Field>
      {replies.length > 0 && (
        <Field label={<FormattedMessage id="forms.savedReply" />}>
          <Select value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{formatMessage({ id: 'forms.chooseReply' })}</option>
            {replies.map(({ id: key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={<FormattedMessage id="forms.text" />}
        hint={<FormattedMessage id="forms.textHint" />}
        required
        error={wrong === 'text' ? refusal?.message : undefined}
      >
        <Textarea
          name="text"
          rows={7}
          lang={locale}
          value={text}
          maxLength={limits.text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="forms.send" />
        </Button>
      </div>
    </Root>
  );
}
