import { hasGrant } from '@headstock/contracts/grants';
import { graphqlClientContext } from '@headstock/graphql-client';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { AdminGrantsDocument } from '#mfe-admin/features/grants/grants.generated.ts';
import { adminSections } from './admin-pages.ts';

/** Where the back office begins, without language prefix. */
const start = '/admin/registrations';

/** The page that a role begins with: the usual one, else the first of the navigation that it may see. */
export function startFor(grants: readonly string[]): string {
  const open = adminSections
    .flatMap(({ pages }) => pages)
    .filter(({ grant }) => grant === undefined || hasGrant(grants, grant))
    .map(({ path }) => path);
  return open.includes(start) ? start : (open[0] ?? start);
}

/** `/admin` leads on. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const options = { signal: request.signal, quiet: true };
  const { viewer } = await context.get(graphqlClientContext).query(AdminGrantsDocument, {}, options);
  return redirect(startFor(viewer?.grants ?? []));
}
