import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ImportRecord, writesSomething } from './listing-import.model.ts';
import { AccountListingImportStartDocument } from './listing-imports.generated.ts';
import { useImportAction } from './use-import-action.ts';

/** Starts an import that was checked. Renders a `<div>`, or a notice where it would write nothing. */
export function StartImport({ record }: { readonly record: ImportRecord }): ReactNode {
  const client = useGraphQLClient();
  const { busy, problem, run } = useImportAction();
  if (!writesSomething(record.outcomes))
    return (
      <Notice>
        <FormattedMessage id="listingImports.nothing" />
      </Notice>
    );
  const start = () =>
    run(async () => (await client.mutate(AccountListingImportStartDocument, { id: record.id })).listingImportStart);
  return (
    <div className="hs-stack">
      <p>
        <Button busy={busy} onClick={() => void start()}>
          <FormattedMessage id="listingImports.start" />
        </Button>
      </p>
      {problem !== null && <FormError alert>{problem}</FormError>}
    </div>
  );
}
