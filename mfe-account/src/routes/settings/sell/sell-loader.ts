import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { SellerApplicationReadDocument } from '#mfe-account/features/seller-application/seller-application.generated.ts';
import type { SellerApplicationData } from '#mfe-account/features/seller-application/seller-application.model.ts';

/** What the viewer may sell as, and their newest application; read anew each time, as the shop decides it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SellerApplicationData> {
  const client = context.get(graphqlClientContext);
  const { viewer, viewerSellerApplication: application } = await client.query(
    SellerApplicationReadDocument,
    {},
    { signal: request.signal, cache: false },
  );
  if (!viewer) throw data(null, { status: 404 });
  return { viewer, application };
}
