import { describe, expect, it } from '@jest/globals';
import { blogPath, blogViewOf, postsOnPage, readPage } from './blog.model.ts';

const answer = (totalCount: number) => ({
  posts: { totalCount, nodes: [] },
  blogCategories: [{ slug: 'history', title: 'History', description: 'd', count: 3 }],
});

describe('the pages of the blog', () => {
  it('follow one another without a gap', () => {
    expect([1, 2, 3].map(postsOnPage)).toEqual([
      { first: 10, skip: 0 },
      { first: 9, skip: 10 },
      { first: 9, skip: 19 },
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [19, 2],
    [20, 3],
  ])('of %i posts are %i', (posts, pages) => {
    expect(blogViewOf(answer(posts), null, 1)?.pageCount).toBe(pages);
    expect(blogViewOf(answer(posts), null, pages + 1)).toBeNull();
  });

  it('have addresses that can be read again', () => {
    for (const page of [1, 2, 17])
      expect(readPage(new URL(blogPath('history', page), 'https://a.test').searchParams)).toBe(page);
    for (const wreck of ['0', '-1', '1.5', '99999', 'x', ''])
      expect(readPage(new URLSearchParams({ page: wreck }))).toBe(1);
  });

  it('are none of a category that there is not', () => {
    expect(blogViewOf(answer(3), 'history', 1)?.category?.title).toBe('History');
    expect(blogViewOf(answer(0), 'kazoos', 1)).toBeNull();
  });
});
