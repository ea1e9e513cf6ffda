import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import type { PageSubject } from './page-json-ld.model.ts';

/** What search engines read of a page of texts; people never see it. */
export const { Island: PageDataIsland, load: loadPageData } = createIsland<PageSubject>('page-data', async () => {
  const { PageData } = await import(/* webpackChunkName: "page-data" */ './page-data.tsx');
  return PageData;
});
