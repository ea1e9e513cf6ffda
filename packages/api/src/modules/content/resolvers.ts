import type { ContentImage } from '@headstock/content/front-matter';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { bannerOf } from './banner.ts';
import { readLayoutEntries } from './entries.ts';
import { menusOf } from './menus/menus-of.ts';
import { readFaq, readPage } from './pages.ts';
import { type ContentView, isPhotograph, pictureIdOf } from './picture-ids.ts';
import { readBlog, readPost, readPosts } from './posts.ts';
import { readPreview } from './preview/preview-key.ts';

type InView = { view: string };
type Drawn = { drawing: ContentImage };

/** The picture of a page or post: a drawing in the crop that is asked for, as far as there is one in it, or a photograph. */
function imageOf({ drawing }: Drawn, { view: asked }: InView): { id: string; view: ContentView | 'PHOTO' } {
  const view = asked === 'FULL' ? 'FULL' : 'CARD';
  return { id: pictureIdOf(drawing, view), view: isPhotograph(drawing) ? 'PHOTO' : view };
}

/** What a preview key lets this request see in place of what is published. */
const previewOf = ({ actor, secrets, previewKey, memo }: GraphQLContext) =>
  previewKey === undefined
    ? Promise.resolve(null)
    : memo('content.preview', () => readPreview(actor.db, { secrets }, previewKey, actor.now));

/** Banner and menus of a request, read by one statement. */
const layoutOf = (context: GraphQLContext) =>
  context.memo('content.layout', async () =>
    readLayoutEntries(context.actor.db, context.actor.locale, await previewOf(context)),
  );

export const resolvers = {
  Query: {
    banner: async (_source, _args, context) => bannerOf((await layoutOf(context)).banner, context.actor.locale),
    menus: async (_source, _args, context) =>
      menusOf(context.actor.db, (await layoutOf(context)).menus, context.actor.locale),
    page: async (_source, { slug }, context) =>
      readPage(context.actor.db, slug, context.actor.locale, await previewOf(context)),
    posts: async (_source, args, context) =>
      readPosts(context.actor.db, context.actor.locale, args, await previewOf(context)),
    post: async (_source, { slug }, context) =>
      readPost(context.actor.db, slug, context.actor.locale, await previewOf(context)),
    blogCategories: async (_source, _args, context) =>
      (await readBlog(context.actor.db, context.actor.locale, await previewOf(context))).categories,
    questions: async (_source, _args, context) =>
      readFaq(context.actor.db, context.actor.locale, await previewOf(context)),
  },
  BlogPost: { image: imageOf },
  ContentPicture: { image: imageOf },
} satisfies Resolvers;
