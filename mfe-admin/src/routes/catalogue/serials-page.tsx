import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SerialLookupView } from '#mfe-admin/features/serials/serial-lookup-view.tsx';
import { CataloguePage } from './catalogue-page.tsx';

/** `/admin/serials`: what the shop knows of a serial. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <CataloguePage title={formatMessage({ id: 'serials.title' })} lead={<FormattedMessage id="serials.lead" />}>
      <section>
        <SerialLookupView />
        <div>
          <Button as={Link} to="/admin/stolen" variant="outline" size="small">
            <FormattedMessage id="serials.list" />
          </Button>
        </div>
      </section>
    </CataloguePage>
  );
}
