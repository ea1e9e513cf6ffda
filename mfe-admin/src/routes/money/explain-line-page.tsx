import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { ExplainForm } from '#mfe-admin/features/close-day/explain-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { CloseDayData } from './close-day-loader.ts';

/** `/admin/close-day/explain/{line}`: signs why a line differs. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { line: key } = useParams();
  const data = useRouteLoaderData<CloseDayData>('admin-close-day');
  const line = data?.daySheet.lines.find((one) => one.key === key);
  if (!data || !line) return null;
  const title = formatMessage({ id: `closeDay.line.${line.key}` });
  return (
    <RouteDrawer title={title} parent="/admin/close-day">
      <ExplainForm sheet={data.daySheet} line={line} />
    </RouteDrawer>
  );
}
