import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoveButton } from '#mfe-admin/features/move-button/move-button.tsx';
import { emptyEntry, entryParts, moved, readEntry, type Entry, type EntryPart } from './entries.model.ts';
import { PictureField } from './picture-field.tsx';
import { PriceField } from './price-field.tsx';

const Item = styled.li`
  display: grid;
  gap: 10px;
  padding: 12px 0 16px;
  border-bottom: 1px solid var(--hs-line);
  & > .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    align-items: end;
    gap: 10px 14px;
  }
  & > .parts > :is(:has(textarea), fieldset) {
    grid-column: 1 / -1;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

interface PartProps {
  readonly part: EntryPart;
  readonly entry: Entry;
  readonly onChange: (value: unknown) => void;
}

function Part({ part: { name, type }, entry, onChange }: PartProps): ReactNode {
  const label = <FormattedMessage id={`content.part.${name}`} />;
  const value = entry[name];
  if (type === 'switch')
    return (
      <Checkbox checked={value === true} onChange={({ target }) => onChange(target.checked || undefined)}>
        {label}
      </Checkbox>
    );
  if (type === 'price') return <PriceField label={label} cents={value} onChange={onChange} />;
  if (type === 'picture')
    return (
      <PictureField label={label} value={value} error={undefined} onChange={(next) => onChange(next ?? undefined)} />
    );
  const text = typeof value === 'string' ? value : '';
  return (
    <Field label={label}>
      {type === 'text' ? (
        <Textarea rows={3} value={text} maxLength={2000} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <TextInput value={text} maxLength={300} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

/** Props of the field. */
export interface EntriesFieldProps {
  readonly type: keyof typeof entryParts;
  readonly label: ReactNode;
  readonly value: readonly unknown[];
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A list of people, prices or steps, whose entries are added, moved and removed. Renders a `<fieldset>`. */
export function EntriesField({ type, label, value, error, onChange }: EntriesFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const parts = entryParts[type];
  const entries = value.map(readEntry);
  const set = (next: readonly Entry[]): void => onChange(next.length === 0 ? null : next);
  const list = useRef<HTMLOListElement>(null);
  function remove(index: number): void {
    // The entry after it takes its place, and with it the focus; the last one gives it to the entry before.
    if (index === entries.length - 1 && index > 0) list.current?.children[index - 1]?.querySelector('input')?.focus();
    set(entries.filter((_entry, at) => at !== index));
  }
  const replace = (index: number, name: string, part: unknown): void =>
    set(entries.map((entry, at) => (at === index ? withPart(entry, name, part) : entry)));
  return (
    <Fieldset legend={label}>
      {error && <FormError>{error}</FormError>}
      <ol ref={list}>
        {entries.map((entry, index) => (
          // Entries have no id; their place is what they are.
          <Item key={index}>
            <div className="parts">
              {parts.map((part) => (
                <Part key={part.name} part={part} entry={entry} onChange={(next) => replace(index, part.name, next)} />
              ))}
            </div>
            <div className="acts">
              {([-1, 1] as const).map((by) => (
                <MoveButton
                  key={by}
                  way={by === -1 ? 'up' : 'down'}
                  label={formatMessage({ id: by === -1 ? 'content.moveUp' : 'content.moveDown' }, { place: index + 1 })}
                  isEnd={by === -1 ? index === 0 : index === entries.length - 1}
                  onMove={() => set(moved(entries, index, by))}
                />
              ))}
              <Button
                size="small"
                variant="quiet"
                aria-label={formatMessage({ id: 'content.removeEntry' }, { place: index + 1 })}
                onClick={() => remove(index)}
              >
                <FormattedMessage id="content.remove" />
              </Button>
            </div>
          </Item>
        ))}
      </ol>
      <Button size="small" variant="outline" onClick={() => set([...entries, emptyEntry(parts)])}>
        <FormattedMessage id="content.addEntry" />
      </Button>
    </Fieldset>
  );
}

function withPart(entry: Entry, name: string, part: unknown): Entry {
  const { [name]: _before, ...others } = entry;
  return part === undefined ? others : { ...others, [name]: part };
}
