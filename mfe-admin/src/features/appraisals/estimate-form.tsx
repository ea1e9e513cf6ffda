import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { TextButton } from '@headstock/ui/text-button';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { UnsavedGuard } from '#mfe-admin/features/route-drawer/unsaved-guard.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { Valuation } from '#mfe-admin/features/valuation/valuation-result.tsx';
import { AdminAppraisalAnswerDocument, type AppraisalWholeFragment } from './appraisals.generated.ts';
import {
  amountFields,
  type CentsRange,
  type EstimateField,
  fieldOfCode,
  readEstimate,
  rounded,
  toValues,
} from './estimate.model.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > div > button {
    justify-self: start;
  }
`;

const MOST_TEXT = 8_000;

const rangeOf = ({ estimate }: AppraisalWholeFragment): CentsRange | null =>
  estimate && {
    low: estimate.low.amountCents,
    estimate: estimate.estimate.amountCents,
    high: estimate.high.amountCents,
  };

/** Props of the form. */
export interface EstimateFormProps {
  readonly appraisal: AppraisalWholeFragment;
  readonly valuation: Valuation | null;
}

/** The range, the likeliest price and the words that the owner is mailed. Renders a `<form>`. */
export function EstimateForm({ appraisal, valuation }: EstimateFormProps): ReactNode {
  const { id, form } = appraisal;
  const client = useGraphQLClient();
  const { formatMessage, locale } = useIntl();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const start = toValues(rangeOf(appraisal), locale);
  const [values, setValues] = useState(start);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ readonly field: EstimateField; readonly message: string } | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  const isUnsaved = text.trim() !== '' || amountFields.some((field) => values[field] !== start[field]);
  const show = (field: EstimateField | null, message: string): void => {
    setWrong(field && { field, message });
    if (field) root.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const range = readEstimate(values);
    if (range === 'range') return show('estimate', formatMessage({ id: 'appraisals.rangeWrong' }));
    if (typeof range === 'string') return show(range, formatMessage({ id: 'appraisals.amountWrong' }));
    const sent = { lowCents: range.low, estimateCents: range.estimate, highCents: range.high, text };
    const answer = await run(
      async () =>
        (await client.mutate(AdminAppraisalAnswerDocument, { id, version: form.version, ...sent }, { quiet: true }))
          .appraisalAnswer,
    );
    show(fieldOfCode(answer?.code), answer?.message ?? '');
    if (!answer?.success) return undefined;
    setText('');
    return void revalidate();
  }
  const take = ({ low, median, high }: Valuation): void =>
    setValues(
      toValues(rounded({ low: low.amountCents, estimate: median.amountCents, high: high.amountCents }), locale),
    );
  const errorOf = (field: EstimateField) => (wrong?.field === field ? wrong.message : undefined);
  return (
    <Root ref={root} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && wrong === null && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      {valuation && (
        <div>
          <TextButton onClick={() => take(valuation)}>
            <FormattedMessage id="appraisals.takeValuation" />
          </TextButton>
        </div>
      )}
      <FormGrid>
        {amountFields.map((field) => (
          <Field
            key={field}
            span="third"
            required
            label={<FormattedMessage id={`appraisals.amount.${field}`} />}
            error={errorOf(field)}
          >
            <TextInput
              name={field}
              numeric
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={values[field]}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </Field>
        ))}
        <Field
          required
          label={<FormattedMessage id="appraisals.words" />}
          hint={
            <FormattedMessage
              id="appraisals.wordsHint"
              values={{ language: formatMessage({ id: `forms.language.${form.locale === 'fr' ? 'fr' : 'en'}` }) }}
            />
          }
          error={errorOf('text')}
        >
          <Textarea
            name="text"
            rows={6}
            lang={form.locale}
            maxLength={MOST_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </FormGrid>
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage
            id={appraisal.estimate ? 'appraisals.sendAgain' : 'appraisals.send'}
            values={{ email: form.email }}
          />
        </Button>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} isDone={isDone} />
    </Root>
  );
}
