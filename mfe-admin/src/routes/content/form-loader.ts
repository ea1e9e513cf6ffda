import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminFormDocument,
  type AdminFormQuery,
  type FormWholeFragment,
} from '#mfe-admin/features/forms/forms.generated.ts';

/** A form with whom it can be given to, and the viewer's saved replies. */
export interface FormData {
  readonly form: FormWholeFragment;
  readonly staff: AdminFormQuery['formAssignees'];
  readonly replies: AdminFormQuery['savedReplies'];
}

/** One form, read anew each time; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<FormData> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const answer = await client.query(AdminFormDocument, { id: params['id'] ?? '' }, options);
  if (!answer.formSubmission) throw data(null, { status: 404 });
  return { form: answer.formSubmission, staff: answer.formAssignees, replies: answer.savedReplies };
}
