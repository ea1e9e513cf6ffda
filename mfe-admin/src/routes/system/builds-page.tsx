import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData } from 'react-router';
import { FailuresTable } from '#mfe-admin/features/remote-builds/failures-table.tsx';
import { RemoteCard } from '#mfe-admin/features/remote-builds/remote-card.tsx';
import { BUILDS_PATH, type Remote } from '#mfe-admin/features/remote-builds/remote.ts';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

/** `/admin/builds`: which build of each remote the channels serve, and what failed. Drawers open over it. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const remotes = useLoaderData<readonly Remote[]>();
  const title = formatMessage({ id: 'builds.title' });
  return (
    <div className="hs-stack" style={{ maxWidth: 860 }}>
      <CoveredPageHead path={BUILDS_PATH} title={title} />
      <Heading level={1} step="2">
        {title}
      </Heading>
      {remotes.length === 0 ? (
        <EmptyState title={<FormattedMessage id="builds.none" />}>
          <FormattedMessage id="builds.noneHint" />
        </EmptyState>
      ) : (
        <>
          <p className="hs-mute">
            <FormattedMessage id="builds.lead" />
          </p>
          {remotes.map((remote) => (
            <RemoteCard key={remote.name} remote={remote} />
          ))}
          <Heading level={2} step="3">
            <FormattedMessage id="builds.failures" />
          </Heading>
          <FailuresTable remotes={remotes} />
        </>
      )}
      <Outlet />
    </div>
  );
}
