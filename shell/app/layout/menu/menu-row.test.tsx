/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '../layout.fixture.tsx';
import { MenuRow } from './menu-row.tsx';

afterEach(cleanup);

const link = (name: string) => screen.getByRole('link', { name });
const show = (group: string) => screen.getByRole('button', { name: `${group}: show more` });
const fender = () => screen.queryByRole('link', { name: 'Fender' });
const focus = (element: HTMLElement) => act(() => element.focus());
const focused = () => document.activeElement?.textContent;

describe('the menu row', () => {
  it('is made of links that work without script', () => {
    renderPage(<MenuRow />);
    expect(link('Electrics').getAttribute('href')).toBe('/shop/category/electric-guitars');
    expect(link('Latest Arrivals').getAttribute('href')).toBe('/shop?sort=LISTING_TIME_DESC');
  });

  it('opens and closes a group by its button', async () => {
    renderPage(<MenuRow />);
    await userEvent.click(show('Electrics'));
    expect(show('Electrics').getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(fender()).not.toBeNull());
    await userEvent.click(show('Electrics'));
    expect(fender()).toBeNull();
  });

  it('keeps open at a press what the mouse had opened in passing', async () => {
    renderPage(<MenuRow />);
    await userEvent.hover(link('Electrics'));
    await waitFor(() => expect(fender()).not.toBeNull());
    await userEvent.click(show('Electrics'));
    expect(fender()).not.toBeNull();
    await userEvent.click(show('Electrics'));
    expect(fender()).toBeNull();
  });

  it('walks along the row with the arrows, round its ends', async () => {
    renderPage(<MenuRow />);
    focus(link('Latest Arrivals'));
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Electrics');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const row = [...document.querySelectorAll('li[data-group] > div > a')];
    expect(document.activeElement).toBe(row.at(-1));
  });

  it('goes down into a group and comes back up', async () => {
    renderPage(<MenuRow />);
    focus(link('Electrics'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Fender'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Gibson');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Electrics');
  });

  it('closes on Esc and gives the focus back', async () => {
    renderPage(<MenuRow />);
    focus(link('Electrics'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Fender'));
    await userEvent.keyboard('{Escape}');
    expect(fender()).toBeNull();
    expect(document.activeElement).toBe(show('Electrics'));
  });

  it('closes when the focus leaves it', async () => {
    renderPage(
      <>
        <MenuRow />
        <button type="button">Elsewhere</button>
      </>,
    );
    await userEvent.click(show('Electrics'));
    await waitFor(() => expect(fender()).not.toBeNull());
    focus(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(fender()).toBeNull());
  });

  it('opens under the mouse, after a moment', async () => {
    renderPage(<MenuRow />);
    await userEvent.hover(link('Acoustics'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Martin' })).not.toBeNull());
    await userEvent.unhover(link('Acoustics'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Martin' })).toBeNull());
  });

  it('opens at the first touch and follows the link at the second', async () => {
    const { router } = renderPage(<MenuRow />);
    const touch = () => userEvent.pointer({ keys: '[TouchA]', target: link('Electrics') });
    await touch();
    await waitFor(() => expect(fender()).not.toBeNull());
    expect(router.state.location.pathname).toBe('/');
    await touch();
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/category/electric-guitars'));
    expect(fender()).toBeNull();
  });

  it('counts what is behind a link once the shop has said so', async () => {
    const listings = {
      facets: [{ key: 'BRAND', values: [{ value: 'gibson', count: 1186 }] }],
      nodes: [],
    };
    renderPage(<MenuRow />, {
      answers: { MenuGroup: { listings } },
    });
    await userEvent.click(show('Acoustics'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Gibson 1,186' })).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Martin' })).not.toBeNull();
  });
});
