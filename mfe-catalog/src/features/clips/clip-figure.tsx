import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { PlayIcon } from '@headstock/ui/icons/play';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Clip, clockOf } from './clip.model.ts';

const ClipPlayer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "clip-player" */ './clip-player.tsx')).ClipPlayer,
}));

const Root = styled.figure`
  display: grid;
  gap: 12px;
  margin: 0;
  & > .frame {
    position: relative;
    display: grid;
    overflow: hidden;
    min-height: 132px;
    border-radius: var(--hs-r-paper);
    background:
      repeating-linear-gradient(
        to bottom,
        transparent 0 17px,
        color-mix(in srgb, var(--hs-ink), transparent 84%) 17px 18px
      ),
      var(--hs-sunken);
    &[data-kind='VIDEO'] {
      aspect-ratio: 16 / 9;
    }
    & > .play {
      position: relative;
      display: flex;
      align-items: end;
      gap: 14px;
      min-height: 132px;
      padding: 16px;
      color: var(--hs-ink);
      text-align: start;
      cursor: pointer;
      &:focus-visible {
        outline: 3px solid var(--hs-focus);
        outline-offset: -5px;
      }
      @media (scripting: none) {
        display: none;
      }
      & > img {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        object-fit: cover;
      }
      & > .sign {
        position: relative;
        display: grid;
        flex: none;
        place-items: center;
        width: 56px;
        height: 56px;
        border-radius: var(--hs-r-round);
        background: var(--hs-ink);
        color: var(--hs-page);
      }
      & > .what {
        position: relative;
        padding: 6px 12px;
        border-radius: var(--hs-r-control);
        background: var(--hs-surface);
        font-size: var(--hs-t-small);
        font-weight: 600;
      }
    }
    & > noscript {
      align-self: end;
    }
    & :is(audio, video) {
      display: block;
      width: 100%;
      height: 100%;
      &:focus-visible {
        outline-offset: -3px;
      }
    }
    & audio {
      align-self: end;
      height: 54px;
    }
  }
  & > figcaption {
    display: grid;
    gap: 6px;
    justify-items: start;
    & > p {
      white-space: pre-line;
    }
  }
`;

/** Props of a clip. */
export interface ClipFigureProps {
  readonly clip: Clip;
  /** Counted from 1. */
  readonly position: number;
  /** What it is of. */
  readonly itemTitle: string;
}

/** A sound or video: a button with its picture, and the player once it was pressed; without scripts the browser's own player. Renders a `<figure>`. */
export function ClipFigure({ clip, position, itemTitle }: ClipFigureProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const kind = formatMessage({ id: `itemClips.kind.${clip.kind}` });
  const title = clip.title ?? formatMessage({ id: 'itemClips.untitled' }, { kind, position });
  const name = formatMessage({ id: 'itemClips.player' }, { kind, title: clip.title ?? itemTitle });
  const tracks = clip.captions.map(({ locale, url }) => (
    <track key={locale} kind="captions" src={url} srcLang={locale} />
  ));
  return (
    <Root>
      <div className="frame" data-kind={clip.kind}>
        {isOpen ? (
          <Suspense
            fallback={
              <p role="status" className="hs-small">
                <FormattedMessage id="itemClips.loading" />
              </p>
            }
          >
            <ClipPlayer clip={clip} name={name} />
          </Suspense>
        ) : (
          <button type="button" className="play" onClick={() => setOpen(true)}>
            {clip.poster && <img src={`/images/${clip.poster.id}/960`} alt="" loading="lazy" />}
            <span className="sign">
              <PlayIcon />
            </span>
            <span className="hs-vh">
              <FormattedMessage id="itemClips.play" values={{ title }} />{' '}
            </span>
            <span className="what hs-num">
              {kind} · {clockOf(clip.seconds)}
            </span>
          </button>
        )}
        <noscript>
          {clip.kind === 'SOUND' ? (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- those that the seller wrote are its children
            <audio controls preload="none" src={clip.url} aria-label={name}>
              {tracks}
            </audio>
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- those that the seller wrote are its children
            <video controls preload="none" src={clip.url} aria-label={name}>
              {tracks}
            </video>
          )}
        </noscript>
      </div>
      <figcaption>
        <strong>{title}</strong>
        {clip.isSynthesised && (
          <Badge>
            <FormattedMessage id="itemClips.synthesised" />
          </Badge>
        )}
        {clip.description !== null && <p className="hs-small hs-mute">{clip.description}</p>}
      </figcaption>
    </Root>
  );
}
