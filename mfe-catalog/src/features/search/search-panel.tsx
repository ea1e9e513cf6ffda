import styled from '@emotion/styled';
import type { SearchPanelProps } from '@headstock/contracts/remotes';
import { down } from '@headstock/ui/breakpoints';
import { activeAfter } from '@headstock/ui/combobox';
import { ComboboxList, type ComboboxGroup } from '@headstock/ui/combobox-list';
import { formatMoney } from '@headstock/ui/format-money';
import { useCombobox } from '@headstock/ui/use-combobox';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { clearRecentSearches, readRecentSearches, addRecentSearch } from './recent-searches.ts';
import { searchOptions, tidyQuery, type OptionGroup, type SearchOption } from './search-options.model.ts';
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
    grid-template-columns: 1fr 3fr 1fr;
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

const groups: readonly (ComboboxGroup & { readonly key: OptionGroup })[] = [
  { key: 'refine', label: <FormattedMessage id="search.refine" /> },
  { key: 'items', label: <FormattedMessage id="search.items" />, isWide: true },
  { key: 'recent', label: <FormattedMessage id="search.recent" /> },
];

/** Suggestions for the typed text, and recent searches. Renders a `<div>` with the listbox of the search box. */
export function SearchPanel({ query: typed, onQuery, input, onClose }: SearchPanelProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const query = tidyQuery(typed);
  const { found, query: asked } = useSuggestions(query);
  const [recent, setRecent] = useState(readRecentSearches);
  const [mark, setMark] = useState({ query, key: '' });
  const everything = intl.formatMessage({ id: 'search.all' }, { text: query });
  const options = searchOptions(query, found, recent, everything, (cents) =>
    formatMoney(cents, { locale: intl.locale }),
  );
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
    input,
    listId,
    activeId: active >= 0 ? idOf(active) : null,
    expanded: options.length > 0,
    onKey,
    onSubmit: () => addRecentSearch(query),
  });

  return (
    // The search box keeps the focus while the panel is clicked.
    <Root onMouseDown={(event) => event.preventDefault()}>
      <div className="hs-wrap">
        {options.length === 0 && (
          <p className="hs-mute">
            <FormattedMessage id="search.hint" />
          </p>
        )}
        <ComboboxList
          id={listId}
          label={intl.formatMessage({ id: 'search.suggestions' })}
          groups={groups}
          options={options}
          active={active}
          query={query}
          idOf={idOf}
          onChoose={choose}
        />
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
