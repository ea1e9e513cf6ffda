import styled from '@emotion/styled';
import { contentLocales } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageHead } from '../language-head.tsx';
import type { ContentEditor } from '../use-content-editor.ts';
import { MenuLine } from './menu-line.tsx';
import { useMenuDrag } from './use-menu-drag.ts';
import { useMenuEditing } from './use-menu-editing.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  & > .heads {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 14px 22px;
  }
`;

/** Props of the editor. */
export interface MenuEditorProps {
  readonly editor: ContentEditor;
  readonly isClosed: boolean;
}

/** A menu in both languages: its lines in their order, nested as visitors see them. Renders a `<div>`. */
export function MenuEditor({ editor, isClosed }: MenuEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const editing = useMenuEditing(editor, isClosed);
  const { items, labels, problems } = editing;
  const drag = useMenuDrag(items, editing.drop);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  /** The line that takes the focus, where the last step has made or moved it, or taken away what had it. */
  const [wanted, setWanted] = useState<{ readonly id: string } | null>(null);
  const groupOf = (index: number): string | undefined =>
    items.slice(0, index + 1).findLast(({ level }) => level === 0)?.id;
  const wrong = contentLocales.flatMap((locale) => [...problems[locale].keys()]);
  // What is wrong, or was just added or moved there, is never out of sight.
  const open = new Set([
    ...opened,
    ...[...wrong, ...(wanted === null ? [] : [wanted.id])].flatMap(
      (id) => groupOf(items.findIndex((item) => item.id === id)) ?? [],
    ),
  ]);
  const [firstWrong = null] = wrong;
  useEffect(() => {
    if (firstWrong !== null) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [firstWrong]);
  useEffect(() => {
    if (wanted !== null)
      root.current?.querySelector<HTMLElement>(`[data-line="${wanted.id}"] input, [data-add-group]`)?.focus();
  }, [wanted]);
  const toggleOf = (id: string, index: number): ReactNode => {
    const count = items.slice(index + 1).findIndex(({ level }) => level === 0);
    const below = count < 0 ? items.length - index - 1 : count;
    if (items[index]?.level !== 0 || below === 0) return null;
    const name = labels.en[id] || labels.fr[id] || formatMessage({ id: 'content.menu.unnamed' });
    return (
      <Button
        size="small"
        variant="outline"
        aria-expanded={open.has(id)}
        aria-label={formatMessage({ id: 'content.menu.linesOf' }, { name, count: below })}
        onClick={() => {
          setWanted(null);
          setOpened(open.has(id) ? new Set([...open].filter((each) => each !== id)) : new Set([...open, id]));
        }}
      >
        <FormattedMessage id="content.menu.lines" values={{ count: below }} />
      </Button>
    );
  };
  const add = (below: string | null): string => {
    const id = editing.add(below);
    setWanted({ id });
    return id;
  };
  function remove(id: string): void {
    const at = items.findIndex((item) => item.id === id);
    const level = items[at]?.level ?? 0;
    const isNear = (item: (typeof items)[number]): boolean => item.level <= level;
    const after = items.slice(at + 1).find(isNear);
    const next = after?.level === level ? after : items.slice(0, at).findLast(isNear);
    editing.remove(id);
    setWanted({ id: next?.id ?? '' });
  }
  return (
    <Root ref={root}>
      <div className="heads">
        {contentLocales.map((locale) => (
          <LanguageHead key={locale} editor={editor} locale={locale} />
        ))}
      </div>
      <p className="hs-small hs-mute">
        <FormattedMessage id={`content.menu.hint.${editing.menu}`} />
      </p>
      <div role="group" aria-label={editor.document.name}>
        <ol>
          {items.map((item, index) =>
            item.level === 0 || open.has(groupOf(index) ?? '') ? (
              <MenuLine
                key={item.id}
                item={item}
                editing={{ ...editing, add, remove }}
                drag={drag}
                toggle={toggleOf(item.id, index)}
              />
            ) : null,
          )}
        </ol>
        {!isClosed && editing.canAdd(null) && (
          <p>
            <Button size="small" variant="outline" data-add-group="" onClick={() => add(null)}>
              <FormattedMessage id={`content.menu.addGroup.${editing.menu}`} />
            </Button>
          </p>
        )}
      </div>
    </Root>
  );
}
