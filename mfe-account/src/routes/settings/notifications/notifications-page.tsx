import styled from '@emotion/styled';
import { isSeller } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ChoiceTable } from '#mfe-account/features/notifications/choice-table.tsx';
import { type EventChoice, groupChoices } from '#mfe-account/features/notifications/notification-choices.model.ts';
import { useNotificationChoices } from '#mfe-account/features/notifications/use-notification-choices.ts';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

/** The plain form has the choices where no scripts run. */
const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  margin-top: 24px;
`;

/** `/profile/settings/notifications`: what the shop tells the account, by mail and by the bell. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  const events = useLoaderData<readonly EventChoice[]>();
  const choices = useNotificationChoices(events);
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'notifications.title' })} path="/profile/settings/notifications" />
      <div>
        <Heading level={1} step="1">
          <FormattedMessage id="notifications.title" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="notifications.lead" />
        </p>
        {/* Read out anew for each choice that was saved. */}
        <p className="hs-vh" role="status">
          {choices.saved > 0 && (
            <span key={choices.saved}>
              <FormattedMessage id="notifications.saved" />
            </span>
          )}
        </p>
      </div>
      <Tables className="hs-scripted">
        {groupChoices(events, isSeller(account)).map(({ group, events: listed }) => (
          <ChoiceTable key={group} group={group} events={listed} choices={choices} />
        ))}
      </Tables>
    </SettingsBody>
  );
}
