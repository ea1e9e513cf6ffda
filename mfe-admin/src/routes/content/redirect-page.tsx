import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { RedirectForm } from '#mfe-admin/features/redirects/redirect-form.tsx';
import { RemoveRedirect } from '#mfe-admin/features/redirects/remove-redirect.tsx';
import { RemovedRedirect } from '#mfe-admin/features/redirects/removed-redirect.tsx';
import type { RedirectFactsFragment } from '#mfe-admin/features/redirects/redirects.generated.ts';
import { redirectsList } from '#mfe-admin/features/redirects/redirects-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/content/redirects/:id`: changes or removes a redirect, or puts back one that was removed. */
export function Component(): ReactNode {
  const redirect = useLoaderData<RedirectFactsFragment>();
  return (
    <RouteDrawer title={redirect.fromPath} parent={redirectsList.path} record={redirect.id}>
      {redirect.removedAt !== null && <RemovedRedirect id={redirect.id} removedAt={redirect.removedAt} />}
      <RedirectForm key={redirect.id} redirect={redirect}>
        <RemoveRedirect redirect={redirect} />
      </RedirectForm>
    </RouteDrawer>
  );
}
