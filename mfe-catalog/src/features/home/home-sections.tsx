import { Workshop } from './workshop.tsx';
import { Decades } from './decades.tsx';
import type { HomeView } from './home.model.ts';
import { Promises } from './promises.tsx';
import { Story } from './story.tsx';
import { CategoryRail } from './category-rail.tsx';

export interface HomeSectionsProps {
  readonly part: 'promises' | 'ways' | 'bench';
  readonly view: HomeView;
}

/** A part of the home page that nothing changes once it stands: the shop's word, the ways into the shop with the story, or the bench. */
export function HomeSections({ part, view: { wall, decades, story, bench } }: HomeSectionsProps) {
  if (part === 'promises') return <Promises />;
  if (part === 'bench') return bench && <Workshop {...bench} />;
  return (
    <>
      {wall.length > 0 && <CategoryRail places={wall} />}
      {decades.length > 0 && <Decades decades={decades} />}
      {story && <Story story={story} />}
    </>
  );
}
