import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { ModeratedFeedback } from '#mfe-admin/features/feedback/feedback-facts.tsx';
import { AdminFeedbackDocument } from '#mfe-admin/features/feedback/feedback.generated.ts';

/** Feedback with its reports; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<ModeratedFeedback> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { moderatedFeedback } = await client.query(AdminFeedbackDocument, { id: params['id'] ?? '' }, options);
  if (!moderatedFeedback) throw data(null, { status: 404 });
  return moderatedFeedback;
}
