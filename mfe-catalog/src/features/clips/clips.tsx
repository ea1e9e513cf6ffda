import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { FormattedMessage } from 'react-intl';
import { type Clip, headingOf } from './clip.model.ts';
import { ClipFigure } from './clip-figure.tsx';

const Root = styled.section`
  padding-top: clamp(32px, 4.4vw, 64px);
  & > h2 {
    margin-bottom: 18px;
    font-size: var(--hs-t-1);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
    align-items: start;
    gap: clamp(18px, 2.4vw, 32px);
  }
  ${down('tablet')} {
    & > ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Props of the section. */
export interface ClipsProps {
  /** What the clips are of. */
  readonly title: string;
  readonly clips: readonly Clip[];
}

/** The sounds and videos of an item, each behind a button: nothing of a clip, nor its player, is loaded before it is pressed. Renders a `<section>`. */
export function Clips({ title, clips }: ClipsProps) {
  return (
    <Root className="hs-wrap" id="clips" aria-labelledby="clips-title" data-print="hide">
      <h2 id="clips-title">
        <FormattedMessage id={`itemClips.title.${headingOf(clips)}`} />
      </h2>
      <ul>
        {clips.map((clip, index) => (
          <li key={clip.id}>
            <ClipFigure clip={clip} position={index + 1} itemTitle={title} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
