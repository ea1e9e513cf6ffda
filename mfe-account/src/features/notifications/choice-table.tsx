import styled from '@emotion/styled';
import type { EventGroup } from '@headstock/contracts/event-types';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ChoiceCell } from './choice-cell.tsx';
import { channels, type EventChoice, hasLocked } from './notification-choices.model.ts';
import type { NotificationChoices } from './use-notification-choices.ts';

const Root = styled.section`
  max-width: 720px;
  & > p {
    margin-top: 6px;
  }
  & > table {
    width: 100%;
    margin-top: 12px;
    border-collapse: collapse;
    table-layout: fixed;
    line-height: 1.45;
  }
  & :is(th, td) {
    width: 76px;
    padding: 10px 0;
    border-bottom: 1px solid var(--hs-line);
    text-align: center;
    vertical-align: middle;
  }
  & thead th {
    font-size: var(--hs-t-small);
    font-weight: 600;
    color: var(--hs-ink-3);
  }
  & :is(th, td):first-of-type:not(td) {
    width: auto;
    padding-right: 16px;
    text-align: left;
  }
  & tbody th {
    font-weight: 600;
    overflow-wrap: break-word;
    & > span {
      display: block;
      font-weight: 400;
    }
  }
  & label {
    justify-content: center;
    min-width: 44px;
    gap: 0;
  }
`;

interface ChoiceTableProps {
  readonly group: EventGroup;
  readonly events: readonly EventChoice[];
  readonly choices: NotificationChoices;
}

/** The events under one heading, and by which channel each is told. Renders a `<section>` with a `<table>`. */
export function ChoiceTable({ group, events, choices }: ChoiceTableProps): ReactNode {
  const heading = `notifications-${group}`;
  return (
    <Root aria-labelledby={heading}>
      <Heading level={2} step="3" id={heading}>
        <FormattedMessage id={`notifications.group.${group}`} />
      </Heading>
      {hasLocked(events) && (
        <p className="hs-mute">
          <FormattedMessage id={`notifications.why.${group}`} />
        </p>
      )}
      <table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="notifications.event" />
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                <FormattedMessage id={`notifications.channel.${channel}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.key}>
              <th scope="row">
                <FormattedMessage id={`unsubscribe.event.${event.key}`} />
                <span className="hs-small hs-mute">
                  <Explanation event={event} />
                </span>
                {choices.problem?.event === event.key && <FormError alert>{choices.problem.message}</FormError>}
              </th>
              {channels.map((channel) => (
                <ChoiceCell
                  key={channel}
                  event={event}
                  channel={channel}
                  isOn={choices.isOn(event.key, channel)}
                  onChoose={(isWanted) => choices.choose(event.key, channel, isWanted)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

/** What an event is; of the newsletter to an e-mail that nobody has proven, how to get it. */
function Explanation({ event }: { readonly event: EventChoice }): ReactNode {
  if (event.key !== 'news.letter' || event.mail !== 'NONE')
    return <FormattedMessage id={`notifications.about.${event.key}`} />;
  const link = (text: ReactNode): ReactNode => <Link to="/profile/settings/details">{text}</Link>;
  return <FormattedMessage id="notifications.confirmFirst" values={{ link }} />;
}
