import styled from '@emotion/styled';
import { contentLocales, type ContentLocale } from '@headstock/contracts/content-fields';
import { levelOf, menuLimits, type MenuItem } from '@headstock/contracts/menu';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoveButton } from '#mfe-admin/features/move-button/move-button.tsx';
import { TargetField } from './target-field.tsx';
import type { MenuEditing } from './use-menu-editing.ts';
import type { MenuDrag } from './use-menu-drag.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 10px;
  padding: 10px 0;
  border-bottom: 1px solid var(--hs-line);
  &[data-level='1'] {
    margin-inline-start: 20px;
  }
  &[data-level='2'] {
    margin-inline-start: 40px;
  }
  &[data-drop='before'] {
    box-shadow: 0 -2px 0 var(--hs-plush);
  }
  &[data-drop='behind'] {
    box-shadow: 0 2px 0 var(--hs-plush);
  }
  &[data-drop='below'] {
    background: var(--hs-sunken);
  }
  & > .handle {
    display: grid;
    place-items: center;
    width: 28px;
    height: 44px;
    color: var(--hs-ink-3);
    cursor: grab;
  }
  & > .parts {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: 8px 12px;
  }
  & > .parts > .target {
    grid-column: span 2;
    /* Beside fields whose labels are seen. */
    padding-top: calc(var(--hs-t-small) * 1.3 + 6px);
  }
  & > .acts {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  & > p {
    grid-column: 2;
  }
  /* Where it stands in a row of its own. */
  @media (max-width: 1279px) {
    & > .parts > .target {
      padding-top: 0;
    }
  }
  @media (max-width: 599px) {
    &[data-level='1'] {
      margin-inline-start: 8px;
    }
    &[data-level='2'] {
      margin-inline-start: 16px;
    }
    & > .parts > .target {
      grid-column: auto;
    }
    & > .handle {
      width: 20px;
    }
  }
`;

/** Props of the line. */
export interface MenuLineProps {
  readonly item: MenuItem;
  readonly editing: MenuEditing;
  readonly drag: MenuDrag;
  /** The button that shows or hides what stands below it. */
  readonly toggle: ReactNode;
}

const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;
const isArrow = (key: string): key is keyof typeof arrows => Object.hasOwn(arrows, key);

/** One line of a menu: what it says in both languages, where it leads, its place. Renders an `<li>`. */
export function MenuLine({ item, editing, drag, toggle }: MenuLineProps): ReactNode {
  const { formatMessage } = useIntl();
  const { id, level, href = '', isHidden } = item;
  const { menu, labels, problems, choices, isClosed } = editing;
  const name = labels.en[id] || labels.fr[id] || formatMessage({ id: 'content.menu.unnamed' });
  const isLink = levelOf(menu, level) === 'link';
  const problem = (locale: ContentLocale) => problems[locale].get(id);
  const isMissing = contentLocales.some((locale) => problem(locale) === 'target');
  const dead = isLink && href !== '' ? contentLocales.filter((locale) => editing.dead[locale].has(href)) : [];
  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || !isArrow(event.key) || isClosed) return;
    event.preventDefault();
    editing.move(id, arrows[event.key]);
  }
  return (
    <Root data-level={level} data-line={id} onKeyDown={onKeyDown} {...drag.line(id)}>
      <span className="handle" aria-hidden="true" {...(isClosed ? {} : drag.handle(id))}>
        ⠿
      </span>
      <fieldset className="parts" disabled={isClosed}>
        {contentLocales.map((locale) => (
          <Field
            key={locale}
            label={<FormattedMessage id={`content.language.${locale}`} />}
            error={problem(locale) === 'label' ? formatMessage({ id: 'content.problem.NEEDED' }) : undefined}
          >
            <TextInput
              size="small"
              lang={locale}
              value={labels[locale][id] ?? ''}
              maxLength={menuLimits.label}
              autoComplete="off"
              onChange={({ target }) => editing.setLabel(locale, id, target.value)}
            />
          </Field>
        ))}
        {isLink && (
          <div className="target">
            <TargetField
              name={name}
              href={href}
              choices={choices}
              error={isMissing ? formatMessage({ id: 'content.menu.problem.target' }) : undefined}
              onChange={(next) => editing.change(id, { href: next || undefined })}
            />
          </div>
        )}
      </fieldset>
      {dead.length > 0 && (
        <FormError>
          {formatMessage(
            { id: 'content.menu.dead' },
            { languages: dead.map((locale) => formatMessage({ id: `content.language.${locale}` })).join(', ') },
          )}
        </FormError>
      )}
      {contentLocales.some((locale) => problem(locale) === 'level') && (
        <FormError>{formatMessage({ id: 'content.menu.problem.level' })}</FormError>
      )}
      <div className="acts">
        {toggle}
        {isClosed ? (
          isHidden && <FormattedMessage id="content.menu.hidden" />
        ) : (
          <LineActions item={item} name={name} editing={editing} />
        )}
      </div>
    </Root>
  );
}

/** What is done with a line: its place, whether visitors see it, what stands below it. Renders buttons and a checkbox. */
function LineActions({ item, name, editing }: Pick<MenuLineProps, 'item' | 'editing'> & { readonly name: string }) {
  const { formatMessage } = useIntl();
  const { id, isHidden } = item;
  return (
    <>
      {(['up', 'down', 'out', 'in'] as const).map((way) => (
        <MoveButton
          key={way}
          way={way}
          label={formatMessage({ id: `content.menu.${way}` }, { name })}
          isEnd={!editing.canMove(id, way)}
          onMove={() => editing.move(id, way)}
        />
      ))}
      <Checkbox
        size="small"
        checked={isHidden === true}
        onChange={({ target }) => editing.change(id, { isHidden: target.checked || undefined })}
      >
        <FormattedMessage id="content.menu.hidden" />
      </Checkbox>
      {editing.canAdd(item) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={formatMessage({ id: 'content.menu.addBelow' }, { name })}
          onClick={() => editing.add(id)}
        >
          <FormattedMessage id="content.menu.add" />
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={formatMessage({ id: 'content.menu.remove' }, { name })}
        onClick={() => editing.remove(id)}
      >
        <FormattedMessage id="content.remove" />
      </Button>
    </>
  );
}
