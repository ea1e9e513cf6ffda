import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { markedParts, type OptionGroup, type SearchOption } from './search-options.model.ts';

const Group = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  &[data-group='items'] {
    grid-template-columns: 1fr 1fr;
    column-gap: 24px;
    & > p {
      grid-column: 1 / -1;
    }
  }
  ${down('desktop')} {
    &[data-group='items'] {
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
  &[data-group='items'] > .label {
    font-weight: 600;
  }
  & mark {
    padding: 0 1px;
    background: var(--hs-tag);
    color: var(--hs-on-tag);
  }
`;

/** Props of the list. */
export interface OptionListProps {
  readonly id: string;
  readonly options: readonly SearchOption[];
  /** Index of the active one, -1 for none. */
  readonly active: number;
  /** Its words are marked in the labels. */
  readonly query: string;
  readonly idOf: (index: number) => string;
  readonly onChoose: (option: SearchOption) => void;
}

interface OptionRowProps extends Pick<OptionListProps, 'query' | 'onChoose'> {
  readonly option: SearchOption;
  readonly id: string;
  readonly selected: boolean;
}

function OptionRow({ option, id, selected, query, onChoose }: OptionRowProps) {
  const href = useHref(option.path);
  const plain = option.key === 'all' || option.group === 'recent';
  const parts = plain ? [[option.label, false] as const] : markedParts(option.label, query);
  return (
    <Option
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={selected}
      data-group={option.group}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(option);
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
      </span>
    </Option>
  );
}

const groups: readonly OptionGroup[] = ['items', 'refine', 'recent'];

/** The options in their groups. Renders a `<div role="listbox">`. */
export function OptionList({ id, options, active, query, idOf, onChoose }: OptionListProps) {
  const intl = useIntl();
  const numbered = options.map((option, index) => ({ option, index }));
  return (
    <div role="listbox" id={id} aria-label={intl.formatMessage({ id: 'search.suggestions' })}>
      {groups.map((group) => {
        const mine = numbered.filter(({ option }) => option.group === group);
        if (mine.length === 0) return null;
        return (
          <Group key={group} role="group" data-group={group} aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} role="presentation">
              <FormattedMessage id={`search.${group}`} />
            </p>
            {mine.map(({ option, index }) => (
              <OptionRow
                key={option.key}
                option={option}
                id={idOf(index)}
                selected={index === active}
                query={query}
                onChoose={onChoose}
              />
            ))}
          </Group>
        );
      })}
    </div>
  );
}
