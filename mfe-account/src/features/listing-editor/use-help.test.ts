/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useHelp } from './use-help.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Writes about a model, and answers with its name unless it is unknown. */
function open() {
  const asked: string[] = [];
  const hook = renderHook(
    ({ model }: { readonly model: string }) =>
      useHelp(model, 'from the page', async () => {
        asked.push(model);
        if (model === 'broken') throw new Error('Nobody answers.');
        return model;
      }),
    { initialProps: { model: 'Telecaster' } },
  );
  const write = async (model: string, pause = 600): Promise<void> => {
    hook.rerender({ model });
    await act(() => jest.advanceTimersByTimeAsync(pause));
  };
  return { asked, write, help: () => hook.result.current };
}

it('comes with the page, and is not asked for again', async () => {
  const { asked, write, help } = open();
  await write('Telecaster');
  expect([asked, help()]).toEqual([[], 'from the page']);
});

it('is asked for once the typing pauses', async () => {
  const { asked, write, help } = open();
  await write('S', 100);
  await write('St', 100);
  await write('Strat');
  expect([asked, help()]).toEqual([['Strat'], 'Strat']);
  await write('Telecaster');
  expect([asked, help()]).toEqual([['Strat', 'Telecaster'], 'Telecaster']);
});

it('stays as it was without an answer, and is tried again', async () => {
  const { asked, write, help } = open();
  await write('broken');
  expect([asked, help()]).toEqual([['broken'], 'from the page']);
  await write('Strat');
  expect(help()).toBe('Strat');
});
