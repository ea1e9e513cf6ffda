import type { LoaderFunctionArgs } from 'react-router';
import { AdminContentListDocument } from '#mfe-admin/features/content/content.generated.ts';
import { contentLists, contentStates, kindOfPath } from '#mfe-admin/features/content/content-lists.ts';
import type { ContentRow } from '#mfe-admin/features/content/content-table.tsx';
import { listLoader, rowsOf, type ListData } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of the texts of the kind that the address names. */
export function loader(args: LoaderFunctionArgs): Promise<ListData<ContentRow>> {
  const kind = kindOfPath(new URL(args.request.url).pathname);
  return listLoader<ContentRow>(contentLists[kind], async ({ client, state, page, options }) => {
    const asked = state.filters['state']?.[0];
    const variables = {
      ...page,
      kind,
      state: contentStates.find((each) => each === asked) ?? null,
      archived: state.filters['archived'] !== undefined,
      search: state.search || null,
    };
    const { contentDocuments } = await client.query(AdminContentListDocument, variables, { ...options, cache: false });
    return rowsOf(contentDocuments);
  })(args);
}
