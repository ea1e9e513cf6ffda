/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import lists from '#mfe-admin/messages/lists.en.json' with { type: 'json' };
import texts from '#mfe-admin/messages/vocabulary.en.json' with { type: 'json' };
import type { Vocabulary } from './entries.model.ts';
import { VocabularyEditor } from './vocabulary-editor.tsx';

const latest: Vocabulary = {
  version: 2,
  entries: [
    { kind: 'replace', locale: 'en', typed: 'lp', means: 'les paul' },
    { kind: 'add', locale: 'en', typed: 'burst', means: 'sunburst' },
  ],
};
const shipped: Vocabulary = {
  version: 0,
  entries: [{ kind: 'replace', locale: 'fr', typed: 'ampli', means: 'amplifier' }],
};

const revisions = [
  { version: 2, authorName: 'June', createdAt: '2026-11-26T12:00:00Z', count: 2 },
  { version: 0, authorName: null, createdAt: null, count: 1 },
];

const outcome = (count: number, title: string) => ({
  words: ['les', 'paul'],
  count,
  isLowerBound: false,
  hits: [{ id: title, title }],
});
const comparison = {
  code: null,
  message: null,
  field: null,
  comparisons: [
    {
      query: 'paula',
      origin: 'entry',
      isChanged: true,
      before: outcome(0, 'Nothing much'),
      after: outcome(7, 'Gibson Les Paul'),
    },
    { query: 'sunburst', origin: 'usual', isChanged: false, before: outcome(3, 'Sun'), after: outcome(3, 'Sun') },
  ],
};
const compared = {
  AdminSearchComparison: { searchComparison: comparison },
  AdminSearchVocabularyRevision: { searchVocabularyRevision: shipped },
};

async function open(answers: Answers = {}, { mayWrite = true, vocabulary = latest } = {}) {
  const { client, requests } = createFakeGraphQLClient({ ...compared, ...answers });
  const element = <VocabularyEditor latest={vocabulary} revisions={revisions} mayWrite={mayWrite} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <GraphQLClientProvider value={client}>
      <IntlProvider locale="en" messages={{ ...texts, ...lists }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  await screen.findByText('1 search of 2 changes', undefined, { timeout: 3_000 });
  const saves = () => requests().filter(([name]) => name === 'AdminSearchVocabularySave');
  return { user: userEvent.setup(), requests, saves };
}

afterEach(cleanup);

describe('the vocabulary', () => {
  it('shows what would change, and sends all entries under the version that was read', async () => {
    const { user, saves, requests } = await open({
      AdminSearchVocabularySave: {
        searchVocabularySave: { success: true, message: null, code: null, field: null, vocabulary: { version: 3 } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add an entry' }));
    await user.type(screen.getByLabelText('What is typed, new entry'), 'paula');
    await user.type(screen.getByLabelText('What listings say, paula'), 'les paul');
    expect(screen.getByText('Gibson Les Paul')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the vocabulary' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.[1]).toEqual({
      version: 2,
      entries: [{ kind: 'replace', locale: 'en', typed: 'paula', means: 'les paul' }, ...latest.entries],
    });
    await waitFor(() => expect(requests().at(-1)?.[1]).toMatchObject({ typed: null }));
  });

  it('says at its entry what is refused, and keeps what was typed', async () => {
    const { user } = await open({
      AdminSearchVocabularySave: {
        searchVocabularySave: {
          success: false,
          message: 'There is another entry for the same words.',
          code: 'double',
          field: '1.typed',
          vocabulary: null,
        },
      },
    });
    const typed = screen.getByLabelText<HTMLInputElement>('What is typed, burst');
    await user.clear(typed);
    await user.type(typed, 'lp');
    await user.click(screen.getByRole('button', { name: 'Save the vocabulary' }));
    expect(await screen.findByText('There is another entry for the same words.')).toBeTruthy();
    expect(typed.value).toBe('lp');
    expect(typed.getAttribute('aria-invalid')).toBe('true');
  });

  it('puts an earlier one into the rows, and what is saved back', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Put version 0 into the rows' }));
    expect(await screen.findByLabelText('What is typed, ampli')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Put back what is saved' }));
    expect(screen.getByLabelText('What is typed, lp')).toBeTruthy();
  });

  it('shows a hundred entries at a time, and searches and refuses in all', async () => {
    const entries = Array.from({ length: 120 }, (_, at) => ({
      kind: 'replace' as const,
      locale: 'en',
      typed: `word${at}`,
      means: `meaning ${at}`,
    }));
    await open(
      {
        AdminSearchVocabularySave: {
          searchVocabularySave: {
            success: false,
            message: 'Twice.',
            code: 'double',
            field: '110.typed',
            vocabulary: null,
          },
        },
      },
      { vocabulary: { version: 2, entries } },
    );
    // Queries by role look at every field of every row, which takes minutes.
    const typed = () => [...document.querySelectorAll<HTMLInputElement>('[data-row] input[name=typed]')];
    const search = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!search) throw new Error('There is no search.');
    expect(typed()).toHaveLength(100);
    fireEvent.change(search, { target: { value: 'meaning 11' } });
    expect(typed().map(({ value }) => value)).toEqual(
      entries
        .slice(110)
        .map((entry) => entry.typed)
        .toSpliced(0, 0, 'word11'),
    );
    fireEvent.change(search, { target: { value: '' } });
    expect(typed()).toHaveLength(100);
    const [first] = typed();
    if (first) fireEvent.change(first, { target: { value: 'word110' } });
    fireEvent.click(screen.getByText('Save the vocabulary'));
    expect(await screen.findByText('Twice.')).toBeTruthy();
    expect(
      typed()
        .map(({ value }) => value)
        .slice(99),
    ).toEqual(['word99', 'word110']);
    fireEvent.click(screen.getByText('Show 20 more (of 20)'));
    expect(typed()).toHaveLength(120);
    expect(document.activeElement).toBe(typed()[100]);
    expect(screen.queryByText(/^Show \d+ more/)).toBeNull();
  });

  it('is only read by a role that may not write', async () => {
    await open({}, { mayWrite: false });
    expect(screen.queryByRole('button', { name: 'Save the vocabulary' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('What is typed, lp').readOnly).toBe(true);
  });
});
