/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import texts from '#mfe-admin/messages/assistants.en.json' with { type: 'json' };
import lists from '#mfe-admin/messages/lists.en.json' with { type: 'json' };
import { AssistantEditor, type EditedAssistant } from './assistant-editor.tsx';

const definition = {
  nameEn: 'Counter',
  nameFr: 'Comptoir',
  instructions: '',
  sources: ['faq'],
  usesModel: true,
  hourlyQuestions: 120,
  dailyCents: 200,
  questions: [
    { text: 'Do you ship?', locale: 'en', isAnswered: true },
    { text: 'Qui a gagné ?', locale: 'fr', isAnswered: false },
  ],
} satisfies EditedAssistant['definition'];

const assistant: EditedAssistant = {
  id: 'counter',
  name: 'Counter',
  version: 3,
  isActive: true,
  isDefault: false,
  hasChanges: true,
  updatedAt: '2026-11-26T12:00:00Z',
  definition,
  revisions: [
    { version: 3, action: 'saved', authorName: 'June', createdAt: '2026-11-26T12:00:00Z', definition },
    {
      version: 2,
      action: 'published',
      authorName: null,
      createdAt: '2026-11-25T12:00:00Z',
      definition: { ...definition, nameEn: 'Desk' },
    },
  ],
};

function Page() {
  return <AssistantEditor assistant={useLoaderData<EditedAssistant>()} model={null} />;
}

/** Opens the editor; `shown.assistant` is what the API has. */
async function open(answers: Answers = {}) {
  const shown = { assistant };
  const { client, requests } = createFakeGraphQLClient(answers);
  const router = createMemoryRouter([
    { path: '/', element: <Page />, loader: () => shown.assistant, hydrateFallbackElement: <p /> },
  ]);
  render(
    <GraphQLClientProvider value={client}>
      <IntlProvider locale="en" messages={{ ...texts, ...lists }}>
        <RouterProvider router={router} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Name in English');
  return { user: userEvent.setup(), shown, requests, name, reload: () => act(() => router.revalidate()) };
}

/** Answers trials in turn, as the API streams them. */
function answerTrials(...contents: readonly { readonly content: string; readonly isKnown: boolean }[]) {
  const asked: unknown[] = [];
  globalThis.fetch = async (path, init = {}) => {
    if (path !== '/api/assistant-trials') throw new Error('Something else is asked.');
    const { content, isKnown } = contents[asked.length] ?? { content: '', isKnown: false };
    asked.push({
      ...JSON.parse(typeof init.body === 'string' ? init.body : '{}'),
      language: new Headers(init.headers).get('accept-language'),
    });
    const passage = { title: 'Shipping', path: '/faqs#shipping', text: 'We ship everywhere.', date: null };
    const statements = isKnown ? [{ text: 'We ship.', passage }] : [];
    const done = { threadId: 't-1', message: { id: 'm-1', content, isUnfinished: false, statements } };
    const events = `event: text\ndata: ${JSON.stringify({ text: content })}\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`;
    return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
  };
  return asked;
}

afterEach(cleanup);

describe('the form', () => {
  it('sends what was written under the version that it was filled with', async () => {
    const { user, requests, name } = await open({
      AdminAssistantSave: {
        assistantSave: {
          success: true,
          message: null,
          code: null,
          field: null,
          assistant: { ...assistant, version: 4, definition: { ...definition, nameEn: 'Bench', dailyCents: 125 } },
        },
      },
    });
    await user.clear(name);
    await user.type(name, 'Bench');
    const cost = screen.getByLabelText('Cost in 24 hours (USD)');
    await user.clear(cost);
    await user.type(cost, '1.25');
    await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(requests()).toHaveLength(1));
    expect(requests()[0]?.[1]).toMatchObject({
      id: 'counter',
      version: 3,
      definition: { nameEn: 'Bench', dailyCents: 125, questions: [{ text: 'Qui a gagné ?', isAnswered: false }] },
    });
  });

  it('says at its field what the API refuses, and keeps what was typed', async () => {
    const { user, name } = await open({
      AdminAssistantSave: {
        assistantSave: {
          success: false,
          message: 'Please check this field.',
          code: 'invalid',
          field: 'questions.1.text',
          assistant: null,
        },
      },
    });
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('Please check this field.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Question 2' }).getAttribute('aria-invalid')).toBe('true');
    expect(name.value).toBe('Counter 2');
  });

  it('sends nothing while a field is wrong', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Questions and answers' }));
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('Choose at least one source.')).toBeTruthy();
    expect(requests()).toEqual([]);
  });

  it('says that a colleague saved meanwhile, and keeps what was typed', async () => {
    const { user, shown, name, reload } = await open();
    await user.type(name, ' mine');
    shown.assistant = { ...assistant, version: 4, definition: { ...definition, nameEn: 'Counter yours' } };
    await reload();
    expect(await screen.findByText(/A colleague saved this assistant/)).toBeTruthy();
    expect(name.value).toBe('Counter mine');
  });

  it('takes over what a colleague saved while nothing is typed, and puts an earlier version back', async () => {
    const { user, shown, name, reload } = await open();
    shown.assistant = { ...assistant, version: 4, definition: { ...definition, nameEn: 'Counter yours' } };
    await reload();
    await waitFor(() => expect(name.value).toBe('Counter yours'));
    await user.click(screen.getByRole('button', { name: 'Put version 2 into the form' }));
    expect(name.value).toBe('Desk');
  });
});

