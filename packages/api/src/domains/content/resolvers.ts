import type { ResolverMap } from '#api/http/resolver-map.ts';
import { readBanner } from './banner.ts';
import { readFaq, readPage } from './pages.ts';
import { type PostsAsked, readBlog, readPost, readPosts } from './posts.ts';

type BySlug = { slug: string };

export const resolvers = {
  Query: {
    banner: (_source: unknown, _args: unknown, { db, locale }) => readBanner(db, locale),
    page: (_source: unknown, { slug }: BySlug, { db, locale }) => readPage(db, slug, locale),
    posts: (_source: unknown, args: PostsAsked, { db, locale }) => readPosts(db, locale, args),
    post: (_source: unknown, { slug }: BySlug, { db, locale }) => readPost(db, slug, locale),
    blogCategories: async (_source: unknown, _args: unknown, { db, locale }) => (await readBlog(db, locale)).categories,
    questions: (_source: unknown, _args: unknown, { db, locale }) => readFaq(db, locale),
  },
} satisfies ResolverMap;
