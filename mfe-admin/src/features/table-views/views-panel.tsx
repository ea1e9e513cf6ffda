import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { IconButton } from '@headstock/ui/icon-button';
import { EditIcon } from '@headstock/ui/icons/edit';
import { TrashIcon } from '@headstock/ui/icons/trash';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ListModel } from '#mfe-admin/features/list-page/list.model.ts';
import { type TableView, useTableViews } from './use-table-views.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  padding: 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    border-bottom: 1px solid var(--hs-line);
    & > a {
      flex: 1 1 160px;
      overflow-wrap: anywhere;
    }
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px;
    & > .field {
      flex: 1 1 220px;
      max-width: 360px;
    }
  }
`;

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** Props of the panel. */
export interface ViewsPanelProps {
  readonly id: string;
  readonly list: ListModel;
  /** How the list is looked at now: a query without a page. */
  readonly query: string;
}

/** The saved views of a list: opens, saves, renames and removes them. Renders a `<div>`. */
export function ViewsPanel({ id, list, query }: ViewsPanelProps): ReactNode {
  const { formatMessage } = useIntl();
  const { views, hasFailed, create, update, remove } = useTableViews(list.id);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [error, setError] = useState<{ readonly at: string; readonly message: string } | null>(null);
  async function attempt(at: string, work: Promise<string | null>): Promise<boolean> {
    const refusal = await work.catch(() => formatMessage({ id: 'lists.notSaved' }));
    setError(refusal === null ? null : { at, message: refusal });
    return refusal === null;
  }
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const name = textOf(values, 'name');
    if (await attempt('new', create({ name, query, isShared: values.get('shared') !== null }))) form.reset();
  }
  async function rename(event: FormEvent<HTMLFormElement>, view: TableView): Promise<void> {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name');
    if (await attempt(view.id, update(view, { name }))) setRenamed(null);
  }
  const errorAt = (at: string): string | undefined => (error?.at === at ? error.message : undefined);
  return (
    <Root id={id}>
      {hasFailed && (
        <Notice tone="bad" live>
          <FormattedMessage id="lists.viewsFailed" />
        </Notice>
      )}
      {views && views.length > 0 && (
        <ul aria-label={formatMessage({ id: 'lists.views' })}>
          {views.map((view) => (
            <li key={view.id}>
              {renamed === view.id ? (
                <form onSubmit={(event) => void rename(event, view)}>
                  <Field className="field" label={<FormattedMessage id="lists.viewName" />} error={errorAt(view.id)}>
                    <TextInput name="name" size="small" defaultValue={view.name} maxLength={60} />
                  </Field>
                  <Button type="submit" size="small" variant="outline">
                    <FormattedMessage id="lists.save" />
                  </Button>
                </form>
              ) : (
                <>
                  <Link to={`${list.path}?${view.query}`}>{view.name}</Link>
                  {view.isShared && (
                    <Badge>
                      <FormattedMessage id="lists.shared" />
                    </Badge>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={formatMessage({ id: 'lists.replaceView' }, { name: view.name })}
                    onClick={() => void attempt(view.id, update(view, { query }))}
                  >
                    <FormattedMessage id="lists.replace" />
                  </Button>
                  <IconButton
                    label={formatMessage({ id: 'lists.renameView' }, { name: view.name })}
                    onClick={() => setRenamed(view.id)}
                  >
                    <EditIcon size="small" />
                  </IconButton>
                  <IconButton
                    label={formatMessage({ id: 'lists.removeView' }, { name: view.name })}
                    onClick={() => void attempt(view.id, remove(view.id))}
                  >
                    <TrashIcon size="small" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void save(event)}>
        <Field
          className="field"
          label={<FormattedMessage id="lists.newView" />}
          hint={<FormattedMessage id="lists.newViewHint" />}
          error={errorAt('new')}
        >
          <TextInput name="name" size="small" maxLength={60} autoComplete="off" />
        </Field>
        <Checkbox name="shared">
          <FormattedMessage id="lists.shareView" />
        </Checkbox>
        <Button type="submit" size="small" variant="outline">
          <FormattedMessage id="lists.save" />
        </Button>
      </form>
    </Root>
  );
}
