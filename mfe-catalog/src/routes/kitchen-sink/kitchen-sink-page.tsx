import styled from '@emotion/styled';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { KitchenSink } from '@headstock/ui/kitchen-sink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CatalogKitchenSinkDocument } from './kitchen-sink.generated.ts';

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

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 32px 24px;
`;

/** Every part of the design system in every state, with the same gallery that its tests look at. */
export function Component() {
  const { pictures, feature } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'catalog.kitchenSink' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'catalog.kitchenSink.lead' })} />
      <Head className="hs-wrap">
        <h1>{title}</h1>
        <p className="hs-lead">
          <FormattedMessage id="catalog.kitchenSink.lead" />
        </p>
      </Head>
      <KitchenSink pictures={pictures} feature={feature} />
    </>
  );
}
