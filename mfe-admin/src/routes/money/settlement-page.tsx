import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { ArrivalForm } from '#mfe-admin/features/settlements/arrival-form.tsx';
import { SettlementRows } from '#mfe-admin/features/settlements/settlement-rows.tsx';
import { settlementsList } from '#mfe-admin/features/settlements/settlements-list.ts';
import { CalendarDay, SettlementDays, SettlementState } from '#mfe-admin/features/settlements/settlements-table.tsx';
import type { SettlementPageData } from './settlement-loader.ts';

/** `/admin/settlements/:id`: a payout, whether it arrived, what differs, and its rows. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { settlement, today } = useLoaderData<SettlementPageData>();
  const mayWrite = useGrants()('money:write');
  const parent = settlementsList.path;
  if (!settlement)
    return (
      <RouteDrawer title={formatMessage({ id: 'settlements.unknown' })} parent={parent}>
        <EmptyState title={<FormattedMessage id="settlements.unknown" />} />
      </RouteDrawer>
    );
  const { id, reference, fileName, arrivedOn, arrived, arrivalReason } = settlement;
  return (
    <RouteDrawer title={reference.startsWith('file:') ? fileName : reference} parent={parent} width="wide">
      <div className="hs-stack">
        <Facts>
          <Fact name={<FormattedMessage id="settlements.provider" />}>
            <FormattedMessage id={`settlements.provider.${settlement.provider}`} />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.days" />}>
            <SettlementDays from={settlement.from} to={settlement.to} />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.gross" />}>
            <WhyAmount money={settlement.gross} document={id} exact />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.fees" />}>
            <WhyAmount money={settlement.fees} document={id} exact />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.net" />}>
            <WhyAmount money={settlement.net} document={id} exact />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.state" />}>
            <SettlementState openDifferences={settlement.openDifferences} arrivedOn={arrivedOn} />
          </Fact>
          <Fact name={<FormattedMessage id="settlements.importedBy" />}>{settlement.importedBy}</Fact>
          <Fact name={<FormattedMessage id="settlements.arrivedOn" />}>
            {arrivedOn && <CalendarDay day={arrivedOn} />}
          </Fact>
          <Fact name={<FormattedMessage id="settlements.arrivedAmount" />}>
            {arrived && <Amount money={arrived} exact />}
          </Fact>
          <Fact name={<FormattedMessage id="settlements.whyDifferent" />}>{arrivalReason}</Fact>
        </Facts>
        {arrivedOn === null && mayWrite && <ArrivalForm id={id} netCents={settlement.net.amountCents} today={today} />}
        <SettlementRows rows={settlement.rows} />
      </div>
    </RouteDrawer>
  );
}
