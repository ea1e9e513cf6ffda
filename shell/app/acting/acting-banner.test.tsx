/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { authStorageKey } from '@headstock/contracts/session';
import { IntlRoot } from '@headstock/i18n/messages';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import messages from '#shell/app/messages/acting.en.json' with { type: 'json' };
import { ActingBanner } from './acting-banner.tsx';
import { isActing, pathAfterActing, sharedStorage } from './is-acting.ts';

afterEach(cleanup);

const impersonation = {
  id: 'i1',
  account: { id: 'a1', username: 'ada', displayName: 'Ada' },
  impersonator: { id: 'o1', username: 'ruth', displayName: 'Ruth' },
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  mayWriteUntil: null,
  isCodeSent: false,
};
const done = { success: true, message: null, code: null };

async function open(answers: Answers = {}) {
  const { client, calls } = createFakeGraphQLClient({ ShellImpersonation: { impersonation }, ...answers });
  render(
    <IntlRoot locale="en" messages={messages} timeZone="America/Chicago">
      <ActingBanner client={client} />
    </IntlRoot>,
  );
  await screen.findByText(/as Ada \(@ada\)/);
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables);
  return { user: userEvent.setup(), sent };
}

describe('the way back', () => {
  it.each([
    ['a1', 'en', '/admin/accounts/a1'],
    ['a1', 'fr', '/fr/admin/accounts/a1'],
    [undefined, 'en', '/'],
    [undefined, 'fr', '/fr'],
  ])('from %j in %s leads to %s', (accountId, locale, path) => {
    expect(pathAfterActing(accountId, locale)).toBe(path);
  });
});

describe('the banner over the pages of a member', () => {
  it('says whom one acts as, and that one only looks', async () => {
    await open();
    expect(screen.getByRole('status').textContent).toContain('You only look, until');
    expect(screen.getByRole('button', { name: 'Back to my own account' })).toBeTruthy();
  });

  it('has the code mailed first, then takes it with a reason', async () => {
    let isCodeSent = false;
    let mayWriteUntil: string | null = null;
    const { user, sent } = await open({
      ShellImpersonation: () => ({ impersonation: { ...impersonation, isCodeSent, mayWriteUntil } }),
      ShellImpersonationSendCode: () => {
        isCodeSent = true;
        return { impersonationSendCode: done };
      },
      ShellImpersonationStepUp: () => {
        mayWriteUntil = impersonation.expiresAt;
        return { impersonationStepUp: done };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change something…' }));
    expect(screen.queryByLabelText(/^Code/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mail the code' }));
    await user.type(await screen.findByLabelText(/^Code/), '12a3456');
    await user.type(screen.getByLabelText(/^Reason/), 'She asked');
    await user.click(screen.getByRole('button', { name: 'Allow changes' }));
    expect(await screen.findByText(/You may change things until/)).toBeTruthy();
    expect(sent('ShellImpersonationStepUp')).toEqual([{ code: '123456', reason: 'She asked' }]);
  });

  it('says at its field that a code is wrong, and keeps what was typed', async () => {
    const wrong = { success: false, message: 'This is not the code.', code: 'code' };
    const { user } = await open({
      ShellImpersonation: { impersonation: { ...impersonation, isCodeSent: true } },
      ShellImpersonationStepUp: { impersonationStepUp: wrong },
    });
    await user.click(screen.getByRole('button', { name: 'Change something…' }));
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.type(screen.getByLabelText(/^Reason/), 'She asked');
    await user.click(screen.getByRole('button', { name: 'Allow changes' }));
    expect(await screen.findByText('This is not the code.')).toBeTruthy();
    expect(screen.getByLabelText(/^Reason/)).toMatchObject({ value: 'She asked' });
  });
});

describe('what a page remembers', () => {
  beforeEach(() => {
    document.cookie = 'headstock-acting=; Path=/; Max-Age=0';
  });

  it('is the administrator’s own again when they act no more', () => {
    localStorage.setItem(authStorageKey, 'own');
    expect([isActing(), sharedStorage(window)]).toEqual([false, localStorage]);
    document.cookie = 'headstock-acting=1; Path=/';
    expect(isActing()).toBe(true);
    sharedStorage(window).setItem(authStorageKey, 'the member’s');
    document.cookie = 'headstock-acting=; Path=/; Max-Age=0';
    expect(sharedStorage(window).getItem(authStorageKey)).toBe('own');
  });
});
