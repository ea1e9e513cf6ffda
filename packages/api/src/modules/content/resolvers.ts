import type { ContentImage } from '@headstock/content/front-matter';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { readBanner } from './banner.ts';
import { readFaq, readPage } from './pages.ts';
import { type PostsAsked, readBlog, readPost, readPosts } from './posts.ts';
import { type ContentView, contentImageId } from './publish-content.ts';

type BySlug = { slug: string };
type InView = { view: string };
type Drawn = { drawing: ContentImage };

/** The drawing of a page or post in the crop that is asked for, as far as there is one in it. */
function imageOf({ drawing }: Drawn, { view: asked }: InView): { id: string; view: ContentView } {
  const view = asked === 'FULL' ? 'FULL' : 'CARD';
  return { id: contentImageId(drawing, view), view };
}

export const resolvers = {
  Query: {
    banner: (_source: unknown, _args: unknown, { db, locale }) => readBanner(db, locale),
    page: (_source: unknown, { slug }: BySlug, { db, locale }) => readPage(db, slug, locale),
    posts: (_source: unknown, args: PostsAsked, { db, locale }) => readPosts(db, locale, args),
    post: (_source: unknown, { slug }: BySlug, { db, locale }) => readPost(db, slug, locale),
    blogCategories: async (_source: unknown, _args: unknown, { db, locale }) => (await readBlog(db, locale)).categories,
    questions: (_source: unknown, _args: unknown, { db, locale }) => readFaq(db, locale),
  },
  BlogPost: { image: imageOf },
  ContentPicture: { image: imageOf },
} satisfies ResolverMap;
