import { type Channel, type EventGroup, eventGroups } from '@headstock/contracts/event-types';
import type { AccountNotificationSettingsQuery } from './notifications.generated.ts';

/** An event and how each channel carries it to the viewer. */
export type EventChoice = AccountNotificationSettingsQuery['notificationPreferences']['eventTypes'][number];

/** The channels, in the order of the table's columns. */
export const channels = ['mail', 'bell'] as const satisfies readonly Channel[];

/** Names one switch of the page. */
export const cellOf = (event: string, channel: Channel): string => `${event} ${channel}`;

/** The events under their headings, in the order of the table of events; what is about selling only for those who sell. */
export function groupChoices(
  events: readonly EventChoice[],
  isSeller: boolean,
): readonly { readonly group: EventGroup; readonly events: readonly EventChoice[] }[] {
  return eventGroups
    .filter((group) => group !== 'selling' || isSeller)
    .map((group) => ({ group, events: events.filter((event) => event.group === group) }))
    .filter(({ events: listed }) => listed.length > 0);
}

/** Whether a channel of an event cannot be switched off. */
export const hasLocked = (events: readonly EventChoice[]): boolean =>
  events.some(({ mail, bell }) => mail === 'LOCKED' || bell === 'LOCKED');
