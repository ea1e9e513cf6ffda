import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import {
  AccountAwayReplyClearDocument,
  type AccountRepliesQuery,
  AccountAwayReplySetDocument,
} from './replies.generated.ts';
import { MOST_AWAY_TEXT } from './reply-text.model.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
`;

type FieldName = 'text' | 'until';
const fieldOf = (code: string | null): FieldName | null =>
  code === 'until' ? 'until' : code === 'text' || code === 'contact-details' ? 'text' : null;

/** What is answered while the viewer is away, and until when. Renders a `<section>` with a `<form>`. */
export function AwayForm({ away }: { readonly away: AccountRepliesQuery['awayReply'] }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const formatDate = useShopDate();
  const { revalidate } = useRevalidator();
  const [textEn, setTextEn] = useState(away?.textEn ?? '');
  const [textFr, setTextFr] = useState(away?.textFr ?? '');
  const [until, setUntil] = useState(away && !away.isOver ? away.until : '');
  const values = { textEn, textFr, until };
  const unsaved = useUnsavedForm(values);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<{ readonly field: FieldName | null; readonly message: string } | null>(null);

  const run = async (
    work: () => Promise<{ readonly success: boolean; readonly message: string | null; readonly code?: string | null }>,
    said: string,
    saved: Partial<typeof values> = {},
  ): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const answer = await work();
      if (!answer.success)
        return setRefusal({
          field: fieldOf(answer.code ?? null),
          message: answer.message ?? formatMessage({ id: 'replies.failed' }),
        });
      unsaved.settle(saved);
      emit('notification/show', { message: formatMessage({ id: said }), tone: 'positive' });
      await revalidate();
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const missing = `${textEn}${textFr}`.trim() === '' ? 'text' : until === '' ? 'until' : null;
    if (missing) return setRefusal({ field: missing, message: formatMessage({ id: 'replies.missing' }) });
    const reply = { textEn, textFr, until };
    void run(
      async () => (await client.mutate(AccountAwayReplySetDocument, { reply }, { quiet: true })).awayReplySet,
      'replies.away.set',
      reply,
    );
  };
  const errorAt = (field: FieldName): string | undefined => (refusal?.field === field ? refusal.message : undefined);
  const clear = (): void =>
    void run(
      async () => (await client.mutate(AccountAwayReplyClearDocument, {}, { quiet: true })).awayReplyClear,
      'replies.away.cleared',
    );
  return (
    <Root aria-labelledby="replies-away">
      <header>
        <Heading level={2} step="2" id="replies-away">
          <FormattedMessage id="replies.away" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="replies.away.lead" />
        </p>
      </header>
      {away && (
        <Notice
          {...(!away.isOver && {
            tone: 'warn' as const,
            action: (
              <Button variant="outline" size="small" busy={busy} onClick={clear}>
                <FormattedMessage id="replies.away.clear" />
              </Button>
            ),
          })}
        >
          <FormattedMessage
            id={away.isOver ? 'replies.away.over' : 'replies.away.on'}
            values={{ day: formatDate(`${away.until}T12:00:00Z`) }}
          />
        </Notice>
      )}
      <SettingsForm method="post" noValidate onSubmit={submit}>
        <FormGrid>
          <Field label={<FormattedMessage id="replies.away.textEn" />} error={errorAt('text')}>
            <Textarea
              name="awayEn"
              lang="en"
              rows={3}
              value={textEn}
              maxLength={MOST_AWAY_TEXT}
              onChange={({ target }) => setTextEn(target.value)}
            />
          </Field>
          <Field label={<FormattedMessage id="replies.away.textFr" />}>
            <Textarea
              name="awayFr"
              lang="fr"
              rows={3}
              value={textFr}
              maxLength={MOST_AWAY_TEXT}
              onChange={({ target }) => setTextFr(target.value)}
            />
          </Field>
          <Field label={<FormattedMessage id="replies.away.until" />} error={errorAt('until')} span="half" required>
            <TextInput name="until" type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
          </Field>
        </FormGrid>
        {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <div>
          <Button type="submit" size="small" busy={busy}>
            <FormattedMessage id="replies.away.save" />
          </Button>
        </div>
      </SettingsForm>
    </Root>
  );
}
