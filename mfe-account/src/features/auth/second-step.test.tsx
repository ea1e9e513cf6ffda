/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openDialog } from './auth-dialog.fixture.tsx';

afterEach(cleanup);

const required = { success: false, message: 'One more.', code: 'second-factor-required', account: null };
const proven = { success: true, message: null, code: null, recoveryCodesLeft: 10, account: { id: 'a-1' } };
const wrong = {
  ...proven,
  success: false,
  message: 'That code is not right.',
  code: 'second-factor-wrong',
  account: null,
};
const expired = { ...wrong, message: 'That took too long.', code: 'sign-in-expired' };

async function halfWay(answer: object | (() => object), session: object = required, more: Answers = {}) {
  const dialog = await openDialog({
    ...more,
    SessionCreate: { sessionCreate: session },
    SessionProveSecondFactor: () => ({
      sessionProveSecondFactor: typeof answer === 'function' ? answer() : answer,
    }),
  });
  await dialog.user.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await dialog.user.type(screen.getByLabelText('Password'), 'a password{Enter}');
  await screen.findByText('One more step.');
  return dialog;
}

describe('the second step of signing in', () => {
  it('comes after the first, and only then is anybody signed in', async () => {
    const dialog = await halfWay(proven);
    expect(dialog.account()).toBeNull();
    expect(dialog.closed()).toBe(0);
    expect(dialog.notifications).toEqual([]);
    await dialog.user.type(screen.getByLabelText('6-digit code'), '123 456{Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.asked('SessionProveSecondFactor')).toEqual([{ code: '123456' }]);
    expect(dialog.account()?.email).toBe('ada@example.com');
  });

  it('says at the field that a code is wrong, and lets one try again', async () => {
    let tries = 0;
    const dialog = await halfWay(() => (tries++ === 0 ? wrong : proven));
    const field = screen.getByLabelText('6-digit code');
    await dialog.user.type(field, '000000{Enter}');
    expect(await screen.findByText('That code is not right.')).toBeTruthy();
    await dialog.user.clear(field);
    await dialog.user.type(field, '123456{Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
  });

  it('takes a recovery code, and says how many are left', async () => {
    const dialog = await halfWay({ ...proven, recoveryCodesLeft: 3 });
    await dialog.user.click(dialog.button('Use a recovery code'));
    await dialog.user.type(screen.getByLabelText('Recovery code'), ' ab12c-de34f {Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
    expect(dialog.asked('SessionProveSecondFactor')).toEqual([{ code: 'ab12c-de34f' }]);
    expect(dialog.notifications).toContainEqual({ message: 'You have 3 recovery codes left.', tone: 'neutral' });
  });

  it('leads back to the first when it took too long', async () => {
    const dialog = await halfWay(expired);
    await dialog.user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
    await screen.findByText('Good to see you again.');
    expect(dialog.notifications).toEqual([{ message: 'That took too long.', tone: 'negative' }]);
    expect(dialog.account()).toBeNull();
  });

  it('can be left', async () => {
    const dialog = await halfWay(proven);
    await dialog.user.click(dialog.button('Back to login'));
    expect(await screen.findByText('Good to see you again.')).toBeTruthy();
  });

  it('helps who lost phone and codes: a link is mailed, and passkeys go if they are lost too', async () => {
    const answers = { TwoStepResetAsk: { twoStepResetAsk: { success: true, message: null, code: null } } };
    const dialog = await halfWay(proven, required, answers);
    await dialog.user.click(dialog.button('Lost your phone and your codes?'));
    await screen.findByText('We will sort this out.');
    await dialog.user.click(screen.getByRole('checkbox'));
    await dialog.user.click(dialog.button('Mail me the link'));
    expect(await screen.findByRole('status')).toHaveProperty(
      'textContent',
      'A link is on its way to the e-mail of your account. It works for 24 hours.',
    );
    expect(dialog.asked('TwoStepResetAsk')).toEqual([{ removePasskeys: true }]);
    // The button that was clicked is gone, and the focus is not lost with it.
    expect(document.activeElement).toBe(dialog.button('Back to login'));
  });

  it('says at the form why no link is mailed, and leads back to the code', async () => {
    const refusal = { success: false, message: 'There is a request already.', code: 'waiting' };
    const dialog = await halfWay(proven, required, { TwoStepResetAsk: { twoStepResetAsk: refusal } });
    await dialog.user.click(dialog.button('Lost your phone and your codes?'));
    await dialog.user.click(dialog.button('Mail me the link'));
    expect((await screen.findByRole('alert')).textContent).toBe('There is a request already.');
    expect(dialog.notifications).toEqual([]);
    await dialog.user.click(dialog.button('I have a code after all'));
    await dialog.user.type(await screen.findByLabelText('6-digit code'), '123456{Enter}');
    await waitFor(() => expect(dialog.closed()).toBe(1));
  });

  it('asks for the first step again when that was too long ago, and says so there', async () => {
    const refusal = { success: false, message: 'That took too long.', code: 'sign-in-expired' };
    const dialog = await halfWay(proven, required, { TwoStepResetAsk: { twoStepResetAsk: refusal } });
    await dialog.user.click(dialog.button('Lost your phone and your codes?'));
    await dialog.user.click(dialog.button('Mail me the link'));
    expect(await screen.findByText('That took too long.')).toBeTruthy();
    expect(dialog.notifications).toEqual([{ message: 'That took too long.', tone: 'negative' }]);
    expect(screen.getByText('Good to see you again.')).toBeTruthy();
  });
});
