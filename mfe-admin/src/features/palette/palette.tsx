import { activeAfter } from '@headstock/ui/combobox';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { PaletteList } from './palette-list.tsx';
import { matching, pathOfRecord, type PaletteEntry } from './palette.model.ts';
import { useRecords } from './use-records.ts';

/** Pages and actions of the back office in the language of the page. */
function useOwnEntries(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const isAllowed = useGrants();
  return useMemo(
    () =>
      adminSections.flatMap(({ actions = [], pages }) => [
        ...actions
          .filter(({ grant }) => isAllowed(grant))
          .map(({ key, path }) => ({
            key: `action ${key}`,
            group: 'actions' as const,
            title: formatMessage({ id: `admin.action.${key}` }),
            path,
          })),
        ...pages
          .filter(({ grant }) => isAllowed(grant))
          .map(({ key, path }) => ({
            key: `page ${key}`,
            group: 'pages' as const,
            title: formatMessage({ id: `admin.page.${key}` }),
            path,
          })),
      ]),
    [formatMessage, isAllowed],
  );
}

function Search({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState(0);
  const own = useOwnEntries();
  const { hits, state } = useRecords(search);
  const records = hits.map((hit) => ({
    key: `${hit.kind} ${hit.id}`,
    group: hit.kind,
    title: hit.title,
    detail: hit.detail,
    path: pathOfRecord(hit),
  }));
  const found = matching(own, search);
  const entries: readonly PaletteEntry[] = [
    ...found.filter(({ group }) => group === 'actions'),
    ...records,
    ...found.filter(({ group }) => group === 'pages'),
  ];
  const active = Math.min(moved, entries.length - 1);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const next = activeAfter(event.key, active, entries.length);
    if (next !== null) {
      event.preventDefault();
      setMoved(Math.max(next, 0));
    }
    const entry = entries[active];
    if (event.key !== 'Enter' || !entry) return;
    event.preventDefault();
    onClose();
    void navigate(entry.path);
  }
  const status =
    state === 'failed'
      ? 'palette.failed'
      : state === 'loading'
        ? 'palette.loading'
        : entries.length === 0
          ? 'palette.none'
          : null;
  return (
    <>
      <Field label={<FormattedMessage id="palette.search" />} hint={<FormattedMessage id="palette.hint" />}>
        <TextInput
          type="search"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-list-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus=""
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setMoved(0);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status" className="hs-small hs-mute">
        {status === null ? (
          <FormattedMessage id="palette.count" values={{ count: entries.length }} />
        ) : (
          <FormattedMessage id={status} />
        )}
      </p>
      <PaletteList
        id={`${id}-list`}
        label={formatMessage({ id: 'palette.results' })}
        entries={entries}
        active={active}
        onOpen={onClose}
      />
    </>
  );
}

/** Finds orders, people and items, opens pages and begins actions. Renders a `<dialog>`. */
export function Palette({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={<FormattedMessage id="palette.title" />}
      closeLabel={formatMessage({ id: 'admin.close' })}
    >
      <Search onClose={onClose} />
    </Dialog>
  );
}
