import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { Criteria } from './criteria.tsx';
import { FrequencySelect } from './frequency-select.tsx';
import { RenameForm } from './rename-form.tsx';
import { mostCounted, readFrequency, type SavedSearch } from './saved-search.model.ts';
import { useSavedSearch } from './use-saved-search.ts';

const Frequency = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > span:first-of-type {
    color: var(--hs-ink-3);
  }
`;

/** Rename and delete, which stay side by side. */
const Edits = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

/** A saved search: what it asks for, what is new, how it is told, and what can be done with it. Renders an `<li>`. */
export function SavedSearchRow({ search }: { readonly search: SavedSearch }): ReactNode {
  const { formatMessage } = useIntl();
  const edited = useSavedSearch(search);
  const [isRenaming, setRenaming] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  /** Says below why something did not take effect, until the next try. */
  const press = (work: () => Promise<unknown>): void => {
    setProblem(null);
    void work().then(setProblem);
  };
  const undo = useRef<HTMLButtonElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const closeRename = (): void => {
    flushSync(() => setRenaming(false));
    rename.current?.focus();
  };
  const { isRemoved, name } = edited;
  useEffect(() => {
    if (isRemoved) undo.current?.focus({ preventScroll: true });
  }, [isRemoved]);
  if (isRemoved)
    return (
      <RowCard>
        <header>
          <span role="status">
            <FormattedMessage id="savedSearches.removed" values={{ name }} />
          </span>
          <Button ref={undo} variant="outline" size="small" busy={edited.busy} onClick={() => press(edited.restore)}>
            <FormattedMessage id="savedSearches.undo" />
          </Button>
        </header>
        <FormFailure error={problem} isTyped={false} />
      </RowCard>
    );
  const { newCount, id } = search;
  const path = `/profile/buying/saved-searches/${id}?since=${search.seen}`;
  return (
    <RowCard>
      <header>
        <Heading level={2} step="3">
          <Link to={path}>{name}</Link>
        </Heading>
        {newCount > 0 && (
          <Badge tone="plush">
            <FormattedMessage
              id="savedSearches.new"
              values={{ count: newCount, more: newCount >= mostCounted ? 'yes' : 'no' }}
            />
          </Badge>
        )}
      </header>
      {isRenaming && <RenameForm name={name} busy={edited.busy} onSave={edited.rename} onClose={closeRename} />}
      <Criteria criteria={search.criteria} />
      <FormFailure error={problem} isTyped={false} />
      <footer>
        <Button
          as={Link}
          size="small"
          variant={newCount > 0 ? 'plush' : 'outline'}
          to={newCount > 0 ? path : search.path}
        >
          <FormattedMessage id={newCount > 0 ? 'savedSearches.seeNew' : 'savedSearches.seeAll'} />
        </Button>
        <Frequency>
          <span>
            <FormattedMessage id="savedSearches.frequency" />
          </span>
          <FrequencySelect
            size="small"
            aria-label={formatMessage({ id: 'savedSearches.frequencyLabel' }, { name })}
            value={edited.frequency}
            // Disabled, it would lose the focus of whoever goes through it by keyboard.
            aria-busy={edited.busy || undefined}
            onChange={({ currentTarget }) => {
              if (edited.busy) return;
              const frequency = readFrequency(currentTarget.value);
              press(() => edited.tell(frequency));
            }}
          />
        </Frequency>
        <Edits>
          {!isRenaming && (
            <Button
              ref={rename}
              variant="quiet"
              size="small"
              aria-label={formatMessage({ id: 'savedSearches.renameLabel' }, { name })}
              onClick={() => setRenaming(true)}
            >
              <FormattedMessage id="savedSearches.rename" />
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            busy={edited.busy}
            aria-label={formatMessage({ id: 'savedSearches.removeLabel' }, { name })}
            onClick={() => press(edited.remove)}
          >
            <FormattedMessage id="savedSearches.remove" />
          </Button>
        </Edits>
      </footer>
    </RowCard>
  );
}
