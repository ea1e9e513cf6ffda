import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import type { ReactNode } from 'react';
import type { PictureView } from './page-view.model.ts';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  grid-template-rows: auto 1fr;
  gap: 0 clamp(32px, 4.4vw, 72px);
  padding-block: 16px clamp(24px, 3vw, 44px);
  & > .words {
    align-self: center;
    padding-block: 32px;
  }
  & h1 {
    font-size: clamp(2.75rem, 1.9rem + 3.8vw, 5.75rem);
    line-height: 0.94;
    letter-spacing: -0.025em;
    overflow-wrap: break-word;
  }
  & .hs-lead {
    max-width: 30em;
    margin-block: 24px;
  }
  & > [data-tone] {
    grid-area: 1 / 2 / 3;
    aspect-ratio: 4 / 5;
    & > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
    & > .words {
      padding-block: 20px 28px;
    }
    & > [data-tone] {
      grid-area: auto;
      aspect-ratio: 5 / 4;
      & > img {
        inset: auto auto 0 50%;
        width: auto;
        max-width: none;
        height: 132%;
        transform: translateX(-50%);
      }
    }
  }
`;

export interface PictureHeaderProps {
  readonly picture: PictureView;
  /** The way to the page. */
  readonly path: ReactNode;
  /** The `<h1>` and what stands under it. */
  readonly children: ReactNode;
}

/** The head of a page of texts beside its picture. Renders a `<header>`. */
export function PictureHeader({ picture, path, children }: PictureHeaderProps) {
  return (
    <Root className="hs-wrap">
      {path}
      <div className="words">{children}</div>
      <Backdrop tone={picture.backdrop}>
        <Picture
          id={picture.id}
          alt={picture.alt}
          sizes="(min-width:1728px) 650px, (min-width:916px) 40vw, 97vw"
          widths={[320, 480, 640, 960, 1280]}
          priority
        />
      </Backdrop>
    </Root>
  );
}
