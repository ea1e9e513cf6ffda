import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { emptyFeedback, feedbackDraft, type FeedbackDraft } from './feedback-draft.ts';
import { FeedbackCreateDocument, type FeedbackSide } from './feedback.generated.ts';
import { StarChoice } from './star-choice.tsx';

const longestText = 2_000;
const aspectsOf = {
  BUYER: ['asDescribed', 'packing', 'communication', 'shipping'],
  SELLER: ['communication'],
} as const;
type Problem = { readonly field: 'stars' | 'text' | null; readonly message: string };

/** Codes of refusals that are about a field. */
const fieldOf = (code: string | null): Problem['field'] =>
  code === 'stars' ? 'stars' : code === 'text' || code === 'contact' ? 'text' : null;

interface RateFormProps {
  readonly orderId: string;
  /** The side of the one who writes. */
  readonly side: FeedbackSide;
  /** Called once it is kept. */
  readonly onDone: () => Promise<void>;
}

/** Rates the other side of an order; nothing is lost when it is refused, or by a reload. Renders a `<form>`. */
export function RateForm({ orderId, side, onDone }: RateFormProps): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const accountId = useAtomValue(sessionAtom).account?.id ?? '';
  const draft = useMemo(() => feedbackDraft(accountId, orderId), [accountId, orderId]);
  const { stars, aspects, text } = useTabStorage(draft) ?? emptyFeedback;
  const change = (written: Partial<FeedbackDraft>): void =>
    draft.write({ ...(draft.read() ?? emptyFeedback), ...written });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const errorOf = (field: Problem['field']): string | null => (problem?.field === field ? problem.message : null);

  const send = async (): Promise<void> => {
    if (stars === null) {
      setProblem({ field: 'stars', message: formatMessage({ id: 'feedback.starsMissing' }) });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const given = aspectsOf[side].flatMap((aspect) => (aspects[aspect] ? [[aspect, aspects[aspect]] as const] : []));
      const feedback = { stars, text, ...Object.fromEntries(given) };
      const { feedbackCreate: answer } = await client.mutate(
        FeedbackCreateDocument,
        { orderId, feedback },
        { quiet: true },
      );
      if (!answer.success) {
        setProblem({
          field: fieldOf(answer.code),
          message: answer.message ?? formatMessage({ id: 'feedback.failed' }),
        });
        return;
      }
      emit('notification/show', { tone: 'positive', message: formatMessage({ id: 'feedback.kept' }) });
      await onDone();
      // Not before: until the page is loaded anew the form stands there.
      draft.write(null);
    } catch (error) {
      console.error(error);
      setProblem({ field: null, message: formatMessage({ id: 'feedback.failed' }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsForm
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <StarChoice
        label={<FormattedMessage id="feedback.overall" />}
        value={stars}
        error={errorOf('stars')}
        onChange={(value) => change({ stars: value })}
      />
      {aspectsOf[side].map((aspect) => (
        <StarChoice
          key={aspect}
          label={<FormattedMessage id={`feedback.aspect.${aspect}`} />}
          optionalLabel={<FormattedMessage id="feedback.optional" />}
          value={aspects[aspect] ?? null}
          onChange={(value) => change({ aspects: { ...aspects, [aspect]: value } })}
        />
      ))}
      <Field
        label={<FormattedMessage id={`feedback.text.${side}`} />}
        hint={<FormattedMessage id={`feedback.textHint.${side}`} />}
        error={errorOf('text')}
      >
        <Textarea
          name="text"
          rows={6}
          maxLength={longestText}
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </Field>
      {errorOf(null) !== null && <FormError alert>{errorOf(null)}</FormError>}
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="feedback.send" />
        </Button>
      </div>
    </SettingsForm>
  );
}
