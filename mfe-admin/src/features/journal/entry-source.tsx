import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { JournalLink } from './journal-link.tsx';
import type { JournalRow } from './journal-table.tsx';
import { findSourceState } from './source-states.model.ts';

/** The document that an entry was made from, and the way to it and to its other entries. Renders a `<section>`. */
export function EntrySource({ entry }: { readonly entry: JournalRow }): ReactNode {
  const { source, orderId, orderNumber } = entry;
  const state = findSourceState(source.status);
  return (
    <section className="hs-stack" aria-labelledby="entry-source">
      <Heading level={3} step="3" id="entry-source">
        <FormattedMessage id="journal.of" />
      </Heading>
      <Facts>
        <Fact name={<FormattedMessage id="journal.document" />}>
          <FormattedMessage id={`journal.source.${source.kind}`} />
          {source.detail && ` · ${source.detail}`}
        </Fact>
        <Fact name={<FormattedMessage id="journal.amount" />}>
          {source.amount && <Amount money={source.amount} exact />}
        </Fact>
        <Fact name={<FormattedMessage id="journal.status" />}>
          {state ? <FormattedMessage id={`journal.state.${state}`} /> : source.status}
        </Fact>
        <Fact name={<FormattedMessage id="journal.by" />}>{source.author}</Fact>
        <Fact name={<FormattedMessage id="journal.at" />}>{source.at && <Moment iso={source.at} />}</Fact>
        <Fact name={<FormattedMessage id="journal.entryId" />}>
          <code>{entry.id}</code>
        </Fact>
      </Facts>
      <ul>
        {orderId && (
          <li>
            <Link to={`/orders/${orderId}`}>
              <FormattedMessage id="journal.order" values={{ number: orderNumber ?? orderId }} />
            </Link>
          </li>
        )}
        {orderId && (
          <li>
            <JournalLink document={orderNumber ?? orderId}>
              <FormattedMessage id="journal.allOfOrder" />
            </JournalLink>
          </li>
        )}
        {source.kind === 'SETTLEMENT' && (
          <li>
            <Link to={`/admin/settlements/${source.id}`}>
              <FormattedMessage id="journal.settlement" />
            </Link>
          </li>
        )}
        {source.storedValueId && (
          <li>
            <Link to={`/admin/store-credits/${source.storedValueId}`}>
              <FormattedMessage id="journal.storedValue" />
            </Link>
          </li>
        )}
        {source.kind !== 'ORDER' && source.kind !== 'REFUND_REQUEST' && (
          <li>
            <JournalLink document={source.id}>
              <FormattedMessage id="journal.sameDocument" />
            </JournalLink>
          </li>
        )}
      </ul>
    </section>
  );
}
