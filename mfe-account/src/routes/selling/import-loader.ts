import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type ImportRecord, reportOf } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { AccountListingImportDocument } from '#mfe-account/features/listing-imports/listing-imports.generated.ts';

/** What the page of an import shows. */
export interface ImportView {
  readonly record: ImportRecord;
  /** The one kind of issue that the report is of; null for all. */
  readonly code: string | null;
}

/** `:id` is an import of the viewer's; `?code=` and `?page=` say what its report shows. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ImportView> {
  const client = context.get(graphqlClientContext);
  const url = new URL(request.url);
  const { code, page } = reportOf(url.searchParams);
  const { listingImport: record } = await client.query(
    AccountListingImportDocument,
    { id: params['id'] ?? '', code, page },
    { signal: request.signal, cache: false },
  );
  if (!record) throw data(null, { status: 404 });
  return { record, code };
}
