import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { PaletteEntry } from './palette.model.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  max-height: min(60dvh, 460px);
  margin-inline: -10px;
  overflow: auto;
  & > div > p {
    padding: 0 10px 4px;
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
    min-height: 44px;
    padding: 10px;
    border-radius: var(--hs-r-control);
    overflow-wrap: anywhere;
    text-decoration: none;
    &:hover,
    &[aria-selected='true'] {
      background: var(--hs-sunken);
    }
    &[aria-selected='true'] {
      box-shadow: inset 3px 0 0 var(--hs-plush);
    }
  }
`;

/** Props of the list. */
export interface PaletteListProps {
  readonly id: string;
  readonly label: string;
  /** In the order in which they are shown; those of a group follow each other. */
  readonly entries: readonly PaletteEntry[];
  readonly active: number;
  readonly onOpen: () => void;
}

/** What the palette offers, by kind. Options are links, so that they open in a new window too. Renders a `<div role="listbox">`. */
export function PaletteList({ id, label, entries, active, onOpen }: PaletteListProps): ReactNode {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Root id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="hs-label hs-mute">
            <FormattedMessage id={`palette.group.${group}`} />
          </p>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <Link
                key={entry.key}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                to={entry.path}
                onClick={onOpen}
                ref={(element) => {
                  if (index === active) element?.scrollIntoView?.({ block: 'nearest' });
                }}
              >
                {entry.title}
                {entry.detail && <span className="hs-small hs-mute">{entry.detail}</span>}
              </Link>
            ) : null,
          )}
        </div>
      ))}
    </Root>
  );
}
