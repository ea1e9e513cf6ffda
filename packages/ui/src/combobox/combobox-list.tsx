import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { Backdrop } from '../product/backdrop.tsx';
import { LocalPrice } from '../money/local-price.tsx';
import { Picture } from '../product/picture.tsx';
import { down } from '../tokens/breakpoints.ts';
import { markedParts } from './combobox.model.ts';

const Group = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  &[data-layout='columns'] {
    grid-template-columns: 1fr 1fr;
    column-gap: 24px;
    & > p {
      grid-column: 1 / -1;
    }
  }
  ${down('desktop')} {
    &[data-layout='columns'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > p {
    margin-bottom: 12px;
    font-size: var(--hs-t-small);
    font-weight: 600;
    line-height: 1.3;
    color: var(--hs-ink-3);
  }
`;

const Option = styled.a`
  display: flex;
  align-items: center;
  gap: 18px;
  min-height: 44px;
  margin-inline: -8px;
  padding: 6px 8px;
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
  & > [data-tone] {
    flex: none;
    width: 56px;
    aspect-ratio: 4 / 5;
    & > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  &[data-strong] > .label {
    font-weight: 600;
  }
  & .detail {
    display: block;
    font-size: var(--hs-t-small);
    font-weight: 400;
    color: var(--hs-ink-2);
  }
  & mark {
    padding: 0 1px;
    background: var(--hs-tag);
    color: var(--hs-on-tag);
  }
`;

/** One option. Options of one group stand together, in the order of the arrow keys. */
export interface ComboboxOption {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** Where it leads, without language prefix. */
  readonly path: string;
  /** Id of its picture. */
  readonly picture: string | null;
  /** A line under the label: “$2,450 · Excellent”. */
  readonly detail?: string;
  /** The price in it, in integer cents of US dollars, where it is also shown in the visitor's currency. */
  readonly cents?: number;
  /** Whether the words of the query are marked in its label. */
  readonly isMarked: boolean;
}

/** A group of options. */
export interface ComboboxGroup {
  readonly key: string;
  readonly label: ReactNode;
  /** Two columns of options with strong labels, on wide screens. */
  readonly isWide?: boolean;
}

/** Props of the list. */
export interface ComboboxListProps<Option extends ComboboxOption> {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly options: readonly Option[];
  /** Index of the active option, -1 for none. */
  readonly active: number;
  /** Its words are marked in the labels. */
  readonly query: string;
  readonly idOf: (index: number) => string;
  readonly onChoose: (option: Option) => void;
}

interface OptionRowProps {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly isActive: boolean;
  readonly isStrong: boolean;
  readonly query: string;
  readonly onChoose: () => void;
}

function OptionRow({ option, id, isActive, isStrong, query, onChoose }: OptionRowProps) {
  const href = useHref(option.path);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // jsdom has no layout to scroll.
    if (isActive) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const parts = option.isMarked ? markedParts(option.label, query) : [[option.label, false] as const];
  return (
    <Option
      ref={link}
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      data-strong={isStrong || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {option.picture && (
        <Backdrop as="span" tone="fog">
          <Picture id={option.picture} alt="" sizes="56px" widths={[160]} />
        </Backdrop>
      )}
      <span className="label">
        {parts.map(([text, marked], at) => {
          const key = `${at} ${text}`;
          return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
        })}
        {option.detail && (
          <span className="detail">
            {' '}
            {option.detail}
            {option.cents !== undefined && <LocalPrice cents={option.cents} />}
          </span>
        )}
      </span>
    </Option>
  );
}

/** The options of a combobox in their groups, as links; empty groups are left out. Renders a `<div role="listbox">`. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, groups, options, active, query, idOf, onChoose } = props;
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map((group) => {
        const members = numbered.filter(({ option }) => option.group === group.key);
        if (members.length === 0) return null;
        const groupId = `${id}-${group.key}`;
        return (
          <Group
            key={group.key}
            role="group"
            data-layout={group.isWide ? 'columns' : undefined}
            aria-labelledby={groupId}
          >
            <p id={groupId} role="none">
              {group.label}
            </p>
            {members.map(({ option, index }) => (
              <OptionRow
                key={option.key}
                option={option}
                id={idOf(index)}
                isActive={index === active}
                isStrong={group.isWide ?? false}
                query={query}
                onChoose={() => onChoose(option)}
              />
            ))}
          </Group>
        );
      })}
    </div>
  );
}
