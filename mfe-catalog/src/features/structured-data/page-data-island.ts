import { createIsland } from '@headstock/first-load/create-island';
import type { PageSubject } from './page-json-ld.model.ts';

/** The structured data of a page, which is never visible. */
export const { Island: PageDataIsland, load: loadPageData } = createIsland<PageSubject>('page-data', async () => {
  const { PageData } = await import(/* webpackChunkName: "page-data" */ './page-data.tsx');
  return PageData;
});
