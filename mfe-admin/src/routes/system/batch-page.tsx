import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { BatchReview, type LoadedBatch } from '#mfe-admin/features/batches/batch-review.tsx';
import { batchesList } from '#mfe-admin/features/batches/batches-list.ts';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

function Review({ batch }: { readonly batch: LoadedBatch }): ReactNode {
  const { reload } = useDrawer();
  return <BatchReview batch={batch} onDone={reload} />;
}

/** `/admin/batches/:id`: a bulk edit, to be looked through, applied and undone. */
export function Component(): ReactNode {
  const batch = useLoaderData<LoadedBatch>();
  return (
    <RouteDrawer title={batch.title} parent={batchesList.path} record={batch.id} width="wide">
      <Review batch={batch} />
    </RouteDrawer>
  );
}
