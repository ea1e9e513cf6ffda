import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountListingImportStopDocument } from './listing-imports.generated.ts';
import { useImportAction } from './use-import-action.ts';

/** Stops an import that the shop is at work on, after asking once. Renders a `<p>` and its dialog. */
export function StopImport({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { busy, problem, run } = useImportAction();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const stop = () => run(async () => (await client.mutate(AccountListingImportStopDocument, { id })).listingImportStop);
  return (
    <>
      <p>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          <FormattedMessage id="listingImports.stop" />
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={close}
        title={<FormattedMessage id="listingImports.stop" />}
        closeLabel={formatMessage({ id: 'listingImports.stop.close' })}
      >
        <p>
          <FormattedMessage id="listingImports.stop.hint" />
        </p>
        {problem !== null && <FormError alert>{problem}</FormError>}
        <p className="hs-stack">
          <Button busy={busy} onClick={() => void stop()}>
            <FormattedMessage id="listingImports.stop.now" />
          </Button>
          <Button variant="outline" data-autofocus onClick={close}>
            <FormattedMessage id="listingImports.stop.not" />
          </Button>
        </p>
      </Dialog>
    </>
  );
}
