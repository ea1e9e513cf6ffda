import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { EditedAssistant } from '#mfe-admin/features/assistants/assistant-editor.tsx';
import { AdminAssistantDocument } from '#mfe-admin/features/assistants/assistants.generated.ts';

/** What the page of an assistant shows. */
export interface AssistantData {
  readonly assistant: EditedAssistant;
  /** The language model that is configured; null for none. */
  readonly model: string | null;
}

/** An assistant with its revisions, read anew each time; 404 for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<AssistantData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const variables = { id: params['id'] ?? '' };
  const { assistant, assistantModel } = await client.query(AdminAssistantDocument, variables, options);
  if (!assistant) throw data(null, { status: 404 });
  return { assistant, model: assistantModel };
}
