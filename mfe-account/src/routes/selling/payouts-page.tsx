import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { DownloadIcon } from '@headstock/ui/icons/download';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { FilterLinks } from '#mfe-account/features/list-page/filter-links.tsx';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { StatementTable } from '#mfe-account/features/selling/statement-table.tsx';
import type { StatementView } from './payouts-loader.ts';

const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** `/profile/selling/payouts`: a month of the seller's balance, as the ledger has it, to read and to keep. */
export function Component(): ReactNode {
  const statement = useLoaderData<StatementView>();
  const intl = useIntl();
  const { month, months, entries, opening } = statement;
  const nameOf = (text: string): string =>
    intl.formatDate(`${text}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // French writes months small, but not where a heading begins.
  const headingOf = (text: string): string =>
    nameOf(text).replace(/^./u, (first) => first.toLocaleUpperCase(intl.locale));
  const file = (type: 'csv' | 'pdf'): string => `/api/seller-statements/${month}.${type}?lang=${intl.locale}`;
  return (
    <ListPage>
      <PageHead title={intl.formatMessage({ id: 'profile.page.payouts' })} path="/profile/selling/payouts" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.payouts" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="payouts.intro" />
        </p>
      </header>
      <FilterLinks
        label={intl.formatMessage({ id: 'payouts.months' })}
        name="month"
        current={month}
        filters={months.map((value) => ({ value, label: headingOf(value) }))}
      />
      <section aria-labelledby="statement">
        <header>
          <Heading level={2} step="2" id="statement">
            {headingOf(month)}
          </Heading>
          <p className="hs-mute">
            <FormattedMessage
              id="payouts.opening"
              values={{ amount: formatMoney(opening.amountCents, { ...intl, cents: 'always' }) }}
            />
          </p>
        </header>
        {entries.length === 0 ? (
          <p className="hs-mute">
            <FormattedMessage id="payouts.none" />
          </p>
        ) : (
          <>
            <Files>
              <Button as="a" variant="outline" size="small" href={file('pdf')}>
                <DownloadIcon size="small" />
                <FormattedMessage id="payouts.pdf" />
              </Button>
              <Button as="a" variant="outline" size="small" href={file('csv')}>
                <DownloadIcon size="small" />
                <FormattedMessage id="payouts.csv" />
              </Button>
            </Files>
            <StatementTable
              statement={statement}
              caption={intl.formatMessage({ id: 'payouts.caption' }, { month: nameOf(month) })}
            />
          </>
        )}
      </section>
    </ListPage>
  );
}
