import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useListLinks } from '../browse/use-list-links.ts';
import { fretWidth } from './fret-width.ts';
import { Fretboard } from './fretboard.tsx';

const Board = styled(Fretboard)`
  & .place {
    font: 400 1.625rem/1 var(--hs-serif);
  }
  & .inlay {
    display: grid;
    place-content: center;
    min-width: 38px;
    height: 26px;
    padding: 0 9px;
    border-radius: var(--hs-r-round);
    background: var(--hs-pearl);
    color: var(--hs-on-tag);
    font-size: var(--hs-t-micro);
    font-weight: 600;
  }
  & [aria-current] .inlay {
    background: var(--hs-plush-on-dark);
    color: var(--hs-on-plush-dark);
  }
  & .empty {
    color: var(--hs-on-ebony-2);
  }
`;

/** One entry of the timeline. */
export interface TimelineEntry {
  key: string;
  label: ReactNode;
  /** The number of items, in the inlay. */
  count?: ReactNode;
  /** Read out after the count: “instruments”. */
  countLabel?: string;
  /** Where it leads; absent where there is nothing. */
  to?: string | undefined;
  current?: boolean;
}

/** Props of the timeline. */
export interface TimelineProps {
  /** The list's name: “Decades”. */
  label: string;
  entries: readonly TimelineEntry[];
  /** `nofollow` where crawlers would find endlessly many alike. */
  rel?: 'nofollow';
}

/** A timeline of links, drawn as a guitar neck with frets at their true spacing; the current entry is scrolled into view. Renders an `<ol>`. */
export function Timeline({ label, entries, rel }: TimelineProps) {
  const board = useRef<HTMLOListElement>(null);
  const { hrefOf, onClick } = useListLinks();
  const current = entries.find((place) => place.current)?.key;
  useEffect(() => {
    const strip = board.current;
    const place = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (current !== undefined && strip && place)
      strip.scrollLeft = place.offsetLeft - (strip.clientWidth - place.offsetWidth) / 2;
  }, [current]);
  return (
    <Board ref={board} aria-label={label} onClick={onClick}>
      {entries.map((place, index) => (
        <li key={place.key} style={{ flexGrow: fretWidth(index) }}>
          {place.to ? (
            <a href={hrefOf(place.to)} rel={rel} aria-current={place.current ? 'true' : undefined}>
              <TimelineLabel label={place.label} count={place.count} countLabel={place.countLabel} />
            </a>
          ) : (
            <span className="empty">
              <TimelineLabel label={place.label} count={place.count} countLabel={place.countLabel} />
            </span>
          )}
        </li>
      ))}
    </Board>
  );
}

function TimelineLabel({
  label,
  count,
  countLabel,
}: Pick<TimelineEntry, 'label' | 'count'> & { countLabel: string | undefined }) {
  return (
    <>
      <span className="place">{label}</span>
      {count !== undefined && (
        <span className="inlay hs-num">
          {count}
          {countLabel && <span className="hs-vh"> {countLabel}</span>}
        </span>
      )}
    </>
  );
}
