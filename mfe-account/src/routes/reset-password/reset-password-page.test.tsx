/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { listen } from '@headstock/event-bus';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-account/routes/index.ts';

async function open(path: string, answers: Answers = {}) {
  const store = createStore();
  const requests: unknown[] = [];
  listen(store, 'auth/open', (request) => requests.push(request));
  const { client, calls } = createFakeGraphQLClient(answers);
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <p>Loading</p>, children: createRoutes({ locale: 'en' }) }],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlProvider locale="en" messages={{}} onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), calls, requests };
}

const answer = (success: boolean, message: string | null) => ({
  AccountResetPassword: { accountResetPassword: { success, message } },
});
const save = (): HTMLElement => screen.getByRole('button', { name: 'Set the password' });
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const repeated = (): HTMLInputElement => screen.getByLabelText('Confirm password');

afterEach(cleanup);

describe('/reset-password/{code}', () => {
  it.each([
    ['/reset-password/abc', 'abc'],
    ['/reset-password/ab/c+d/e=', 'ab/c+d/e='],
    ['/reset-password/ab//c', 'ab//c'],
    ['/reset-password/ab%2Fc%2Bd', 'ab/c+d'],
  ])('%s sends the code %s', async (path, code) => {
    const { user, calls } = await open(path, answer(true, null));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'That is your password now.' })).toBeTruthy();
    expect(calls.map(({ variables }) => variables)).toEqual([{ code, password: 'new and long' }]);
  });

  it('checks both passwords before it sends them', async () => {
    const { user, calls } = await open('/reset-password/abc');
    await user.type(password(), 'short');
    await user.type(repeated(), 'other');
    await user.click(save());
    expect(screen.getByText('Use 8 to 128 characters')).toBeTruthy();
    expect(screen.getByText("Password doesn't match")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says why the server refuses', async () => {
    const { user } = await open('/reset-password/abc', answer(false, 'This link is no longer valid.'));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.');
  });

  it('asks for the login afterwards', async () => {
    const { user, requests } = await open('/reset-password/abc', answer(true, null));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(requests).toEqual([{ view: 'signin' }]);
  });

  it('without a code offers a new link', async () => {
    const { user, requests } = await open('/reset-password/');
    expect(screen.getByRole('heading', { name: 'This link leads nowhere.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(requests).toEqual([{ view: 'recovery' }]);
  });

  it('keeps passwords out of addresses even without script', async () => {
    await open('/reset-password/abc');
    expect(password().form?.method).toBe('post');
  });
});
