import styled from '@emotion/styled';
import type { SearchPanelProps } from '@headstock/contracts/remotes';
import { SearchIcon } from '@headstock/ui/icons/search';
import { useId, type ElementType, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';
import { searchUrl } from '#shell/app/layout/search-url.ts';
import { useKeywords } from './use-keywords.ts';

const Root = styled.form`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-inline: 2px;
  border-bottom: 1.5px solid var(--hs-ink);
  & > button {
    display: grid;
    place-items: center;
    align-self: stretch;
    margin-inline: -12px;
    padding-inline: 12px;
    color: inherit;
  }
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--hs-ink-3);
      opacity: 1;
    }
    &:focus-visible {
      outline-offset: 4px;
    }
  }
`;

export interface SearchFormProps {
  /** The suggestions are wanted. */
  readonly open: boolean;
  /** The visitor came to the box, or types. */
  readonly onAsk?: () => void;
  readonly onClose: () => void;
  /** What the suggestions lie on. */
  readonly surface: ElementType;
  /** Has the focus when the dialog around it opens. */
  readonly focused?: boolean;
}

/** The search box with its suggestions, without which it still searches; without script it is a plain form. Renders a `<form>`. */
export function SearchForm({ open, onAsk, onClose, surface, focused }: SearchFormProps): ReactNode {
  const intl = useIntl();
  const inputId = useId();
  const navigate = useNavigate();
  const action = useHref('/shop');
  const [query, onQuery] = useKeywords();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onClose();
    void navigate(searchUrl(undefined, { keywords: query }));
  };
  const widgetProps: SearchPanelProps = { onClose, query, onQuery, inputId };
  return (
    <>
      <Root role="search" action={action} onSubmit={onSubmit}>
        <label className="hs-vh" htmlFor={inputId}>
          {intl.formatMessage({ id: 'shell.search.label' })}
        </label>
        <button type="submit" aria-label={intl.formatMessage({ id: 'shell.search.submit' })}>
          <SearchIcon />
        </button>
        <input
          id={inputId}
          type="search"
          name="keywords"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus={focused || undefined}
          placeholder={intl.formatMessage({ id: 'shell.search.examples' })}
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
            onAsk?.();
          }}
          onFocus={onAsk}
        />
      </Root>
      <RemoteWidget
        remote="mfe-catalog"
        expose="./search-panel"
        wanted={open}
        widgetProps={widgetProps}
        surface={surface}
        silent
      />
    </>
  );
}
