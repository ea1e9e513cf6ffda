import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogFeedbackReportDocument, type FeedbackReportReason } from './seller.generated.ts';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const reasons: readonly FeedbackReportReason[] = ['CONTACT', 'INSULT', 'UNTRUE', 'OTHER'];
/** Characters at most; the API holds them too. */
const MOST_DETAILS = 1_000;

/** Props of the dialog. */
export interface ReportDialogProps {
  readonly feedbackId: string;
  readonly onClose: () => void;
}

/** Asks what is wrong with a rating, and reports it to the shop. Renders a `Dialog`. */
export function ReportDialog({ feedbackId, onClose }: ReportDialogProps): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState('');
  const [details, setDetails] = useState('');
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const report = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const reason = reasons.find((known) => known === chosen);
    setMissing(!reason);
    if (busy || !reason) return;
    setBusy(true);
    setProblem(null);
    try {
      const variables = { id: feedbackId, reason, details: details.trim() || null };
      const { feedbackReport: answer } = await client.mutate(CatalogFeedbackReportDocument, variables);
      if (!answer.success) return setProblem(answer.message ?? formatMessage({ id: 'feedbackReport.failed' }));
      emit('notification/show', { message: formatMessage({ id: 'feedbackReport.done' }), tone: 'positive' });
      onClose();
    } catch (error) {
      // The client has told the user; what was typed stays.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id="feedbackReport.title" />}
      closeLabel={formatMessage({ id: 'feedbackReport.close' })}
    >
      <p>
        <FormattedMessage id="feedbackReport.hint" />
      </p>
      <Form method="post" noValidate onSubmit={(event) => void report(event)}>
        <Field
          label={<FormattedMessage id="feedbackReport.reason" />}
          error={isMissing ? formatMessage({ id: 'feedbackReport.unchosen' }) : undefined}
          required
        >
          <Select name="reason" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{formatMessage({ id: 'feedbackReport.choose' })}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {formatMessage({ id: `feedbackReport.reason.${reason}` })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<FormattedMessage id="feedbackReport.details" />}>
          <Textarea
            name="details"
            maxLength={MOST_DETAILS}
            value={details}
            onChange={({ target }) => setDetails(target.value)}
          />
        </Field>
        {problem !== null && <FormError alert>{problem}</FormError>}
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id="feedbackReport.send" />
        </Button>
      </Form>
    </Dialog>
  );
}
