import { Workshop } from './workshop.tsx';
import { Decades } from './decades.tsx';
import type { HomeView } from './home.model.ts';
import { Promises } from './promises.tsx';
import { Story } from './story.tsx';
import { CategoryRail } from './category-rail.tsx';

export interface HomeSectionsProps {
  readonly section: 'promises' | 'browse' | 'workshop';
  readonly view: HomeView;
}

/** A static section of the home page: the promises, browsing (categories, decades, the story), or the workshop. */
export function HomeSections({ section, view: { categories, decades, story, workshop } }: HomeSectionsProps) {
  if (section === 'promises') return <Promises />;
  if (section === 'workshop') return workshop && <Workshop {...workshop} />;
  return (
    <>
      {categories.length > 0 && <CategoryRail places={categories} />}
      {decades.length > 0 && <Decades decades={decades} />}
      {story && <Story story={story} />}
    </>
  );
}
