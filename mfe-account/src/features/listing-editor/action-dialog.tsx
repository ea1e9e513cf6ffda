import type { ListingDocument } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { PauseField, pauseEnd, usualPauseEnd } from '#mfe-account/features/listings/pause-field.tsx';
import { DifferenceList } from './difference-list.tsx';
import { differencesOf, type ListingAction } from './editor.model.ts';
import type { MoveGiven, MoveResult } from './use-move.ts';

/** Fields that the shop can mark when it sends a listing back. */
const markable = [
  'brand',
  'model',
  'yearFrom',
  'finish',
  'condition',
  'originality',
  'measures',
  'title',
  'description',
  'photographs',
  'priceCents',
  'shippingGrams',
] as const;

/** Props of the dialog. */
export interface ActionDialogProps {
  readonly action: ListingAction;
  readonly document: ListingDocument;
  readonly published: ListingDocument | null;
  readonly isConsignment: boolean;
  readonly busy: boolean;
  /** What the request threw. */
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onMove: (given: MoveGiven) => Promise<MoveResult | null>;
}

/** Asks before a listing is moved: shows what changes on the shop, takes a reason, or a day. Renders a `<dialog>`. */
export function ActionDialog(props: ActionDialogProps): ReactNode {
  const { action, document, published, isConsignment, busy, failure, onClose, onMove } = props;
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const [fields, setFields] = useState<readonly string[]>([]);
  const [day, setDay] = useState(usualPauseEnd);
  const [refusal, setRefusal] = useState<MoveResult | null>(null);
  const takesReason = action === 'SEND_BACK' || action === 'END';
  const differences =
    published && (action === 'PUBLISH' || action === 'APPROVE' || action === 'SUBMIT' || action === 'DISCARD')
      ? action === 'DISCARD'
        ? differencesOf(document, published)
        : differencesOf(published, document)
      : [];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await onMove({
      ...(takesReason && { reason }),
      ...(action === 'SEND_BACK' && { fields }),
      ...(action === 'PAUSE' && { until: pauseEnd(day) }),
    });
    if (answer?.success || answer?.code === 'incomplete') onClose();
    else setRefusal(answer);
  };
  const errorOf = (code: string): string | undefined =>
    refusal?.code === code ? (refusal.message ?? undefined) : undefined;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id={`listingEditor.action.${action}`} />}
      closeLabel={formatMessage({ id: 'listings.close' })}
    >
      <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <FormattedMessage id={`listingEditor.ask.${action}`} values={{ consignment: String(isConsignment) }} />
        </p>
        {differences.length > 0 && <DifferenceList differences={differences} />}
        {action === 'PAUSE' && <PauseField day={day} error={errorOf('until')} onDay={setDay} />}
        {takesReason && (
          <Field
            label={<FormattedMessage id="listingEditor.reason" />}
            required={action === 'SEND_BACK'}
            error={errorOf('reason')}
            hint={<FormattedMessage id="listingEditor.reasonHint" />}
          >
            <Textarea rows={3} maxLength={2_000} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        )}
        {action === 'SEND_BACK' && (
          <fieldset>
            <legend>
              <FormattedMessage id="listingEditor.mark" />
            </legend>
            {markable.map((path) => (
              <Checkbox
                key={path}
                size="small"
                checked={fields.includes(path)}
                onChange={({ target }) =>
                  setFields((now) => (target.checked ? [...now, path] : now.filter((field) => field !== path)))
                }
              >
                <FormattedMessage id={`listingEditor.field.${path}`} />
              </Checkbox>
            ))}
          </fieldset>
        )}
        {refusal?.message && !errorOf('until') && !errorOf('reason') && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <Button type="submit" wide busy={busy}>
          <FormattedMessage id={`listingEditor.action.${action}`} />
        </Button>
      </form>
    </Dialog>
  );
}
