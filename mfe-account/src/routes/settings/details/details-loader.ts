import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AccountDetailsDocument } from '#mfe-account/features/details/details.generated.ts';
import type { Details } from '#mfe-account/features/details/details.model.ts';
import type { Pictures } from '#mfe-account/features/pictures/picture.model.ts';
import { AccountPicturesDocument } from '#mfe-account/features/pictures/pictures.generated.ts';

/** The viewer's own details and pictures. */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<Details & { readonly pictures: Pictures }> {
  const client = context.get(graphqlClientContext);
  const [{ viewer }, { viewer: pictures }] = await Promise.all([
    client.query(AccountDetailsDocument, {}, { signal: request.signal }),
    client.query(AccountPicturesDocument, {}, { signal: request.signal, cache: false }),
  ]);
  if (!viewer || !pictures) throw data(null, { status: 404 });
  return { ...viewer, pictures };
}
