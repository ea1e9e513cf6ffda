import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { MOST_REPLY_TEXT, MOST_REPLY_TITLE, placeholderNames, placeholders } from './reply-text.model.ts';
import { AccountReplySaveDocument, type SavedReplyFactsFragment } from './replies.generated.ts';

/** Props of the form. */
export interface ReplyFormProps {
  /** Null for a new one. */
  readonly reply: SavedReplyFactsFragment | null;
  readonly onSaved: () => void;
  /** Missing where there is nothing to go back to. */
  readonly onCancel?: () => void;
}

type FieldName = 'title' | 'text';
const fieldOf = (code: string | null): FieldName | null =>
  code === 'title' || code === 'title-taken' ? 'title' : code === 'text' ? 'text' : null;

/** A reply to write or to change, in either language or both. Renders a `<form>`. */
export function ReplyForm({ reply, onSaved, onCancel }: ReplyFormProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [textEn, setTextEn] = useState(reply?.textEn ?? '');
  const [textFr, setTextFr] = useState(reply?.textFr ?? '');
  useUnsavedForm({ title, textEn, textFr });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<{ readonly field: FieldName | null; readonly message: string } | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const missing = title.trim() === '' ? 'title' : `${textEn}${textFr}`.trim() === '' ? 'text' : null;
    if (missing) return setRefusal({ field: missing, message: formatMessage({ id: 'replies.missing' }) });
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const variables = { id: reply?.id ?? null, reply: { title, textEn, textFr } };
      const { savedReplySave: answer } = await client.mutate(AccountReplySaveDocument, variables, { quiet: true });
      if (answer.success) onSaved();
      else
        setRefusal({ field: fieldOf(answer.code), message: answer.message ?? formatMessage({ id: 'replies.failed' }) });
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const errorAt = (field: FieldName): string | undefined => (refusal?.field === field ? refusal.message : undefined);
  return (
    <SettingsForm method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        <Field label={<FormattedMessage id="replies.name" />} error={errorAt('title')} required>
          <TextInput
            name="title"
            value={title}
            maxLength={MOST_REPLY_TITLE}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field
          label={<FormattedMessage id="replies.textEn" />}
          hint={
            <FormattedMessage
              id="replies.hint"
              values={{ placeholders: placeholderNames.map((name) => placeholders[name]).join(', ') }}
            />
          }
          error={errorAt('text')}
        >
          <Textarea
            name="textEn"
            lang="en"
            rows={4}
            value={textEn}
            maxLength={MOST_REPLY_TEXT}
            onChange={({ target }) => setTextEn(target.value)}
          />
        </Field>
        <Field label={<FormattedMessage id="replies.textFr" />}>
          <Textarea
            name="textFr"
            lang="fr"
            rows={4}
            value={textFr}
            maxLength={MOST_REPLY_TEXT}
            onChange={({ target }) => setTextFr(target.value)}
          />
        </Field>
      </FormGrid>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <div>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id="replies.save" />
        </Button>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            <FormattedMessage id="replies.cancel" />
          </Button>
        )}
      </div>
    </SettingsForm>
  );
}
