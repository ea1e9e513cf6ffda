/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { emptyListing } from '@headstock/contracts/listing-document';
import { readListing } from '@headstock/contracts/read-listing';
import { GraphQLClientProvider, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { toLoaded } from './editor.model.ts';
import { listingState } from './listing.fixture.ts';
import { useListingEditor } from './use-listing-editor.ts';

/** Longer than the pause after which what is written is saved. */
const PAUSE_MS = 1_300;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const brandOf = (json: string): string => {
  const read = readListing(json);
  return read.ok ? read.document.brand : '';
};

/** The editor over a shop that answers after `latency` ms, and refuses a save that was written on an old version. */
function open(latency: number) {
  let stored = { json: JSON.stringify(emptyListing('instrument')), version: 3 };
  let isDown = false;
  const state = () => listingState({ brand: brandOf(stored.json) }, {}, { version: stored.version });
  const { client, requests } = createFakeGraphQLClient({
    ListingEditorSave: async ({ version, document }: { readonly version: number; readonly document: string }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, latency);
      });
      if (isDown) throw new TransportError('Nobody answers.', 0);
      const isConflict = version !== stored.version;
      if (!isConflict) stored = { json: document, version: version + 1 };
      const answer = { message: null, path: null, editor: state() };
      return { listingSave: { ...answer, success: !isConflict, code: isConflict ? 'conflict' : null } };
    },
  });
  const loaded = toLoaded(state());
  const { result } = renderHook(() => useListingEditor(loaded), {
    wrapper: ({ children }) => <GraphQLClientProvider value={client}>{children}</GraphQLClientProvider>,
  });
  return {
    requests,
    status: () => result.current.state.status.kind,
    stored: () => [brandOf(stored.json), stored.version],
    write: (brand: string) => act(() => result.current.change({ brand })),
    save: () => result.current.save(),
    pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    goDown: (down: boolean) => {
      isDown = down;
    },
  };
}

it('saves once the typing pauses', async () => {
  const { write, pass, status, stored, requests } = open(50);
  write('Gib');
  await pass(500);
  write('Gibson');
  await pass(500);
  expect(requests()).toEqual([]);
  await pass(PAUSE_MS);
  expect([status(), ...stored()]).toEqual(['saved', 'Gibson', 4]);
});

it('takes no save of its own for that of another window, however slow the shop is', async () => {
  const { write, pass, status, stored } = open(4_000);
  write('Gibson');
  await pass(PAUSE_MS);
  write('Gibson Custom');
  await pass(PAUSE_MS);
  expect(status()).not.toBe('conflict');
  await pass(10_000);
  expect([status(), ...stored()]).toEqual(['saved', 'Gibson Custom', 5]);
});

it('saves what was written last when it is asked to while a save is under way', async () => {
  const { write, pass, save, status, stored } = open(1_000);
  write('Gibson');
  await pass(PAUSE_MS);
  write('Gibson Custom');
  const saved = save();
  await pass(5_000);
  expect([await saved, status(), ...stored()]).toEqual([5, 'saved', 'Gibson Custom', 5]);
});

it('tries again by itself while nobody answers', async () => {
  const { write, pass, status, stored, goDown } = open(50);
  goDown(true);
  write('Gibson');
  await pass(PAUSE_MS + 100);
  expect(status()).toBe('offline');
  goDown(false);
  await pass(6_000);
  expect([status(), ...stored()]).toEqual(['saved', 'Gibson', 4]);
});