describe('a trial', () => {
  it('shows the answer with what supports it, and nothing of hostile Markdown runs', async () => {
    answerTrials({ content: 'We ship. <img src=x onerror=alert(1)> [x](https://evil.example)', isKnown: true });
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Do you ship?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Answered')).toBeTruthy();
    await user.click(screen.getByText('1 sentence and its source'));
    expect(screen.getByRole('link', { name: 'Shipping' }).getAttribute('href')).toBe('/faqs#shipping');
    await waitFor(() => expect(document.body.textContent).not.toContain('onerror'));
    expect(document.querySelector('img, [href*="evil"]')).toBeNull();
  });

  it('says why it was refused', async () => {
    globalThis.fetch = async () => Response.json({ message: 'Too many questions.' }, { status: 429 });
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Again?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Too many questions.')).toBeTruthy();
  });
});

describe('publishing', () => {
  const published = { AdminAssistantPublish: { assistantPublish: { success: true, message: null, code: null } } };

  it('asks first while the question set has not passed', async () => {
    const { user, requests } = await open(published);
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    expect(requests()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => expect(requests()).toEqual([['AdminAssistantPublish', { id: 'counter', version: 3 }]]));
  });

  it('follows at once when every question came out as expected, each asked in its language', async () => {
    const asked = answerTrials({ content: 'We ship.', isKnown: true }, { content: 'I do not know.', isKnown: false });
    const { user, requests } = await open(published);
    await user.click(screen.getByRole('button', { name: 'Run 2 questions' }));
    expect(await screen.findByText('2 of 2 as expected')).toBeTruthy();
    expect(asked).toMatchObject([
      { payload: { text: 'Do you ship?' }, threadId: null, assistantId: 'counter', language: 'en' },
      { payload: { text: 'Qui a gagné ?' }, threadId: null, language: 'fr' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    await waitFor(() => expect(requests()).toHaveLength(1));
  });

  it('asks when one of them did not', async () => {
    answerTrials({ content: 'I do not know.', isKnown: false }, { content: 'I do not know.', isKnown: false });
    const { user, requests } = await open(published);
    await user.click(screen.getByRole('button', { name: 'Run 2 questions' }));
    expect(await screen.findByText('1 of 2 as expected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish the changes' }));
    expect(await screen.findByText(/not all of it passed/)).toBeTruthy();
    expect(requests()).toEqual([]);
  });
});
