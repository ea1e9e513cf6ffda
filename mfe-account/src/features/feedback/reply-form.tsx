import styled from '@emotion/styled';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { feedbackReplyDraft } from './feedback-draft.ts';
import { FeedbackAnswerDocument, FeedbackReportDocument, type FeedbackReportReason } from './feedback.generated.ts';

const Root = styled.form`
  display: grid;
  justify-items: start;
  gap: 14px;
  max-width: 44em;
  margin-top: 8px;
  & > div {
    width: 100%;
  }
`;

const reasons: readonly FeedbackReportReason[] = ['CONTACT', 'INSULT', 'UNTRUE', 'OTHER'];

interface ReplyFormProps {
  readonly id: string;
  /** An answer for everybody to read, or a report to the shop. */
  readonly kind: 'answer' | 'report';
  readonly onDone: () => void;
}

/** Answers feedback, or reports it to the shop; what is written stays in the tab until it is sent. Renders a `<form>`. */
export function ReplyForm({ id, kind, onDone }: ReplyFormProps): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const accountId = useAtomValue(sessionAtom).account?.id ?? '';
  const draft = useMemo(() => feedbackReplyDraft(accountId, kind, id), [accountId, kind, id]);
  const text = useTabStorage(draft) ?? '';
  const [reason, setReason] = useState<FeedbackReportReason>('UNTRUE');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const answer =
        kind === 'answer'
          ? (await client.mutate(FeedbackAnswerDocument, { id, text })).feedbackAnswer
          : (await client.mutate(FeedbackReportDocument, { id, reason, details: text })).feedbackReport;
      if (!answer.success) {
        setProblem(answer.message ?? formatMessage({ id: 'feedback.failed' }));
        return;
      }
      draft.write(null);
      emit('notification/show', { tone: 'positive', message: formatMessage({ id: `feedback.${kind}.done` }) });
      onDone();
    } catch (error) {
      console.error(error);
      setProblem(formatMessage({ id: 'feedback.failed' }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Root
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      {kind === 'report' && (
        <Field label={<FormattedMessage id="feedback.report.reason" />}>
          <Select
            value={reason}
            onChange={({ currentTarget }) =>
              setReason(reasons.find((known) => known === currentTarget.value) ?? 'OTHER')
            }
          >
            {reasons.map((known) => (
              <option key={known} value={known}>
                {formatMessage({ id: `feedback.report.reason.${known}` })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={<FormattedMessage id={`feedback.${kind}.text`} />}
        hint={<FormattedMessage id={`feedback.${kind}.hint`} />}
        error={problem}
      >
        <Textarea
          rows={4}
          maxLength={1_000}
          value={text}
          onChange={({ currentTarget }) => draft.write(currentTarget.value || null)}
        />
      </Field>
      <Button type="submit" variant="outline" size="small" busy={busy}>
        <FormattedMessage id={`feedback.${kind}.send`} />
      </Button>
    </Root>
  );
}
