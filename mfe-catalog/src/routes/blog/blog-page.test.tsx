/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { blogAnswer, chapter, postAnswer } from '#mfe-catalog/testing/content.fixture.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

const href = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
const status = (errors: object | null): unknown => Object.values(errors ?? {})[0];

describe('the blog', () => {
  it('shows the newest post first and the others as cards, after one question', async () => {
    const { requests } = await renderRoute('/blog', { CatalogBlog: () => blogAnswer(['frets', 'nuts', 'glue']) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stories from the bench');
    const [first, ...others] = screen.getAllByRole('article');
    expect(first?.dataset['large']).toBe('true');
    expect(within(first!).getByRole('img', { name: 'A drawing of frets' }).getAttribute('loading')).toBe('eager');
    expect(within(first!).getByText(/Feb 24th 2026/)).toBeTruthy();
    expect(others).toHaveLength(2);
    expect(href('About nuts')).toBe('/blog/nuts');
    expect(requests()).toEqual([['CatalogBlog', { category: null, first: 10, skip: 0 }]]);
  });

  it('has a category with its own words, marked among the others', async () => {
    const { requests } = await renderRoute('/blog/category/history', { CatalogBlog: () => blogAnswer(['frets']) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('History');
    expect(screen.getByText('Where the shapes come from.')).toBeTruthy();
    const chips = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(chips.getByRole('link', { current: 'page' }).textContent).toBe('History4');
    expect(chips.getByRole('link', { name: 'All stories' }).getAttribute('href')).toBe('/blog');
    expect(requests()[0]?.[1]).toMatchObject({ category: 'history' });
  });

  it('goes on in pages that have addresses', async () => {
    await renderRoute('/blog?page=2', { CatalogBlog: () => blogAnswer(['a', 'b'], 21) });
    expect(screen.getAllByRole('article').every(({ dataset }) => dataset['large'] === undefined)).toBe(true);
    expect(href('Next page')).toBe('/blog?page=3');
    expect(href('Previous page')).toBe('/blog');
  });

  it('says so when there is nothing to read', async () => {
    await renderRoute('/blog', { CatalogBlog: () => blogAnswer([]) });
    expect(screen.getByRole('heading', { name: /Nothing written here yet/ })).toBeTruthy();
  });

  it.each(['/blog/category/kazoos', '/blog?page=9'])('does not find %s', async (path) => {
    const { router } = await renderRoute(path, { CatalogBlog: () => blogAnswer(['a']) });
    expect(status(router.state.errors)).toMatchObject({ status: 404 });
  });
});

describe('a post', () => {
  it('has its author, day, reading time, neighbours and others of its category', async () => {
    await renderRoute('/blog/frets', { CatalogPost: () => postAnswer() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About frets');
    expect(screen.getByText('Noor Haddad').parentElement?.textContent).toBe('Noor Haddad, Luthier, bench 3');
    expect(screen.getAllByText(/4 min to read/)).toHaveLength(2);
    expect(href(/An older one/)).toBe('/blog/older');
    expect(href(/A newer one/)).toBe('/blog/newer');
    expect(screen.getByRole('heading', { level: 2, name: 'More from History' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('has a table of contents when it is long', async () => {
    const html = ['one', 'two', 'three', 'four'].map((id) => chapter(id)).join('');
    await renderRoute('/blog/frets', { CatalogPost: () => postAnswer({ html }) });
    const places = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(places.map((place) => place.getAttribute('href'))).toEqual(['#one', '#two', '#three', '#four']);
    for (const place of places) expect(document.querySelector(place.getAttribute('href')!)).toBeTruthy();
  });

  it('tells search engines who wrote it, when, and where it stands', async () => {
    const { container } = await renderRoute('/blog/frets', { CatalogPost: () => postAnswer() });
    const data: unknown = JSON.parse(container.querySelector('[type="application/ld+json"]')?.textContent ?? '');
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'BlogPosting',
          datePublished: '2026-02-24T12:00:00.000Z',
          dateModified: '2026-03-02T09:30:00.000Z',
          author: { name: 'Noor Haddad' },
        },
        { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
      ],
    });
  });

  it('is French in French', async () => {
    await renderRoute('/blog/frets', { CatalogPost: () => postAnswer() }, 'fr');
    expect(screen.getAllByText(/24 févr\. 2026/)[0]?.textContent).toMatch(/4 min de lecture|24 févr/);
    expect(screen.getByRole('navigation', { name: 'Avant et après' })).toBeTruthy();
  });

  it('that there is not is not found', async () => {
    const { router } = await renderRoute('/blog/no-such', { CatalogPost: () => ({ post: null }) });
    expect(status(router.state.errors)).toMatchObject({ status: 404 });
  });
});
