/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { photograph } from '#mfe-account/features/photographs/photograph.fixture.ts';
import { usePhotographViews } from './use-photograph-views.ts';

afterEach(cleanup);

const written = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, imageId: `image-${id}`, shot: null, alt: { en: '', fr: '' } }));

const answerOf = (id: string) => {
  const { imageId, master, shot: _shot, ...facts } = photograph(id);
  const { imageId: masterId, ...size } = master;
  return { ...facts, image: { id: imageId }, master: { id: masterId, ...size } };
};

/** A document that shows `b` as it was before the edit that the page knows. */
function openEdited() {
  const { client, requests } = createFakeGraphQLClient({
    AccountPhotographs: () => ({ photographs: [answerOf('b')] }),
  });
  const { result } = renderHook(
    () => usePhotographViews(written('b'), [photograph('b', { imageId: 'image-edited' })]),
    {
      wrapper: ({ children }) => <GraphQLClientProvider value={client}>{children}</GraphQLClientProvider>,
    },
  );
  return { result, requests };
}

/** The photographs of a document that begins with `a`; the shop has `b` beside it. */
function open() {
  const { client, requests } = createFakeGraphQLClient({
    AccountPhotographs: ({ ids }: { readonly ids: readonly string[] }) => ({
      photographs: ids.filter((id) => id === 'b').map(answerOf),
    }),
  });
  const { result, rerender } = renderHook(
    ({ document }: { readonly document: ReturnType<typeof written> }) =>
      usePhotographViews(document, [photograph('a')]),
    {
      initialProps: { document: written('a') },
      wrapper: ({ children }) => <GraphQLClientProvider value={client}>{children}</GraphQLClientProvider>,
    },
  );
  return {
    requests,
    shown: () => result.current.views?.map(({ id }) => id).join('') ?? null,
    learn: (id: string) => act(() => result.current.learn([photograph(id)])),
    write: (...ids: readonly string[]) => rerender({ document: written(...ids) }),
  };
}

it('follows the document: what the page brought, and what the form added, is not asked for', () => {
  const { shown, learn, write, requests } = open();
  expect(shown()).toBe('a');
  learn('c');
  write('c', 'a');
  expect(shown()).toBe('ca');
  write();
  expect([shown(), requests()]).toEqual(['', []]);
});

it('asks for those that another window brought, and leaves out what the shop has no more', async () => {
  const { shown, write, requests } = open();
  write('gone', 'b', 'a');
  expect(shown()).toBeNull();
  await waitFor(() => expect(shown()).toBe('ba'));
  expect(requests()).toEqual([['AccountPhotographs', { ids: ['gone', 'b'] }]]);
});

it('asks again for one whose edit was undone', async () => {
  const { result, requests } = openEdited();
  expect(result.current.views).toBeNull();
  await waitFor(() => expect(result.current.views?.map(({ imageId }) => imageId)).toEqual(['image-b']));
  expect(requests()).toEqual([['AccountPhotographs', { ids: ['b'] }]]);
});
