import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import type { ContentSubject } from './content-json-ld.model.ts';

/** What search engines read of a page of texts; people never see it. */
export const { Island: DataIsland, load: loadData } = createIsland<ContentSubject>('content-data', async () => {
  const { ContentData } = await import(/* webpackChunkName: "content-data" */ './content-data.tsx');
  return ContentData;
});
