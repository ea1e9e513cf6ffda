import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import type { DocumentRow } from './document-row.ts';
import { AdminQuickBooksRetryDocument, AdminQuickBooksSkipDocument } from './quickbooks.generated.ts';

/** Sends a document again, or leaves it out with a reason. Renders a `<form>`, or nothing where neither is possible. */
export function DocumentActions({ row }: { readonly row: Pick<DocumentRow, 'id' | 'state' | 'kind'> }): ReactNode {
  const client = useGraphQLClient();
  const { done: close } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  useUnsaved(reason !== '');
  const { id, state, kind } = row;
  const canRetry = state === 'REFUSED' || state === 'HELD' || (state === 'SKIPPED' && kind !== null);
  const canSkip = state === 'REFUSED' || state === 'HELD' || state === 'WAITING';
  const retry = async (): Promise<void> => {
    const done = await run(
      async () => (await client.mutate(AdminQuickBooksRetryDocument, { id }, { quiet: true })).quickbooksDocumentRetry,
      'quickbooks.willSend',
    );
    if (done?.success) close();
  };
  const skip = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const done = await run(
      async () =>
        (await client.mutate(AdminQuickBooksSkipDocument, { id, reason }, { quiet: true })).quickbooksDocumentSkip,
      'quickbooks.skipped',
    );
    if (done?.success) close();
  };
  if (!canRetry && !canSkip) return null;
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void skip(event)}>
      {canRetry && (
        <div>
          <Button size="small" busy={isBusy} onClick={() => void retry()}>
            <FormattedMessage id="quickbooks.retry" />
          </Button>
        </div>
      )}
      {canSkip && (
        <>
          <Field
            label={<FormattedMessage id="quickbooks.skipWhy" />}
            required
            error={isMissing && reason.trim() === '' && <FormattedMessage id="money.required" />}
          >
            <Textarea rows={2} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <div>
            <Button type="submit" variant="outline" size="small" busy={isBusy}>
              <FormattedMessage id="quickbooks.skip" />
            </Button>
          </div>
        </>
      )}
      {refusal && <FormError alert>{refusal.message}</FormError>}
    </form>
  );
}
