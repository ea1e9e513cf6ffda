import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkForm as BulkFormState } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { NoneChosen } from './none-chosen.tsx';

/** Props of the form. */
export interface BulkFormProps {
  readonly form: BulkFormState;
  /** Its fields. */
  readonly children: ReactNode;
}

/** What every bulk edit of listings has: how many are chosen, its fields, why it was refused, and the way to the preview. Renders a `<form>`. */
export function BulkForm({ form, children }: BulkFormProps): ReactNode {
  if (form.count === 0) return <NoneChosen />;
  return (
    <form className="hs-stack" noValidate onSubmit={form.submit}>
      <p>
        <FormattedMessage id="inventory.bulk.chosen" values={{ count: form.count }} />
      </p>
      {children}
      {form.refusal && <FormError alert>{form.refusal}</FormError>}
      <Button type="submit" wide busy={form.isBusy}>
        <FormattedMessage id="inventory.bulk.preview" />
      </Button>
      <p className="hs-mute">
        <FormattedMessage id="inventory.bulk.previewHint" />
      </p>
    </form>
  );
}
