/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import texts from '#mfe-admin/messages/describe.en.json' with { type: 'json' };
import lists from '#mfe-admin/messages/lists.en.json' with { type: 'json' };
import { DescriptionEditor } from './description-editor.tsx';
import { piecesOf } from './marked-sentence.tsx';
import type { ListingDescription } from './use-description.ts';

const sentence = { text: 'A stunning Gibson F-5.', facts: ['brand'], unbacked: [{ start: 2, end: 10 }] };
const description: ListingDescription = {
  listingId: 'l1',
  title: 'Gibson F-5',
  version: 4,
  en: sentence.text,
  fr: '',
  canEdit: true,
  isChanged: true,
  facts: [
    { key: 'brand', kind: 'NAME', label: 'Maker', valueEn: 'Gibson', valueFr: 'Gibson', imageId: null },
    { key: 'report.finish', kind: 'TEXT', label: 'Report: finish', valueEn: 'Checked.', valueFr: '', imageId: null },
  ],
  check: { en: [sentence], fr: [], onlyEn: ['brand'], onlyFr: [] },
};
const checked = {
  AdminDescriptionChecked: {
    listingDescriptionCheck: {
      en: [{ text: 'Gibson F-5.', facts: ['brand'], unbacked: [] }],
      fr: [{ text: 'Gibson F-5.', facts: ['brand'], unbacked: [] }],
      onlyEn: [],
      onlyFr: [],
    },
  },
};

function open(answers: Answers = {}, mayWrite = true) {
  const { client, requests } = createFakeGraphQLClient({ ...checked, ...answers });
  const element = (
    <RouteDrawer title="Description" parent="/admin/listings">
      <DescriptionEditor description={description} mayWrite={mayWrite} />
    </RouteDrawer>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <GraphQLClientProvider value={client}>
      <IntlProvider locale="en" messages={{ ...texts, ...lists }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  return { user: userEvent.setup(), requests };
}

afterEach(cleanup);

describe('a description', () => {
  it('has its unbacked words marked, its facts named, and says what one language leaves out', () => {
    open();
    expect(document.querySelector('mark')?.textContent).toBe('stunning');
    expect(screen.getByText('1 word without backing')).toBeTruthy();
    expect(screen.getByText('Said in English alone: Maker.')).toBeTruthy();
    expect(screen.getByText('(in English only)')).toBeTruthy();
  });

  it('is drafted, can be put back, and is saved under the version that was read', async () => {
    const { user, requests } = open({
      AdminDescriptionDraft: {
        listingDescriptionDraft: {
          success: true,
          message: null,
          code: null,
          en: 'Gibson F-5.',
          fr: 'Gibson F-5.',
          model: null,
        },
      },
      AdminDescriptionSave: {
        listingDescriptionSave: { success: false, message: 'Changed meanwhile.', code: 'conflict' },
      },
    });
    const english = screen.getByLabelText<HTMLTextAreaElement>('English');
    await user.click(screen.getByRole('button', { name: 'Draft it from the facts' }));
    await waitFor(() => expect(english.value).toBe('Gibson F-5.'));
    await user.click(screen.getByRole('button', { name: 'Put back what was there' }));
    expect(english.value).toBe('A stunning Gibson F-5.');
    await user.clear(english);
    await user.type(english, 'Gibson F-5.');
    await waitFor(() => expect(document.querySelector('mark')).toBeNull(), { timeout: 3_000 });
    await user.click(screen.getByRole('button', { name: 'Save the description' }));
    expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
    expect(english.value).toBe('Gibson F-5.');
    expect(requests().find(([name]) => name === 'AdminDescriptionSave')?.[1]).toEqual({
      id: 'l1',
      version: 4,
      en: 'Gibson F-5.',
      fr: '',
    });
  });

  it('is only read by who may not write', () => {
    open({}, false);
    expect(screen.queryByRole('button', { name: 'Save the description' })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('English').readOnly).toBe(true);
  });

  it('is cut at unbacked words, wherever they stand', () => {
    const pieces = piecesOf({
      text: 'ab cd ef',
      unbacked: [
        { start: 0, end: 2 },
        { start: 6, end: 8 },
      ],
    });
    expect(pieces.map(({ text, isBacked }) => [text, isBacked])).toEqual([
      ['ab', false],
      [' cd ', true],
      ['ef', false],
    ]);
  });
});
