import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { activeAfter } from '@headstock/ui/combobox';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { type ListingEditorNamesQuery, ListingEditorNamesDocument } from './listing-editor.generated.ts';
import { FieldLabel } from './text-field.tsx';

const Root = styled.div`
  position: relative;
  & > .names {
    position: absolute;
    z-index: 5;
    inset-inline: 0;
    top: 100%;
    max-height: 320px;
    overflow: auto;
    padding: 6px;
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    box-shadow: var(--hs-sh-pop);
    & > div {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      min-height: 44px;
      align-items: center;
      padding-inline: 10px;
      border-radius: var(--hs-r-control);
      cursor: pointer;
      &[aria-selected='true'],
      &:hover {
        background: var(--hs-sunken);
      }
    }
  }
`;

type Name = ListingEditorNamesQuery['listingNames'][number];

/** Props of the combobox. */
export interface NameComboboxProps {
  readonly path: 'brand' | 'model';
  readonly value: string;
  readonly most: number;
  /** The brand whose models are suggested; null suggests brands. */
  readonly brand: string | null;
  readonly onChange: (value: string) => void;
}

/** Pause after the last key before names are asked for. */
const PAUSE_MS = 250;

function useNames(text: string, brand: string | null, isOpen: boolean): readonly Name[] {
  const client = useGraphQLClient();
  const [names, setNames] = useState<readonly Name[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are a help: without them the name is typed.
      client
        .query(ListingEditorNamesDocument, { text, brand }, { signal: stop.signal, quiet: true, cache: false })
        .then(({ listingNames }) => setNames(listingNames))
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, text, brand, isOpen]);
  return names;
}

/** A name that may be new, with those that the shop knows as suggestions. Renders a field with a listbox. */
export function NameCombobox({ path, value, most, brand, onChange }: NameComboboxProps): ReactNode {
  const { errorAt } = useEditor();
  const { formatMessage } = useIntl();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const names = useNames(value, brand, isOpen && (brand === null || brand.trim() !== ''));
  const options = names.filter(({ name }) => name !== value);
  const isShown = isOpen && options.length > 0;
  const choose = (name: string): void => {
    onChange(name);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
    const chosen = options[active];
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen.name);
      return;
    }
    const next = isShown ? activeAfter(event.key, active, options.length) : null;
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <Field
      id={fieldId(path)}
      label={
        <FieldLabel path={path}>
          <FormattedMessage id={`listingEditor.field.${path}`} />
        </FieldLabel>
      }
      error={errorAt(path)}
      required
      span="half"
    >
      <Root>
        <TextInput
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={most}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        {isShown && (
          <div
            className="names"
            role="listbox"
            id={listId}
            aria-label={formatMessage({ id: `listingEditor.known.${path}` })}
          >
            {options.map(({ name, count }, index) => (
              <div
                key={name}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(name);
                }}
              >
                <span>{name}</span>
                <span className="hs-num hs-mute">
                  <FormattedMessage id="listingEditor.inShop" values={{ count }} />
                </span>
              </div>
            ))}
          </div>
        )}
      </Root>
    </Field>
  );
}
