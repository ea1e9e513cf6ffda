import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { isSeller } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  cellOf,
  channels,
  type EventChoice,
  groupChoices,
} from '#mfe-account/features/notifications/notification-choices.model.ts';
import { PlainAccountForm } from './plain-account-form.tsx';
import { type PlainRefusal, wasTyped } from './plain-forms.model.ts';

/** Props of the form. */
export interface PlainNotificationsProps {
  readonly events: readonly EventChoice[];
  readonly refusal: PlainRefusal;
}

/** What can be switched of what the account is told, each by mail and by the bell. Sends what was shown, too, so that only what was changed is. */
export function PlainNotifications({ events, refusal }: PlainNotificationsProps): ReactNode {
  const { account } = useAtomValue(sessionAtom);
  const switchable = events.filter((event) => channels.some((channel) => ['ON', 'OFF'].includes(event[channel])));
  return (
    <PlainAccountForm form="notifications" refusal={refusal} action={<FormattedMessage id="plain.saveChoices" />}>
      {groupChoices(switchable, isSeller(account)).map(({ group, events: listed }) => (
        <Fieldset key={group} legend={<FormattedMessage id={`notifications.group.${group}`} />}>
          {listed.flatMap((event) =>
            channels
              .filter((channel) => event[channel] === 'ON' || event[channel] === 'OFF')
              .map((channel) => {
                const cell = cellOf(event.key, channel);
                const isOn = event[channel] === 'ON';
                return (
                  <div key={cell}>
                    <input type="hidden" name={`was-${cell}`} value={isOn ? '1' : '0'} />
                    <Checkbox name={cell} defaultChecked={refusal ? wasTyped(refusal, cell) : isOn}>
                      <FormattedMessage
                        id={`notifications.label.${channel}`}
                        values={{ event: <FormattedMessage id={`unsubscribe.event.${event.key}`} /> }}
                      />
                    </Checkbox>
                  </div>
                );
              }),
          )}
        </Fieldset>
      ))}
    </PlainAccountForm>
  );
}
