import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useParams, useSearchParams } from 'react-router';
import { ConsentForm } from '#mfe-account/features/consents/consent-form.tsx';
import { ConsentOutcome } from '#mfe-account/features/consents/consent-outcome.tsx';
import { ConsentTable } from '#mfe-account/features/consents/consent-table.tsx';
import type { AccountConsentQuery, ConsentFactsFragment } from '#mfe-account/features/consents/consents.generated.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px);
  justify-content: center;
  gap: 24px;
  padding-block: clamp(32px, 6vw, 96px);
  & summary {
    cursor: pointer;
    min-height: 44px;
    align-content: center;
  }
  & blockquote,
  & details > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const known = new Set(['acting', 'changed', 'closed', 'pending-sale', 'sold', 'staff', 'stale-page']);
/** Said at their fields. */
const ofFields = new Set(['reason', 'wished']);

function Consent({ request }: { readonly request: ConsentFactsFragment }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const [query] = useSearchParams();
  const { kind, terms, fee, floor, note, state, obstacle } = request;
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  const problem = query.get('problem');
  const isOpen = state === 'OPEN' && obstacle === null;
  return (
    <Root className="hs-wrap">
      <header>
        <Heading level={1} step="2">
          {request.title}
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id={`consents.lead.${kind}`} />
        </p>
      </header>
      <ConsentOutcome request={request} />
      {problem !== null && !ofFields.has(problem) && isOpen && (
        <FormError alert>
          <FormattedMessage id={`consents.problem.${known.has(problem) ? problem : 'other'}`} />
        </FormError>
      )}
      <ConsentTable request={request} />
      {note !== null && (
        <blockquote>
          <p className="hs-mute">
            <FormattedMessage id="consents.note" />
          </p>
          {note}
        </blockquote>
      )}
      <p className="hs-mute">
        <FormattedMessage
          id="consents.fee"
          values={{ fee: money(fee.amountCents), day: formatDate(request.termEnds, 'day') }}
        />{' '}
        {floor && <FormattedMessage id="consents.floor" values={{ price: money(floor.amountCents) }} />}
      </p>
      <details>
        <summary>
          <FormattedMessage
            id="consents.terms"
            values={{ version: terms.version, day: formatDate(terms.publishedAt, 'day') }}
          />
        </summary>
        <p>{intl.locale === 'fr' ? terms.textFr : terms.textEn}</p>
      </details>
      {isOpen && <ConsentForm request={request} linkKey={query.get('key')} />}
    </Root>
  );
}

/** `/consents/{id}`: what a consignor is asked, by the link of a mail or signed in. Works signed out and without scripts. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const request = useLoaderData<AccountConsentQuery['consentRequest']>();
  return (
    <>
      <PageHead title={formatMessage({ id: 'consents.title' })} />
      {request ? (
        <Consent key={id} request={request} />
      ) : (
        <div className="hs-wrap">
          <EmptyState
            level={1}
            title={<FormattedMessage id="consents.unknown" />}
            actions={
              <Button as={Link} to="/profile/selling/consents">
                <FormattedMessage id="consents.toAccount" />
              </Button>
            }
          >
            <FormattedMessage id="consents.unknownHint" />
          </EmptyState>
        </div>
      )}
    </>
  );
}
