import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminMailTemplateDocument,
  type AdminMailTemplateQuery,
} from '#mfe-admin/features/mail-texts/mail-texts.generated.ts';

/** A mail with its words in both languages. */
export type MailTemplateData = NonNullable<AdminMailTemplateQuery['mailTemplate']>;

/** One mail, read anew each time; 404 for an unknown key. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<MailTemplateData> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { mailTemplate } = await client.query(AdminMailTemplateDocument, { key: params['key'] ?? '' }, options);
  if (!mailTemplate) throw data(null, { status: 404 });
  return mailTemplate;
}
