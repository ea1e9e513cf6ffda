import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { AdminListingMoveDocument, type SellerListingAction } from './inventory.generated.ts';
import { MissingList, type MissingField } from './missing-list.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';

const DAY_MS = 24 * 3_600_000;
const USUAL_PAUSE_DAYS = 14;
const LONGEST_REASON = 2_000;
/** Moves of which the seller is told why. */
const asksReason: readonly SellerListingAction[] = ['SEND_BACK', 'END'];

/** Props of the form. */
export interface MoveFormProps {
  readonly id: string;
  readonly version: number;
  readonly action: SellerListingAction;
  readonly onCancel: () => void;
  /** `isGone`: it was deleted. */
  readonly onDone: (isGone: boolean) => void;
}

/** Asks once before a listing is moved, with the reason that its seller reads. What is missing is named. Renders a `<form>`. */
export function MoveForm({ id, version, action, onCancel, onDone }: MoveFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState(() => new Date(Date.now() + USUAL_PAUSE_DAYS * DAY_MS).toISOString().slice(0, 10));
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  useUnsaved(reason.trim() !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const until = action === 'PAUSE' && day ? new Date(`${day}T12:00:00Z`).toISOString() : null;
    const variables = { id, version, action, reason: reason.trim() || null, until };
    const answer = await run(
      async () => (await client.mutate(AdminListingMoveDocument, variables, { cache: false, quiet: true })).listingMove,
    );
    if (!answer) return;
    setMissing(answer.problems);
    if (answer.success) onDone(action === 'DELETE');
  };
  const errorAt = (code: string) => (refusal?.code === code ? refusal.message : undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id={`inventory.ask.${action}`} />
      </p>
      {asksReason.includes(action) && (
        <Field
          label={<FormattedMessage id="inventory.reason" />}
          hint={<FormattedMessage id="inventory.reasonHint" />}
          error={errorAt('reason')}
          required={action === 'SEND_BACK'}
        >
          <Textarea
            data-autofocus=""
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
      {action === 'PAUSE' && (
        <Field label={<FormattedMessage id="inventory.until" />} error={errorAt('until')} required>
          <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      )}
      {refusal && refusal.code !== 'reason' && refusal.code !== 'until' && (
        <FormError alert>{refusal.message}</FormError>
      )}
      <MissingList fields={missing} />
      <Button type="submit" wide busy={isBusy}>
        <FormattedMessage id={`inventory.action.${action}`} />
      </Button>
      <Button wide variant="quiet" onClick={onCancel}>
        {formatMessage({ id: 'inventory.cancel' })}
      </Button>
    </form>
  );
}
