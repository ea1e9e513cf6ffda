import styled from '@emotion/styled';
import type { SearchPanelProps } from '@headstock/contracts/remotes';
import { down } from '@headstock/ui/breakpoints';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { OptionList } from './option-list.tsx';
import { clearRecentSearches, readRecentSearches, addRecentSearch } from './recent-searches.ts';
import { activeAfter, searchOptions, tidyQuery, type SearchOption } from './search-options.model.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const Root = styled.div`
  border-block: 1px solid var(--hs-line);
  background: var(--hs-surface);
  box-shadow: var(--hs-sh-pop);
  & > .hs-wrap {
    padding-block: 28px 32px;
  }
  & [role='listbox'] {
    display: grid;
    grid-template-columns: 3fr 1fr 1fr;
    gap: 24px 48px;
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
  & > .hs-wrap > button {
    min-height: 44px;
    font-size: var(--hs-t-small);
    text-decoration: underline;
    text-underline-offset: 0.22em;
    color: var(--hs-ink-2);
  }
  ${down('tabletMedium')} {
    max-height: 70dvh;
    overflow: auto;
    & [role='listbox'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What the shop suggests while one types, and what was looked for lately. Renders a `<div>` with a listbox that the box walks through. */
export function SearchPanel({ query: typed, onQuery, inputId, onClose }: SearchPanelProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const query = tidyQuery(typed);
  const { found, query: asked } = useSuggestions(query);
  const [recent, setRecent] = useState(readRecentSearches);
  const [mark, setMark] = useState({ query, key: '' });
  const options = searchOptions(query, found, recent, intl.formatMessage({ id: 'search.all' }, { text: query }));
  const idOf = (index: number): string => `${listId}-${index}`;
  const active = mark.query === query ? options.findIndex(({ key }) => key === mark.key) : -1;

  const choose = (option: SearchOption): void => {
    if (option.keywords) {
      addRecentSearch(option.keywords);
      onQuery(option.keywords);
    } else if (query) addRecentSearch(query);
    onClose();
    void navigate(option.path);
  };
  const onKey = (key: string): boolean => {
    const next = activeAfter(key, active, options.length);
    if (next !== null) {
      setMark({ query, key: options[next]?.key ?? '' });
      document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
      return true;
    }
    const option = options[active];
    if (key === 'Enter' && option) {
      choose(option);
      return true;
    }
    if (key === 'Escape') {
      onClose();
      return true;
    }
    return false;
  };
  useCombobox({
    inputId,
    listId,
    activeId: active >= 0 ? idOf(active) : null,
    expanded: options.length > 0,
    onKey,
    onSubmit: () => addRecentSearch(query),
  });

  return (
    // The box keeps the focus while the panel is pressed.
    <Root onMouseDown={(event) => event.preventDefault()}>
      <div className="hs-wrap">
        {options.length === 0 && (
          <p className="hs-mute">
            <FormattedMessage id="search.hint" />
          </p>
        )}
        <OptionList id={listId} options={options} active={active} query={query} idOf={idOf} onChoose={choose} />
        {query !== '' && asked === query && found.length === 0 && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="search.noSuggestions" />
          </p>
        )}
        {recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              clearRecentSearches();
              setRecent([]);
            }}
          >
            <FormattedMessage id="search.clearRecent" />
          </button>
        )}
        <p role="status" className="hs-vh">
          {query !== '' && asked === query && <FormattedMessage id="search.count" values={{ count: found.length }} />}
        </p>
      </div>
    </Root>
  );
}
