import type { Channel } from '@headstock/contracts/event-types';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cellOf, channels, type EventChoice } from './notification-choices.model.ts';
import { AccountNotificationChoiceSetDocument } from './notifications.generated.ts';

/** What is switched on, and the way to switch it. */
export interface NotificationChoices {
  readonly isOn: (event: string, channel: Channel) => boolean;
  /** Shows the choice at once and saves it; a refusal takes it back and is kept in `problem`. */
  readonly choose: (event: string, channel: Channel, isWanted: boolean) => void;
  /** The event whose choice could not be saved, and why. */
  readonly problem: { readonly event: string; readonly message: string } | null;
  /** How many choices were saved since the page was opened. */
  readonly saved: number;
}

function readChosen(events: readonly EventChoice[]): ReadonlyMap<string, boolean> {
  return new Map(
    events.flatMap((event) =>
      channels.map((channel) => [cellOf(event.key, channel), event[channel] === 'ON'] as const),
    ),
  );
}

/** The switches of the page. Choices of one switch are sent one after the other, so that the last one counts. */
export function useNotificationChoices(events: readonly EventChoice[]): NotificationChoices {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(() => readChosen(events));
  const [problem, setProblem] = useState<NotificationChoices['problem']>(null);
  const [saved, setSaved] = useState(0);
  const stored = useRef(new Map(chosen));
  const last = useRef(new Map<string, Promise<void>>());
  const show = (cell: string, isWanted: boolean): void => setChosen((present) => new Map(present).set(cell, isWanted));

  const send = async (eventType: string, channel: Channel, isWanted: boolean): Promise<string | null> => {
    const failed = formatMessage({ id: 'notifications.failed' });
    try {
      const variables = { eventType, channel, isWanted };
      const answer = await client.mutate(AccountNotificationChoiceSetDocument, variables, { quiet: true });
      const { success, message } = answer.notificationChoiceSet;
      return success ? null : (message ?? failed);
    } catch (error) {
      console.error('A choice of notifications could not be saved.', error);
      return failed;
    }
  };

  const choose = (event: string, channel: Channel, isWanted: boolean): void => {
    const cell = cellOf(event, channel);
    show(cell, isWanted);
    setProblem(null);
    const save = async (): Promise<void> => {
      const message = await send(event, channel, isWanted);
      if (message === null) {
        stored.current.set(cell, isWanted);
        setSaved((count) => count + 1);
      }
      if (last.current.get(cell) !== run) return;
      show(cell, stored.current.get(cell) ?? false);
      if (message !== null) setProblem({ event, message });
    };
    const run = (last.current.get(cell) ?? Promise.resolve()).then(save);
    last.current.set(cell, run);
  };
  return { isOn: (event, channel) => chosen.get(cellOf(event, channel)) ?? false, choose, problem, saved };
}
