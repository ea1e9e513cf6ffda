import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminNewsletterModalDocument } from '#mfe-admin/features/content/content.generated.ts';
import { refuse } from '#mfe-admin/features/list-page/list-loader.ts';

/** Whether visitors are invited to the newsletter by a dialog. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<boolean> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  return (await client.query(AdminNewsletterModalDocument, {}, options).catch(refuse)).contentOptions.newsletterModal;
}
