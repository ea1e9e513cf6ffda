/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventTypeKeys, eventTypes, ruleOf } from '@headstock/contracts/event-types';
import type { SessionAccount } from '@headstock/contracts/session';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EventChoice } from '#mfe-account/features/notifications/notification-choices.model.ts';
import enNotifications from '#mfe-account/messages/notifications.en.json' with { type: 'json' };
import enNames from '#mfe-account/messages/unsubscribe.en.json' with { type: 'json' };
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const states = { on: 'ON', off: 'OFF', always: 'LOCKED', never: 'NONE' } as const;
const events: readonly EventChoice[] = eventTypeKeys.map((key) => ({
  key,
  group: eventTypes[key].group,
  mail: states[ruleOf(key, 'mail')],
  bell: states[ruleOf(key, 'bell')],
}));
const done = { notificationChoiceSet: { success: true, message: null, code: null } };

const open = (answers: Answers = {}, account: Partial<SessionAccount> = {}, listed = events) =>
  renderProfile(
    '/profile/settings/notifications',
    {
      AccountNotificationSettings: { notificationPreferences: { eventTypes: listed } },
      AccountNotificationChoiceSet: done,
      ...answers,
    },
    account,
  );
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('/profile/settings/notifications', () => {
  it('names and explains every event that there is, and says why some cannot be switched off', () => {
    const texts: Readonly<Record<string, string>> = { ...enNames, ...enNotifications };
    const ids = eventTypeKeys.flatMap((key) => [`unsubscribe.event.${key}`, `notifications.about.${key}`]);
    const groups = eventTypeKeys.map((key) => `notifications.group.${eventTypes[key].group}`);
    const locked = eventTypeKeys
      .filter((key) => ruleOf(key, 'mail') === 'always' || ruleOf(key, 'bell') === 'always')
      .map((key) => `notifications.why.${eventTypes[key].group}`);
    expect([...ids, ...groups, ...locked].filter((id) => !texts[id])).toEqual([]);
  });

  it('shows what is locked as such, without a switch', async () => {
    await open();
    const row = screen.getByRole('row', { name: /^Order confirmations/ });
    expect(within(row).getByText('Always')).toBeTruthy();
    expect(within(row).getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText(/it is about your money/)).toBeTruthy();
  });

  it('shows what is about selling to sellers alone', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Selling' })).toBeNull();
    cleanup();
    await open({}, { isPrivateSeller: true });
    expect(screen.getByRole('heading', { name: 'Selling' })).toBeTruthy();
  });

  it('saves a choice at once, and says so', async () => {
    const { user, sent } = await open();
    await user.click(box('By mail: New offers'));
    expect(box('By mail: New offers')).toMatchObject({ checked: false });
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent('AccountNotificationChoiceSet')).toEqual([
      { eventType: 'offer.received', channel: 'mail', isWanted: false },
    ]);
  });

  it('takes a choice back that could not be saved, and says why', async () => {
    const refused = { success: false, message: 'The shop is closed.', code: 'closed' };
    const { user } = await open({ AccountNotificationChoiceSet: { notificationChoiceSet: refused } });
    await user.click(box('By mail: New offers'));
    expect((await screen.findByRole('alert')).textContent).toBe('The shop is closed.');
    expect(box('By mail: New offers')).toMatchObject({ checked: true });
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('ends as the last click wanted it, whatever the answers in between', async () => {
    const waiting: ((answer: typeof done) => void)[] = [];
    const AccountNotificationChoiceSet = () => new Promise<typeof done>((resolve) => waiting.push(resolve));
    const { user, sent } = await open({ AccountNotificationChoiceSet });
    await user.click(box('By mail: New offers'));
    await user.click(box('By mail: New offers'));
    await user.click(box('By mail: New offers'));
    for (let count = 0; count < 3; count += 1) {
      await waitFor(() => expect(waiting).toHaveLength(count + 1));
      waiting[count]?.(done);
    }
    await screen.findByText('Saved.');
    expect(sent('AccountNotificationChoiceSet').map((choice) => Reflect.get(choice ?? {}, 'isWanted'))).toEqual([
      false,
      true,
      false,
    ]);
    await waitFor(() => expect(box('By mail: New offers')).toMatchObject({ checked: false }));
  });

  it('sends whoever has not confirmed the e-mail there before the newsletter', async () => {
    await open(
      {},
      {},
      events.map((event) => (event.key === 'news.letter' ? { ...event, mail: 'NONE' } : event)),
    );
    expect(screen.getByRole('link', { name: 'Confirm your e-mail' }).getAttribute('href')).toBe(
      '/profile/settings/details',
    );
  });
});
