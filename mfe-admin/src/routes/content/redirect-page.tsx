import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { RedirectForm } from '#mfe-admin/features/redirects/redirect-form.tsx';
import type { RedirectFactsFragment } from '#mfe-admin/features/redirects/redirects.generated.ts';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/content/redirects/:id`: changes or removes a redirect. */
export function Component(): ReactNode {
  const redirect = useLoaderData<RedirectFactsFragment>();
  return (
    <RouteDrawer title={redirect.fromPath} parent={redirectsList.path} record={redirect.id}>
      <RedirectForm key={`${redirect.id} ${redirect.version}`} redirect={redirect} />
    </RouteDrawer>
  );
}
