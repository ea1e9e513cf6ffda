import { readFormType } from '@headstock/contracts/forms';
import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { CatalogFormDraftDocument } from '#mfe-catalog/features/forms/form.generated.ts';
import {
  answersOfAddress,
  draftOf,
  makeFormKey,
  sentOfAddress,
  type FormView,
} from '#mfe-catalog/features/forms/form-view.model.ts';

/** A form with what the address says of it. Asks the server only for a form that came back without scripts. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<FormView> {
  const type = readFormType(params['type']);
  if (!type) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const view = { type, key: makeFormKey(), sent: sentOfAddress(search) };
  const id = search.get('draft');
  if (id) {
    const client = context.get(graphqlClientContext);
    const draft = draftOf(await client.query(CatalogFormDraftDocument, { id }, { signal: request.signal }), type);
    if (draft) return { ...view, answers: draft.answers, draft };
  }
  return { ...view, answers: answersOfAddress(type, search), draft: null };
}
