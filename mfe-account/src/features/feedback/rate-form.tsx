import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FeedbackCreateDocument, type FeedbackSide } from './feedback.generated.ts';
import { StarChoice } from './star-choice.tsx';

const longestText = 2_000;
const aspectsOf = {
  BUYER: ['asDescribed', 'packing', 'communication', 'shipping'],
  SELLER: ['communication'],
} as const;
type Aspect = (typeof aspectsOf)['BUYER'][number];
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

/** Rates the other side of an order; nothing is lost when it is refused. Renders a `<form>`. */
export function RateForm({ orderId, side, onDone }: RateFormProps): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const [stars, setStars] = useState<number | null>(null);
  const [aspects, setAspects] = useState<Partial<Record<Aspect, number>>>({});
  const [text, setText] = useState('');
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
      const feedback = { stars, text, ...aspects };
      const { feedbackCreate: answer } = await client.mutate(FeedbackCreateDocument, { orderId, feedback });
      if (!answer.success) {
        setProblem({
          field: fieldOf(answer.code),
          message: answer.message ?? formatMessage({ id: 'feedback.failed' }),
        });
        return;
      }
      emit('notification/show', { tone: 'positive', message: formatMessage({ id: 'feedback.kept' }) });
      await onDone();
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
        onChange={setStars}
      />
      {aspectsOf[side].map((aspect) => (
        <StarChoice
          key={aspect}
          label={<FormattedMessage id={`feedback.aspect.${aspect}`} />}
          optionalLabel={<FormattedMessage id="feedback.optional" />}
          value={aspects[aspect] ?? null}
          onChange={(value) => setAspects((all) => ({ ...all, [aspect]: value }))}
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
          onChange={({ currentTarget }) => setText(currentTarget.value)}
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
