/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Notification } from '@headstock/contracts/events';
import { listen } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { createStore } from 'jotai';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import { failureTexts, tellFailure } from './tell-failure.ts';

afterEach(() => void jest.restoreAllMocks());

function told(error: () => Error, messages = en) {
  const store = createStore();
  const shown: Notification[] = [];
  const wishes: unknown[] = [];
  listen(store, 'notification/show', (notification) => shown.push(notification));
  listen(store, 'auth/open', ({ view }) => wishes.push(view));
  tellFailure(store, failureTexts(messages), error());
  expect(shown).toHaveLength(1);
  return { ...shown[0]!, wishes };
}

it.each([
  [
    'the browser is offline',
    false,
    () => new TransportError('Failed to fetch', 0),
    /^Nothing was sent: this device is offline/,
  ],
  ['nobody answers', true, () => new TransportError('Failed to fetch', 0), /^The shop did not answer/],
  [
    'a proxy answers in the place of the shop',
    true,
    () => new TransportError('Bad gateway', 502),
    /^The shop did not answer/,
  ],
  [
    'the answer is none of the API’s',
    true,
    () => new TransportError('Teapot', 418),
    /^Something went wrong on our side/,
  ],
  ['the browser could not make sense of it', true, () => new Error('?'), /^Something went wrong on our side/],
  ['the API refuses', true, () => new GraphQLError('It is sold.', 'CONFLICT'), /^It is sold\.$/],
])('says what happened where %s', (_what, isOnLine, error, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const { message, tone, action } = told(error);
  expect(message).toMatch(text);
  expect([tone, action]).toEqual(['negative', undefined]);
});

it('leads to the sign-in where that is asked for', () => {
  const { message, action, wishes } = told(() => new GraphQLError('Please sign in first.', 'UNAUTHENTICATED'));
  expect([message, action?.label]).toEqual(['Please sign in first.', 'Login/Register']);
  action?.onAct();
  expect(wishes).toEqual(['signin']);
});

it('speaks French', () => {
  expect(told(() => new TransportError('Bad gateway', 502), fr).message).toMatch(/^La boutique n’a pas répondu/);
});
