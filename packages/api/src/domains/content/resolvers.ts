import type { ResolverMap } from '#api/http/resolver-map.ts';
import { readBanner } from './banner.ts';

export const resolvers = {
  Query: { banner: (_source: unknown, _args: unknown, { db, locale }) => readBanner(db, locale) },
} satisfies ResolverMap;
