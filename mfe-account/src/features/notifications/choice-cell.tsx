import type { Channel } from '@headstock/contracts/event-types';
import { Checkbox } from '@headstock/ui/checkbox';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EventChoice } from './notification-choices.model.ts';

interface ChoiceCellProps {
  readonly event: EventChoice;
  readonly channel: Channel;
  readonly isOn: boolean;
  readonly onChoose: (isWanted: boolean) => void;
}

/** How one channel carries one event: a checkbox, or why there is none. Renders a `<td>`. */
export function ChoiceCell({ event, channel, isOn, onChoose }: ChoiceCellProps): ReactNode {
  const { formatMessage } = useIntl();
  const state = event[channel];
  if (state === 'LOCKED')
    return (
      <td>
        <span className="hs-small hs-mute">
          <FormattedMessage id="notifications.always" />
        </span>
      </td>
    );
  if (state === 'NONE')
    return (
      <td>
        <span aria-hidden="true" className="hs-mute">
          –
        </span>
        <span className="hs-vh">
          <FormattedMessage id="notifications.never" />
        </span>
      </td>
    );
  const name = formatMessage({ id: `unsubscribe.event.${event.key}` });
  const box = (
    <Checkbox checked={isOn} onChange={({ target }) => onChoose(target.checked)}>
      <span className="hs-vh">
        <FormattedMessage id={`notifications.label.${channel}`} values={{ event: name }} />
      </span>
    </Checkbox>
  );
  return <td>{box}</td>;
}
