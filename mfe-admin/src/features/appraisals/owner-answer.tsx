import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { FormState } from '#mfe-admin/features/forms/forms.generated.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminAppraisalMoveDocument, type AppraisalWholeFragment } from './appraisals.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Writes down what the owner said, closes an appraisal or opens it again, with a note. Renders a `<div>`, or nothing. */
export function OwnerAnswer({ appraisal: { id, form } }: { readonly appraisal: AppraisalWholeFragment }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [note, setNote] = useState('');
  async function move(to: FormState): Promise<void> {
    const step = { id, version: form.version, to, note: note.trim() || null };
    const answer = await run(
      async () => (await client.mutate(AdminAppraisalMoveDocument, step, { quiet: true })).appraisalMove,
    );
    if (!answer?.success) return;
    setNote('');
    void revalidate();
  }
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      <Field
        label={<FormattedMessage id="forms.note" />}
        hint={<FormattedMessage id="forms.noteHint" />}
        optionalLabel={<FormattedMessage id="forms.optional" />}
      >
        <Textarea rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="acts">
        {form.nextStates.map((to) => (
          <Button
            key={to}
            size="small"
            variant={to === 'SPAM' || to === 'CLOSED' ? 'quiet' : 'outline'}
            busy={isBusy}
            onClick={() => void move(to)}
          >
            <FormattedMessage id={`forms.move.${to}`} />
          </Button>
        ))}
      </div>
    </Root>
  );
}
