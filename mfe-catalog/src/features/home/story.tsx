import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Paper } from '@headstock/ui/paper';
import { Picture } from '@headstock/ui/picture';
import { FormattedMessage } from 'react-intl';
import type { HomeView } from './home.model.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: 5fr 7fr;
  align-items: center;
  gap: clamp(32px, 6vw, 96px);
  padding-bottom: clamp(56px, 7.2vw, 120px);
  & > [data-tone] {
    aspect-ratio: 4 / 5;
    & > img {
      position: absolute;
      left: 8%;
      top: -10%;
      width: auto;
      max-width: none;
      height: 128%;
      transform: rotate(-14deg);
    }
  }
  & h2 {
    margin: 14px 0 28px;
    font-size: clamp(2.75rem, 1.7rem + 4.3vw, 6rem);
    line-height: 0.93;
    letter-spacing: -0.025em;
  }
  & .cols {
    columns: 2;
    column-gap: 36px;
    color: var(--hs-ink-2);
    & > p + p {
      text-indent: 1.4em;
    }
    & > p:first-of-type::first-letter {
      float: left;
      padding: 7px 10px 0 0;
      font: 400 4.5rem/0.74 var(--hs-serif);
      color: var(--hs-plush);
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: 1fr;
  }
  ${down('tablet')} {
    & .cols {
      columns: 1;
    }
  }
`;

/** A story from the bench beside a picture. Renders a `<section>`. */
export function Story({ picture }: { readonly picture: NonNullable<HomeView['story']> }) {
  return (
    <Root className="hs-wrap" aria-labelledby="story">
      <Paper tone={picture.paper}>
        <Picture
          id={picture.picture}
          alt={picture.title}
          view="full"
          sizes="(min-width:1728px) 400px, (min-width:916px) 26vw, 60vw"
          widths={[320, 480, 640, 960]}
        />
      </Paper>
      <div>
        <p className="hs-label hs-mute">
          <FormattedMessage id="catalog.home.storyLabel" />
        </p>
        <h2 id="story">
          <FormattedMessage id="catalog.home.story" />
        </h2>
        <div className="cols">
          <p>
            <FormattedMessage id="catalog.home.story.1" />
          </p>
          <p>
            <FormattedMessage id="catalog.home.story.2" />
          </p>
        </div>
      </div>
    </Root>
  );
}
