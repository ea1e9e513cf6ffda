import type { ResolverMap } from '#api/http/resolver-map.ts';
import { readBanner } from './banner.ts';
import { readFaq, readPage } from './pages.ts';
import { type PostsAsked, type PostSource, readBlog, readPost, readPosts } from './posts.ts';

type BySlug = { slug: string };
type InView = { view: string };

export const resolvers = {
  Query: {
    banner: (_source: unknown, _args: unknown, { db, locale }) => readBanner(db, locale),
    page: (_source: unknown, { slug }: BySlug, { db, locale }) => readPage(db, slug, locale),
    posts: (_source: unknown, args: PostsAsked, { db, locale }) => readPosts(db, locale, args),
    post: (_source: unknown, { slug }: BySlug, { db, locale }) => readPost(db, slug, locale),
    blogCategories: async (_source: unknown, _args: unknown, { db, locale }) => (await readBlog(db, locale)).categories,
    questions: (_source: unknown, _args: unknown, { db, locale }) => readFaq(db, locale),
  },
  BlogPost: {
    image: ({ pictures }: PostSource, { view: asked }: InView) => {
      const view = asked === 'FULL' ? 'FULL' : 'CARD';
      return { id: pictures[view], view };
    },
  },
} satisfies ResolverMap;
