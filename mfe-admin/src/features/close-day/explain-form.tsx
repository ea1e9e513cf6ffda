import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { AdminDaySheetExplainDocument } from './close-day.generated.ts';
import type { DayLine, DaySheet } from './day-sheet.model.ts';
import { LineValue } from './line-value.tsx';

/** Props of the form. */
export interface ExplainFormProps {
  readonly sheet: DaySheet;
  readonly line: DayLine;
}

/** Signs why a line differs. Renders a `<form>`. */
export function ExplainForm({ sheet, line }: ExplainFormProps): ReactNode {
  const client = useGraphQLClient();
  const { done: close } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [text, setText] = useState(line.explanation?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  useUnsaved(text !== (line.explanation?.text ?? ''));
  const sign = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    const variables = { day: sheet.day, version: sheet.version, line: line.key, text };
    const signed = await run(
      async () => (await client.mutate(AdminDaySheetExplainDocument, variables, { quiet: true })).daySheetExplain,
      'closeDay.explained',
    );
    if (signed?.success) close();
  };
  const isAtField = refusal?.code === 'text';
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void sign(event)}>
      <p>
        <FormattedMessage
          id="closeDay.explainLead"
          values={{ difference: <LineValue unit={line.unit} value={line.difference} /> }}
        />
      </p>
      <Field
        label={<FormattedMessage id="closeDay.why" />}
        hint={<FormattedMessage id="closeDay.whyHint" />}
        required
        error={isMissing ? <FormattedMessage id="money.required" /> : isAtField && refusal.message}
      >
        <Textarea
          rows={3}
          maxLength={500}
          data-autofocus
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {refusal && !isAtField && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="closeDay.sign" />
        </Button>
      </div>
    </form>
  );
}
