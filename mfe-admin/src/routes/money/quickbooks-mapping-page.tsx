import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import { mappingFieldId } from '#mfe-admin/features/quickbooks/mapping-link.tsx';
import { MappingRow } from '#mfe-admin/features/quickbooks/mapping-row.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { QuickBooksMappingData } from './quickbooks-mapping-loader.ts';

/** `/admin/quickbooks/mapping`: which accounts, items and customer of the company stand for ours. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { mappings, choices } = useLoaderData<QuickBooksMappingData>();
  const { hash } = useLocation();
  const isSilent = Object.values(choices).includes(null);
  return (
    <RouteDrawer title={formatMessage({ id: 'quickbooks.mapping' })} parent="/admin/quickbooks">
      <div className="hs-stack">
        <p className="hs-mute">
          <FormattedMessage id="quickbooks.mappingHint" />
        </p>
        {isSilent && (
          <Notice tone="warn">
            <FormattedMessage id="quickbooks.silent" />
          </Notice>
        )}
        <FormGrid>
          {mappings.map((mapping) => (
            <MappingRow
              key={mapping.role}
              mapping={mapping}
              choices={choices[mapping.kind] ?? []}
              isWanted={hash === `#${mappingFieldId(mapping.role)}`}
            />
          ))}
        </FormGrid>
      </div>
    </RouteDrawer>
  );
}
