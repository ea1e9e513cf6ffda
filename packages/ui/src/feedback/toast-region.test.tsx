/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { announceModals } from '../overlay/modal-stack.ts';
import { ToastRegion } from './toast-region.tsx';

const dismissed = jest.fn();
const labels = { region: 'Messages', dismiss: 'Dismiss' };
const show = (timeout?: number) =>
  render(
    <ToastRegion
      labels={labels}
      onDismiss={dismissed}
      toasts={[{ id: 'a', tone: 'warn', content: 'Out of stock', ...(timeout === undefined ? {} : { timeout }) }]}
    />,
  );

beforeEach(() => {
  dismissed.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('ToastRegion', () => {
  it('lets a message go after five seconds', () => {
    show();
    jest.advanceTimersByTime(4999);
    expect(dismissed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(dismissed.mock.calls).toEqual([['a']]);
  });

  it('keeps a message without a timeout', () => {
    show(0);
    jest.advanceTimersByTime(60_000);
    expect(dismissed).not.toHaveBeenCalled();
  });

  it('stops the clock while it is pointed at', () => {
    show();
    const toast = screen.getByText('Out of stock');
    fireEvent.pointerEnter(toast.parentElement ?? toast);
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerLeave(toast.parentElement ?? toast);
    act(() => jest.advanceTimersByTime(5000));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('stops the clock while the focus is in it, also when the pointer goes', () => {
    show();
    const toast = screen.getByText('Out of stock').parentElement!;
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.pointerEnter(toast);
    act(() => button.focus());
    fireEvent.pointerLeave(toast);
    act(() => jest.advanceTimersByTime(60_000));
    expect(dismissed).not.toHaveBeenCalled();
    act(() => button.blur());
    act(() => jest.advanceTimersByTime(5000));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  it('goes when it is dismissed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismissed.mock.calls).toEqual([['a']]);
  });

  it('moves into an open modal and back', () => {
    show(0);
    const modal = document.createElement('dialog');
    modal.dataset['modal'] = 'true';
    document.body.append(modal);
    modal.setAttribute('open', '');
    act(announceModals);
    expect(modal.textContent).toContain('Out of stock');
    modal.removeAttribute('open');
    act(announceModals);
    expect(modal.textContent).toBe('');
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain('Out of stock');
    modal.remove();
  });
});
