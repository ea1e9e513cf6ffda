import {
  type Channel,
  type EventGroup,
  type EventType,
  eventTypeKeys,
  eventTypes,
  isEventType,
  isSwitchable,
  isWanted,
  ruleOf,
} from '@headstock/contracts/event-types';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { type Choices, readChoices, readNewsletterChoice, saveChoices } from './choices.ts';

/** How a channel carries an event to an account: switched on or off, never to be switched off, or not at all. */
export type ChannelState = 'ON' | 'OFF' | 'LOCKED' | 'NONE';

export type EventTypeChoice = {
  readonly key: EventType;
  readonly group: EventGroup;
  readonly mail: ChannelState;
  readonly bell: ChannelState;
};

export type Preferences = {
  readonly emailEventTypes: readonly EventType[];
  readonly bellEventTypes: readonly EventType[];
  readonly eventTypes: readonly EventTypeChoice[];
};

/** The keys of all events that are wanted by each channel; null leaves a channel as it is. */
export type PreferencesInput = {
  readonly emailEventTypes: readonly string[];
  readonly bellEventTypes?: readonly string[] | null;
};

/** Without a proven e-mail there is no newsletter to choose. */
const isOutOfReach = (event: EventType, newsletter: boolean | null): boolean =>
  event === 'news.letter' && newsletter === null;

function stateOf(event: EventType, channel: Channel, choices: Choices): ChannelState {
  const rule = ruleOf(event, channel);
  if (rule === 'never') return 'NONE';
  if (rule === 'always') return 'LOCKED';
  return isWanted(event, channel, choices(event, channel)) ? 'ON' : 'OFF';
}

/** What the actor hears of, and what can be chosen. */
export async function readPreferences(actor: ActorContext): Promise<Preferences> {
  const accountId = requireAccountId(actor);
  const choices = await readChoices(actor.db, accountId);
  const newsletter = await readNewsletterChoice(actor.db, accountId);
  const wantedBy = (channel: Channel): EventType[] =>
    eventTypeKeys.filter((event) => isWanted(event, channel, choices(event, channel)));
  return {
    emailEventTypes: wantedBy('mail'),
    bellEventTypes: wantedBy('bell'),
    eventTypes: eventTypeKeys.map((key) => ({
      key,
      group: eventTypes[key].group,
      mail: isOutOfReach(key, newsletter) ? 'NONE' : stateOf(key, 'mail', choices),
      bell: stateOf(key, 'bell', choices),
    })),
  };
}

/**
 * Sets what the actor hears of: events that a list does not name are switched off, except those that cannot be. Throws a
 * DomainError with the code `unknown-event-type` that names the unknown keys, and changes nothing then.
 */
export async function updatePreferences(actor: ActorContext, input: PreferencesInput): Promise<void> {
  const lists: readonly (readonly [Channel, readonly string[]])[] = [
    ['mail', input.emailEventTypes],
    ...(input.bellEventTypes ? [['bell', input.bellEventTypes] as const] : []),
  ];
  const unknown = lists.flatMap(([, keys]) => keys.filter((key) => !isEventType(key)));
  if (unknown.length > 0)
    throw new DomainError('unknown-event-type', messagingMessages(actor.locale).unknownEventTypes(unknown));
  const chosen = lists.flatMap(([channel, keys]) =>
    eventTypeKeys
      .filter((event) => isSwitchable(event, channel))
      .map((event) => ({ event, channel, wanted: keys.includes(event) })),
  );
  await tx(actor.db, (trx) => saveChoices(trx, requireAccountId(actor), chosen));
}

/**
 * Switches one event on or off by one channel for the actor; repeating it changes nothing. Throws a DomainError:
 * `unknown-event-type`, `not-switchable` for what cannot be chosen, `email-unverified` for the newsletter to an e-mail that nobody
 * has proven.
 */
export async function choose(actor: ActorContext, key: string, channel: Channel, wanted: boolean): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = messagingMessages(actor.locale);
  if (!isEventType(key)) throw new DomainError('unknown-event-type', messages.unknownEventTypes([key]));
  if (!isSwitchable(key, channel)) throw new DomainError('not-switchable', messages.notSwitchable);
  if (isOutOfReach(key, await readNewsletterChoice(actor.db, accountId)))
    throw new DomainError('email-unverified', messages.emailUnproven);
  await tx(actor.db, (trx) => saveChoices(trx, accountId, [{ event: key, channel, wanted }]));
}
