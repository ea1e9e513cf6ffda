import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { KitchenSink } from '@headstock/ui/kitchen-sink';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { loader } from './kitchen-sink-loader.ts';

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding-block: 32px 24px;
`;

/** Every component of the design system in every state; its browser tests use the same gallery. */
export function Component() {
  const { pictures, feature } = useLoaderData<typeof loader>();
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'kitchenSink.title' });
  return (
    <>
      <PageHead title={title} description={intl.formatMessage({ id: 'kitchenSink.lead' })} />
      <Head className="hs-wrap">
        <h1>{title}</h1>
        <p className="hs-lead">
          <FormattedMessage id="kitchenSink.lead" />
        </p>
      </Head>
      <KitchenSink pictures={pictures} feature={feature} />
    </>
  );
}
