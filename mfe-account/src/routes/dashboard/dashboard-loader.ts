import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountDashboardDocument } from '#mfe-account/features/dashboard/dashboard.generated.ts';
import type { MonthAmounts } from '#mfe-account/features/dashboard/month-chart.tsx';
import { type Tasks, toTasks } from '#mfe-account/features/dashboard/task.model.ts';

/** What the dashboard shows; sales and payouts are all zero for who does not sell. */
export interface DashboardView extends Tasks {
  readonly spending: readonly MonthAmounts[];
  readonly sales: readonly MonthAmounts[];
  readonly payouts: readonly MonthAmounts[];
  readonly portfolio: readonly MonthAmounts[];
}

/** What waits for the viewer, and how the last twelve months went. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<DashboardView> {
  const client = context.get(graphqlClientContext);
  const answer = await client.query(AccountDashboardDocument, {}, { signal: request.signal });
  return {
    ...toTasks(answer),
    spending: answer.spendingByMonth.map(({ month, amount }) => ({ month, cents: [amount.amountCents] })),
    sales: answer.salesByMonth.map(({ month, sales, fees, net }) => ({
      month,
      cents: [sales.amountCents, fees.amountCents, net.amountCents],
    })),
    portfolio: answer.portfolio.months.map(({ month, value }) => ({ month, cents: [value.amountCents] })),
    payouts: answer.salesByMonth.map(({ month, payouts }) => ({ month, cents: [payouts.amountCents] })),
  };
}
