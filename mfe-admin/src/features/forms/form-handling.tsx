import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import {
  AdminFormAssignDocument,
  AdminFormMoveDocument,
  type AdminFormQuery,
  type FormState,
  type FormWholeFragment,
} from './forms.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the part. */
export interface FormHandlingProps {
  readonly form: FormWholeFragment;
  readonly staff: AdminFormQuery['formAssignees'];
}

/** Who looks after a form, and where it can be brought without an answer, with a note. Renders a `<div>`. */
export function FormHandling({ form: { id, version, nextStates, assignee }, staff }: FormHandlingProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [note, setNote] = useState('');
  useUnsaved(note.trim() !== '');
  const quiet = { quiet: true } as const;
  async function move(to: FormState): Promise<void> {
    const step = { id, version, to, note: note.trim() || null };
    const answer = await run(async () => (await client.mutate(AdminFormMoveDocument, step, quiet)).formMove);
    if (!answer?.success) return;
    setNote('');
    reload();
  }
  async function assign(assigneeId: string | null): Promise<void> {
    const given = { id, version, assigneeId };
    const answer = await run(async () => (await client.mutate(AdminFormAssignDocument, given, quiet)).formAssign);
    if (answer?.success) reload();
  }
  return (
    <Root>
      <RefusalNotice refusal={refusal} />
      <Field label={<FormattedMessage id="forms.assignee" />}>
        <Select
          value={assignee?.id ?? ''}
          disabled={isBusy}
          onChange={({ target }) => void assign(target.value === '' ? null : target.value)}
        >
          <option value="">{formatMessage({ id: 'forms.nobody' })}</option>
          {staff.map(({ id: key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<FormattedMessage id="forms.note" />}
        hint={<FormattedMessage id="forms.noteHint" />}
        optionalLabel={<FormattedMessage id="forms.optional" />}
      >
        <Textarea rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="acts">
        {nextStates.map((to) => (
          <Button
            key={to}
            size="small"
            variant={to === 'SPAM' ? 'quiet' : 'outline'}
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
