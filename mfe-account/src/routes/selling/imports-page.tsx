import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { ExportLinks } from '#mfe-account/features/listing-imports/export-links.tsx';
import { ImportCard } from '#mfe-account/features/listing-imports/import-card.tsx';
import type { ListedImport } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { UploadImport } from '#mfe-account/features/listing-imports/upload-import.tsx';

/** `/profile/selling/imports`: brings listings as a file, shows the files that were brought, and gives them all as a file. */
export function Component(): ReactNode {
  const imports = useLoaderData<readonly ListedImport[]>();
  const { formatMessage } = useIntl();
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.imports' })} path="/profile/selling/imports" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.imports" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="listingImports.lead" />
        </p>
      </header>
      <UploadImport />
      <section aria-labelledby="imports">
        <header>
          <Heading level={2} step="2" id="imports">
            <FormattedMessage id="listingImports.list" />
          </Heading>
        </header>
        {imports.length === 0 ? (
          <p className="hs-mute">
            <FormattedMessage id="listingImports.none" />
          </p>
        ) : (
          <Rows>
            {imports.map((row) => (
              <ImportCard key={row.id} row={row} />
            ))}
          </Rows>
        )}
      </section>
      <ExportLinks />
    </ListPage>
  );
}
