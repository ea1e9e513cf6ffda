import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { IntakeStart } from '#mfe-admin/features/intake/intake-start.tsx';
import { browserStore } from '#mfe-admin/features/intake/intake-store.ts';
import type { BenchData } from './bench-loader.ts';
import { CataloguePage } from './catalogue-page.tsx';

/** `/admin/bench`: takes an instrument in, from a phone at the bench. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { rules, categories, begun } = useLoaderData<BenchData>();
  return (
    <CataloguePage title={formatMessage({ id: 'intake.new' })} lead={<FormattedMessage id="intake.lead" />}>
      <IntakeStart store={browserStore} begun={begun} rules={rules} categories={categories} />
    </CataloguePage>
  );
}
