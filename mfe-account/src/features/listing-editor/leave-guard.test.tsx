/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import messages from '#mfe-account/messages/listing-editor.en.json' with { type: 'json' };
import { LeaveGuard } from './leave-guard.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** The guard on the second page of a history; `answer` is what a save gives after so long, null for one that fails. */
async function open(answer: number | null, latency: number, { isUnsaved = true, isUploading = false } = {}) {
  let saves = 0;
  let unsaved = isUnsaved;
  const save = async (): Promise<number | null> => {
    saves += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, latency);
    });
    if (answer !== null) unsaved = false;
    return answer;
  };
  const guard = <LeaveGuard isUnsaved={isUnsaved} hasUnsaved={() => unsaved} isUploading={isUploading} save={save} />;
  const router = createMemoryRouter(
    [
      { path: '/list', element: null },
      { path: '/editor', element: guard },
    ],
    { initialEntries: ['/list', '/editor'], initialIndex: 1 },
  );
  render(
    <IntlProvider locale="en" messages={{ ...messages, 'listings.close': 'Close' }}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(0);
  return {
    pass,
    saves: () => saves,
    path: () => router.state.location.pathname,
    go: (to: string | number) =>
      act(async () => {
        void (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
        await jest.advanceTimersByTimeAsync(0);
      }),
    press: (name: string) => act(() => screen.getByRole('button', { name, hidden: true }).click()),
    asks: () => screen.queryByText(messages['listingEditor.leave']) !== null,
  };
}

describe('leaving the editor', () => {
  it.each(['/list', -1])('saves first and goes on without a word: %s', async (to) => {
    const page = await open(4, 200);
    await page.go(to);
    expect([page.path(), page.asks()]).toEqual(['/editor', false]);
    await page.pass(250);
    expect([page.path(), page.saves()]).toEqual(['/list', 1]);
  });

  it('asks where the save fails, and stays or leaves as told', async () => {
    const page = await open(null, 50);
    await page.go(-1);
    await page.pass(60);
    expect([page.path(), page.asks()]).toEqual(['/editor', true]);
    page.press(messages['listingEditor.stay']);
    expect([page.path(), page.asks()]).toEqual(['/editor', false]);
    await page.go(-1);
    await page.pass(60);
    page.press(messages['listingEditor.leaveNow']);
    await page.pass(0);
    expect(page.path()).toBe('/list');
  });

  it('asks where the save takes long, and goes on by itself once it is saved', async () => {
    const page = await open(4, 2_000);
    await page.go('/list');
    await page.pass(700);
    expect([page.path(), page.asks()]).toEqual(['/editor', true]);
    await page.pass(1_400);
    expect(page.path()).toBe('/list');
  });

  it('asks while a photograph is on its way, although everything else is saved', async () => {
    const page = await open(4, 0, { isUnsaved: false, isUploading: true });
    await page.go(-1);
    await page.pass(10);
    expect(screen.getByText(messages['listingEditor.leaveUploads'])).toBeDefined();
    expect(page.path()).toBe('/editor');
  });

  it('does not hold anybody where everything is saved', async () => {
    const page = await open(4, 0, { isUnsaved: false });
    await page.go(-1);
    expect([page.path(), page.saves()]).toEqual(['/list', 0]);
  });
});
