import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { BUILDS_PATH, countFailures, type Remote, type RemoteChannel } from './remote.ts';

const Root = styled.article`
  display: grid;
  gap: 14px;
  padding: 18px 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > ul {
    display: grid;
    gap: 14px;
  }
`;

const Channel = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  & code {
    overflow-wrap: anywhere;
  }
`;

/** What one channel serves, since when and by whom. Renders an `<li>`. */
function ChannelLine({ remote, channel }: { readonly remote: Remote; readonly channel: RemoteChannel }): ReactNode {
  const mayChange = useGrants()('system:write');
  const { name, buildId, since, changedBy, canaryBuildId, canaryPercent } = channel;
  const { failed, late } = countFailures(remote, buildId);
  return (
    <Channel>
      <div>
        <p>
          <b>{name}</b> <code>{buildId}</code>{' '}
          {failed > 0 && (
            <Badge tone="bad">
              <FormattedMessage id="builds.failureCount" values={{ count: failed }} />
            </Badge>
          )}{' '}
          {late > 0 && (
            <Badge tone="plain">
              <FormattedMessage id="builds.lateCount" values={{ count: late }} />
            </Badge>
          )}
        </p>
        <p className="hs-mute hs-small">
          {since && <FormattedMessage id="builds.since" values={{ moment: <Moment iso={since} /> }} />}{' '}
          {changedBy ? (
            <FormattedMessage id="builds.by" values={{ name: changedBy.displayName }} />
          ) : (
            <FormattedMessage id="builds.fromTerminal" />
          )}
        </p>
        {canaryBuildId && (
          <p className="hs-small">
            <FormattedMessage
              id="builds.canary"
              values={{ percent: canaryPercent, build: <code>{canaryBuildId}</code> }}
            />
          </p>
        )}
      </div>
      {mayChange && remote.builds.length > 1 && (
        <Button as={DrawerLink} to={`${BUILDS_PATH}/${remote.name}/${name}`} size="small" variant="outline">
          <FormattedMessage id="builds.rollBackOf" values={{ channel: name }} />
        </Button>
      )}
    </Channel>
  );
}

/** A remote and what its channels serve. Renders an `<article>`. */
export function RemoteCard({ remote }: { readonly remote: Remote }): ReactNode {
  return (
    <Root aria-labelledby={`remote-${remote.name}`}>
      <Heading level={2} step="3" id={`remote-${remote.name}`}>
        {remote.name}
      </Heading>
      <p className="hs-mute hs-small">
        <FormattedMessage id="builds.stored" values={{ count: remote.builds.length }} />
      </p>
      <ul>
        {remote.channels.map((channel) => (
          <ChannelLine key={channel.name} remote={remote} channel={channel} />
        ))}
      </ul>
    </Root>
  );
}
