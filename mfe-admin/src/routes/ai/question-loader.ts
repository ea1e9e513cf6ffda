import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AssistantLogQuestionDocument } from '#mfe-admin/features/assistant-log/assistant-log.generated.ts';
import type { LoggedQuestion } from '#mfe-admin/features/assistant-log/question-details.tsx';

/** A question with its answer; 404 for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<LoggedQuestion> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const variables = { id: params['id'] ?? '' };
  const { assistantQuestion } = await client.query(AssistantLogQuestionDocument, variables, options);
  if (!assistantQuestion) throw data(null, { status: 404 });
  return assistantQuestion;
}
