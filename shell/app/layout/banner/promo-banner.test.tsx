/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage, setMedia } from '../layout.fixture.tsx';
import { PromoBanner } from './promo-banner.tsx';

const current = () => document.querySelector('[data-current]')?.textContent ?? '';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setMedia(false);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the banner', () => {
  it('shows another message every four seconds, without end', () => {
    renderPage(<PromoBanner />);
    const first = current();
    pass(3999);
    expect(current()).toBe(first);
    pass(1);
    const second = current();
    expect(second).not.toBe(first);
    const seen = [second];
    for (let turn = 0; turn < 3; turn++) {
      pass(4000);
      seen.push(current());
    }
    expect(seen.at(-1)).toBe(first);
    expect(new Set(seen).size).toBe(4);
  });

  it('goes one on and one back, round the ends', () => {
    renderPage(<PromoBanner />);
    const first = current();
    press('Next message');
    expect(current()).not.toBe(first);
    press('Previous message');
    expect(current()).toBe(first);
    press('Previous message');
    press('Next message');
    expect(current()).toBe(first);
  });

  it('stands still while it is paused, and goes on', () => {
    renderPage(<PromoBanner />);
    const first = current();
    press('Pause the banner');
    pass(60_000);
    expect(current()).toBe(first);
    press('Play the banner');
    pass(4000);
    expect(current()).not.toBe(first);
  });

  it('starts paused for those who want less motion, and can be started', () => {
    setMedia(true);
    renderPage(<PromoBanner />);
    const first = current();
    pass(60_000);
    expect(current()).toBe(first);
    press('Play the banner');
    pass(4000);
    expect(current()).not.toBe(first);
  });

  it('waits while it is pointed at', () => {
    renderPage(<PromoBanner />);
    const first = current();
    const turn = screen.getByRole('button', { name: 'Previous message' }).parentElement!;
    fireEvent.pointerEnter(turn);
    pass(60_000);
    expect(current()).toBe(first);
    fireEvent.pointerLeave(turn);
    pass(4000);
    expect(current()).not.toBe(first);
  });

  it('waits while the focus is in it, also when the pointer goes', () => {
    renderPage(<PromoBanner />);
    const first = current();
    const button = screen.getByRole('button', { name: 'Pause the banner' });
    const turn = button.parentElement!;
    fireEvent.pointerEnter(turn);
    act(() => button.focus());
    fireEvent.pointerLeave(turn);
    pass(60_000);
    expect(current()).toBe(first);
    act(() => button.blur());
    pass(4000);
    expect(current()).not.toBe(first);
  });

  it('leads to the pages that its texts name, without a new document', () => {
    const { router } = renderPage(<PromoBanner />, { locale: 'fr', at: '/fr' });
    fireEvent.click(screen.getByRole('link', { name: 'first' }));
    expect(router.state.location.pathname).toBe('/fr/first');
  });

  it('has nothing to turn where there are no messages', () => {
    renderPage(<PromoBanner />, { banner: [] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Announcements' })).toBeTruthy();
  });

  it('goes back, from the first to the last', () => {
    renderPage(<PromoBanner />);
    press('Previous message');
    expect(current()).toBe(document.querySelector('li:last-child')?.textContent);
  });

  it('tells screen readers of a change only when the visitor makes it', () => {
    renderPage(<PromoBanner />);
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('off');
    press('Pause the banner');
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
  });
});
