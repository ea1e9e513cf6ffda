import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useRouteLoaderData } from 'react-router';
import { RollBackForm } from '#mfe-admin/features/remote-builds/roll-back-form.tsx';
import { BUILDS_PATH, type Remote } from '#mfe-admin/features/remote-builds/remote.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

/** `/admin/builds/{remote}/{channel}`: chooses the build of a remote that a channel serves. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { remote: remoteName, channel: channelName } = useParams();
  const remotes = useRouteLoaderData<readonly Remote[]>('admin-builds');
  const remote = remotes?.find(({ name }) => name === remoteName);
  const channel = remote?.channels.find(({ name }) => name === channelName);
  return (
    <RouteDrawer title={formatMessage({ id: 'builds.rollBack' }, { remote: remoteName })} parent={BUILDS_PATH}>
      {remote && channel ? (
        <RollBackForm key={`${remoteName} ${channelName}`} remote={remote} channel={channel} />
      ) : (
        <p>
          <FormattedMessage id="builds.missing" />
        </p>
      )}
    </RouteDrawer>
  );
}
