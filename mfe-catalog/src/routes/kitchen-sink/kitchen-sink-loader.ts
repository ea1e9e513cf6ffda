import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { CatalogKitchenSinkDocument } from '#mfe-catalog/features/kitchen-sink/kitchen-sink.generated.ts';

/** Pictures for the parts that show instruments. */
export interface KitchenSinkView {
  /** In the crop `card`. */
  readonly pictures: readonly string[];
  /** In the crop `full`. */
  readonly feature: string;
}

/** A few pictures of what is for sale. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<KitchenSinkView> {
  const client = context.get(graphqlClientContext);
  const { listings } = await client.query(CatalogKitchenSinkDocument, {}, { signal: request.signal });
  const images = listings.nodes.flatMap(({ item }) => item.images);
  const idsOf = (view: 'CARD' | 'FULL'): string[] => images.filter((one) => one.view === view).map(({ id }) => id);
  return { pictures: idsOf('CARD'), feature: idsOf('FULL')[0] ?? '' };
}
