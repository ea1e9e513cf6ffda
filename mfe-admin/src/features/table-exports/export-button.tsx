import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { DownloadIcon } from '@headstock/ui/icons/download';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { TableExportsRequestDocument } from './table-exports.generated.ts';

/** The page of the files. */
export const exportsPath = '/admin/exports';

/** Props of the button. */
export interface ExportButtonProps {
  readonly tableId: string;
  /** The list's query and the columns that it shows: what the file has. */
  readonly query: string;
  readonly columns: readonly string[];
}

/** Asks for what a list shows as a CSV file, all pages of it, and leads to the files. Renders a `<button>`. */
export function ExportButton({ tableId, query, columns }: ExportButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function request(): Promise<void> {
    setBusy(true);
    const answer = await client
      .mutate(TableExportsRequestDocument, { tableId, query, columns }, { quiet: true })
      .catch(() => null);
    setBusy(false);
    if (answer?.tableExportRequest.success) await navigate(exportsPath);
    else setRefusal(answer?.tableExportRequest.message ?? formatMessage({ id: 'lists.notExported' }));
  }
  return (
    <>
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => void request()}>
        <DownloadIcon size="small" />
        <FormattedMessage id="lists.export" />
      </Button>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </>
  );
}
