import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import { CorrectionForm } from '#mfe-admin/features/close-day/correction-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { CloseDayData } from './close-day-loader.ts';

/** `/admin/close-day/correct`: books what turned out of a closed day later. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const data = useRouteLoaderData<CloseDayData>('admin-close-day');
  if (!data || data.daySheet.closedAt === null) return null;
  return (
    <RouteDrawer title={formatMessage({ id: 'closeDay.correct' })} parent="/admin/close-day">
      <CorrectionForm day={data.daySheet.day} />
    </RouteDrawer>
  );
}
