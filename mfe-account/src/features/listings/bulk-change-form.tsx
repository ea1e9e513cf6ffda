import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { PanelForm } from '#mfe-account/features/list-page/panel-form.tsx';
import { usePanelFocus } from '#mfe-account/features/list-page/use-panel-focus.ts';
import { type BulkAction, bulkActions, isTaken, readChange, takesAction } from './bulk-change.model.ts';
import type { ListingRow } from './listing-row.model.ts';
import { PauseField, pauseEnd, usualPauseEnd } from './pause-field.tsx';
import { PriceChanges } from './price-changes.tsx';
import type { GivenChange, ListingsRefusal } from './use-change-listings.ts';

/** Props of the form. */
export interface BulkChangeFormProps {
  readonly chosen: readonly ListingRow[];
  readonly busy: boolean;
  readonly refusal: ListingsRefusal | null;
  /** What the request threw. */
  readonly failure: unknown;
  /** Makes the change of the listings that take it; gives whether any did. */
  readonly onChange: (rows: readonly ListingRow[], given: GivenChange) => Promise<boolean>;
}

/** The changes that several listings can take at once, each asked about once more. Renders a `<div>`. */
export function BulkChangeForm({ chosen, busy, refusal, failure, onChange }: BulkChangeFormProps): ReactNode {
  const [action, setAction] = useState<BulkAction | null>(null);
  const [percent, setPercent] = useState('');
  const [day, setDay] = useState(usualPauseEnd);
  const [isWrong, setIsWrong] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const takers = action === null ? [] : chosen.filter((row) => takesAction(row, action));
  usePanelFocus(root, takers.length > 0 ? action : null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (action === null || busy) return;
    const share = action === 'REPRICE' ? readChange(percent) : null;
    setIsWrong(action === 'REPRICE' && share === null);
    if (action === 'REPRICE' && share === null) return root.current?.querySelector('input')?.focus();
    const until = action === 'PAUSE' ? pauseEnd(day) : null;
    if (await onChange(takers, { action, percent: share, until })) setAction(null);
  };
  if (action === null || takers.length === 0)
    return (
      <div className="do" ref={root}>
        {bulkActions.map((name) => {
          const count = chosen.filter((row) => takesAction(row, name)).length;
          return (
            <Button
              key={name}
              size="small"
              variant={name === 'REPRICE' ? 'outline' : 'quiet'}
              data-opens={name}
              disabled={count === 0}
              onClick={() => setAction(name)}
            >
              <FormattedMessage id={`listings.bulk.do.${name}`} values={{ count }} />
            </Button>
          );
        })}
      </div>
    );
  const typed = action === 'REPRICE' ? readChange(percent) : null;
  const fieldError = (field: ListingsRefusal['field']) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <div ref={root}>
      <PanelForm noValidate aria-labelledby="bulk-ask" onSubmit={(event) => void submit(event)}>
        <p id="bulk-ask">
          <FormattedMessage id={`listings.bulk.ask.${action}`} values={{ count: takers.length }} />
        </p>
        {action === 'REPRICE' && (
          <Field
            label={<FormattedMessage id="listings.bulk.percent" />}
            hint={<FormattedMessage id="listings.bulk.percentHint" />}
            error={isWrong ? <FormattedMessage id="listings.bulk.percentError" /> : fieldError('PERCENT')}
          >
            <TextInput numeric maxLength={7} value={percent} onChange={({ target }) => setPercent(target.value)} />
          </Field>
        )}
        {typed !== null && isTaken(typed) && <PriceChanges rows={takers} percent={typed} />}
        {action === 'PAUSE' && <PauseField day={day} error={fieldError('UNTIL')} onDay={setDay} />}
        {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <footer>
          <Button type="submit" size="small" busy={busy}>
            <FormattedMessage id={`listings.bulk.do.${action}`} values={{ count: takers.length }} />
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAction(null)}>
            <FormattedMessage id="listings.bulk.back" />
          </Button>
        </footer>
      </PanelForm>
    </div>
  );
}
