/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { homeAnswer } from '#mfe-catalog/testing/catalogue.fixture.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

const home = { CatalogHome: homeAnswer };

describe('the home page', () => {
  it('shows one instrument first, eagerly, and everything after one question', async () => {
    const { requests, container } = await renderRoute('/', home);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good wood remembers.');
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(requests()).toEqual([['CatalogHome', {}]]);
  });

  it('counts instruments without merch', async () => {
    await renderRoute('/', home);
    expect(screen.getByText(/^658 vintage and used instruments/)).toBeTruthy();
  });

  it('hangs types and departments on the wall, with their counts', async () => {
    await renderRoute('/', home);
    const wall = within(screen.getByRole('region', { name: 'Shop by type' }));
    const hrefs = wall.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs).toEqual([
      '/shop',
      '/shop/category/electric-guitars?category=["solid-body"]',
      '/shop/category/mandolins',
    ]);
    expect(wall.getByRole('link', { name: /Mandolins\s*58/ })).toBeTruthy();
  });

  it('has five arrivals of differing backdrops, without the one of the stage', async () => {
    await renderRoute('/', home);
    const arrivals = within(screen.getByRole('region', { name: 'On the wall this week' }));
    expect(arrivals.getAllByRole('article')).toHaveLength(5);
  });

  it('tells the newest story of a player, leads to all of it and to other posts', async () => {
    await renderRoute('/', home);
    const story = within(screen.getByRole('region', { name: 'Three times' }));
    expect(story.getByText('came in').parentElement?.textContent).toBe('A brown case came in.');
    expect(story.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/three-times',
      '/blog/three-times',
      '/blog',
      '/blog/frets',
      '/blog/nuts',
    ]);
  });

  it('has neither stories nor prices where the content store has none', async () => {
    const bare = () => ({ ...homeAnswer(), stories: { nodes: [] }, repairs: null });
    await renderRoute('/', { CatalogHome: bare });
    expect(screen.getByRole('region', { name: 'Walk up the neck' })).toBeTruthy();
    expect(screen.queryByText('Stories from the bench')).toBeNull();
    expect(screen.queryByRole('region', { name: 'The repair bench' })).toBeNull();
  });

  it('shows the first five prices of the bench, and whether they only begin there', async () => {
    await renderRoute('/', home);
    const prices = within(screen.getByRole('region', { name: 'The repair bench' })).getAllByRole('listitem');
    expect(prices).toHaveLength(5);
    expect(prices[0]?.textContent).toBe('Setupfrom $85What Setup is');
    expect(prices[4]?.textContent).toBe('Appraisal$89What Appraisal is');
  });

  it('speaks French', async () => {
    await renderRoute('/', home, 'fr');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Le bois a de la mémoire.');
    expect(screen.getByRole('region', { name: 'L’atelier' }).textContent).toContain('dès 85\u00a0$');
  });

  it('asks what a thing is worth, with what was said of it already in the form', async () => {
    const { router, container } = await renderRoute('/', home);
    fireEvent.change(screen.getByLabelText('Brand and model'), { target: { value: 'Gibson J-45' } });
    fireEvent.change(screen.getByLabelText('Year, if you know it'), { target: { value: 'about 1953' } });
    await act(async () => {
      fireEvent.submit(container.querySelector('form[action="/forms/appraisal"]')!);
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    expect(router.state.location.pathname).toBe('/forms/appraisal');
    expect(screen.getByLabelText<HTMLInputElement>('Brand').value).toBe('Gibson');
    expect(screen.getByLabelText<HTMLInputElement>('Model').value).toBe('J-45');
  });
});

describe('the letter', () => {
  const subscribe = async (email: string): Promise<void> => {
    await renderRoute('/', home);
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: email } });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
  };
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });
  const answer = (status: number, body: unknown): [string, unknown][] => {
    const sent: [string, unknown][] = [];
    globalThis.fetch = async (url, init) => {
      const request = new Request(new URL(url instanceof Request ? url.url : url, 'http://shop.test'), init);
      sent.push([new URL(request.url).pathname, await request.json()]);
      return new Response(JSON.stringify(body), { status });
    };
    return sent;
  };

  it('says at the field what is wrong, before anybody is asked', async () => {
    const sent = answer(200, {});
    await subscribe('');
    expect(screen.getByText('Email address is required')).toBeTruthy();
    cleanup();
    await subscribe('a@b');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('subscribes in small letters', async () => {
    const sent = answer(200, {});
    await subscribe(' June@Example.COM ');
    expect(sent).toEqual([['/api/subscribe', { email: 'june@example.com' }]]);
    expect(screen.getByText('You are on the list. See you Tuesday.')).toBeTruthy();
  });

  it('shows the words of the server, or its own', async () => {
    answer(429, { message: 'Too many letters.' });
    await subscribe('june@example.com');
    expect(screen.getByText('Too many letters.')).toBeTruthy();
    cleanup();
    answer(500, 'no json');
    await subscribe('june@example.com');
    expect(screen.getByText('There was an error subscribing to our newsletter. Please try again.')).toBeTruthy();
  });
});
