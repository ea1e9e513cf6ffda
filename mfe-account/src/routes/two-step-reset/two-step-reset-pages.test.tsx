/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openRoute } from '#mfe-account/testing/open-route.fixture.tsx';

afterEach(cleanup);

const answers = {
  TwoStepResetConfirm: { twoStepResetConfirm: { success: true, message: null } },
  TwoStepResetStop: { twoStepResetStop: { success: true, message: null } },
};

it.each([
  ['/two-step-reset/a-code', 'Yes, please switch it off', 'TwoStepResetConfirm', 'We have your request.'],
  ['/two-step-keep/id.sign', 'Stop the request', 'TwoStepResetStop', 'Stopped. Your second step stays on.'],
])('%s acts only when somebody says so', async (path, name, operation, outcome) => {
  const { user, calls } = await openRoute(path, answers);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('heading', { name: outcome })).toBeTruthy();
  expect(calls.map((call) => [call.name, call.variables])).toEqual([[operation, { code: path.split('/').at(-1) }]]);
});

it('says why a link was refused, at its button', async () => {
  const refused = { twoStepResetConfirm: { success: false, message: 'This link was used already.' } };
  const { user } = await openRoute('/two-step-reset/a-code', { TwoStepResetConfirm: refused });
  await user.click(screen.getByRole('button', { name: 'Yes, please switch it off' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link was used already.');
});
