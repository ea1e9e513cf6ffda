/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Notification } from '@headstock/contracts/events';
import { emit } from '@headstock/event-bus';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '#shell/app/layout/layout.fixture.tsx';
import { Notifications } from './notifications.tsx';

let show: (notification: Notification) => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  const { store } = renderPage(<Notifications />);
  show = (notification) => act(() => emit(store, 'notification/show', notification));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = (position: string) => document.querySelector(`[data-position="${position}"]`)?.textContent;

describe('Notifications', () => {
  it('shows a message for five seconds', () => {
    show({ message: 'Saved', tone: 'positive' });
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps the time that the message asks for', () => {
    show({ message: 'Short', tone: 'neutral', timeout: 2000 });
    show({ message: 'Stays', tone: 'neutral', timeout: 0 });
    pass(2000);
    expect(screen.queryByText('Short')).toBeNull();
    pass(600_000);
    expect(screen.queryByText('Stays')).not.toBeNull();
  });

  it('has a queue at each edge', () => {
    show({ message: 'Above', tone: 'neutral', position: 'top' });
    show({ message: 'Below', tone: 'neutral' });
    expect([region('top'), region('bottom')]).toEqual(['Above', 'Below']);
  });

  it('removes what is dismissed and nothing else', () => {
    show({ message: 'One', tone: 'neutral' });
    show({ message: 'Two', tone: 'neutral' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(region('bottom')).toBe('Two');
  });

  it('interrupts for errors only', () => {
    show({ message: 'Fine', tone: 'positive' });
    show({ message: 'Failed to update item price.', tone: 'negative' });
    expect(screen.getByRole('alert').textContent).toBe('Failed to update item price.');
  });
});
