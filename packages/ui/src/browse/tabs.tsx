import styled from '@emotion/styled';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > [role='tablist'] {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid var(--hs-line);
  }
  & [role='tab'] {
    flex: 1 0 auto;
    min-height: 44px;
    padding-inline: 12px;
    border-bottom: 3px solid transparent;
    font-weight: 600;
    color: var(--hs-ink-3);
    &:focus-visible {
      outline-offset: -3px;
    }
    &:hover {
      color: var(--hs-ink);
    }
    &[aria-selected='true'] {
      color: var(--hs-ink);
      border-color: var(--hs-plush);
    }
  }
`;

/** Props of the tabs. */
export interface TabsProps<K extends string> {
  /** The name of the row: “Login or register”. */
  label: string;
  tabs: ReadonlyArray<{ key: K; label: ReactNode }>;
  current: K;
  onChange: (key: K) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Panels behind a row of tabs; arrow keys, Home and End choose. For pages use links instead. Renders a `<div>` with a tablist and a tabpanel. */
export function Tabs<K extends string>({ label, tabs, current, onChange, children }: TabsProps<K>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    const at = step?.(
      tabs.findIndex((tab) => tab.key === current),
      tabs.length,
    );
    const next = at === undefined ? undefined : tabs[at];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <Root>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </Root>
  );
}
