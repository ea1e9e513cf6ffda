import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AskForm, type Consignment } from './ask-form.tsx';
import { ConsentRow } from './consent-row.tsx';
import { AdminConsentWithdrawDocument } from './consents.generated.ts';

const Root = styled.section`
  display: grid;
  gap: 12px;
`;

/** Props of the section. */
export interface ConsentSectionProps {
  readonly listingId: string;
  readonly version: number;
  readonly consignment: Consignment;
}

/** On which terms an instrument is consigned, what its consignor was asked, and the form that asks. Renders a `<section>`. */
export function ConsentSection({ listingId, version, consignment }: ConsentSectionProps): ReactNode {
  const intl = useIntl();
  const client = useGraphQLClient();
  const may = useGrants();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [isAsking, setAsking] = useState(false);
  const { consignor, shareBasisPoints, fee, floor, price, termsVersion, requests } = consignment;
  const isOpen = requests.some(({ state }) => state === 'OPEN');
  const withdraw = async (id: string): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminConsentWithdrawDocument, { id }, { quiet: true })).consentWithdraw,
    );
    if (answer?.success) await revalidate();
  };
  return (
    <Root>
      <Heading level={3} step="3">
        <FormattedMessage id="consents.heading" />
      </Heading>
      <p>
        <FormattedMessage
          id="consents.terms"
          values={{
            name: consignor,
            version: termsVersion,
            share: intl.formatNumber(shareBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
            fee: <Amount money={fee} exact />,
          }}
        />{' '}
        {floor && <FormattedMessage id="consents.floor" values={{ price: <Amount money={floor} exact /> }} />}
      </p>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <ConsentRow key={request.id} request={request}>
              {request.state === 'OPEN' && may('catalogue:write') && (
                <p>
                  <Button size="small" variant="outline" busy={isBusy} onClick={() => void withdraw(request.id)}>
                    <FormattedMessage id="consents.withdraw" />
                  </Button>
                </p>
              )}
            </ConsentRow>
          ))}
        </ul>
      )}
      {price && !isOpen && may('catalogue:write') && !isAsking && (
        <p>
          <Button variant="outline" onClick={() => setAsking(true)}>
            <FormattedMessage id="consents.ask" />
          </Button>
        </p>
      )}
      {price && !isOpen && isAsking && (
        <AskForm
          listingId={listingId}
          version={version}
          priceCents={price.amountCents}
          consignment={consignment}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void revalidate();
          }}
        />
      )}
    </Root>
  );
}
