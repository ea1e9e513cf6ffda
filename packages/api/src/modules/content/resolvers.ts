import type { ContentImage } from '@headstock/content/front-matter';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { readBanner } from './banner.ts';
import { readFaq, readPage } from './pages.ts';
import { readBlog, readPost, readPosts } from './posts.ts';
import { type ContentView, contentImageId } from './publish-content.ts';

type InView = { view: string };
type Drawn = { drawing: ContentImage };

/** The drawing of a page or post in the crop that is asked for, as far as there is one in it. */
function imageOf({ drawing }: Drawn, { view: asked }: InView): { id: string; view: ContentView } {
  const view = asked === 'FULL' ? 'FULL' : 'CARD';
  return { id: contentImageId(drawing, view), view };
}

export const resolvers = {
  Query: {
    banner: (_source, _args, { actor: { db, locale } }) => readBanner(db, locale),
    page: (_source, { slug }, { actor: { db, locale } }) => readPage(db, slug, locale),
    posts: (_source, args, { actor: { db, locale } }) => readPosts(db, locale, args),
    post: (_source, { slug }, { actor: { db, locale } }) => readPost(db, slug, locale),
    blogCategories: async (_source, _args, { actor: { db, locale } }) => (await readBlog(db, locale)).categories,
    questions: (_source, _args, { actor: { db, locale } }) => readFaq(db, locale),
  },
  BlogPost: { image: imageOf },
  ContentPicture: { image: imageOf },
} satisfies Resolvers;
