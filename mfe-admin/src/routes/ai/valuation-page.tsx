import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ValuationForm } from '#mfe-admin/features/valuation/valuation-form.tsx';
import { ValuationResult } from '#mfe-admin/features/valuation/valuation-result.tsx';
import type { ValuationData } from './valuation-loader.ts';

const Root = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

/** `/admin/apraisal-ai`: what an instrument would fetch, by others. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { address, valuation } = useLoaderData<ValuationData>();
  return (
    <Root>
      <PageHead title={formatMessage({ id: 'valuation.title' })} />
      <Heading level={1}>
        <FormattedMessage id="valuation.title" />
      </Heading>
      <ValuationForm key={JSON.stringify(address)} address={address} />
      {valuation === undefined && (
        <p className="hs-mute">
          <FormattedMessage id="valuation.begin" />
        </p>
      )}
      {valuation === null && <EmptyState title={<FormattedMessage id="valuation.nothing" />} />}
      {valuation && <ValuationResult valuation={valuation} />}
    </Root>
  );
}
