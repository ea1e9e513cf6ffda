import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { rowCommand } from './row-keys.model.ts';
import type { Selection } from './use-selection.ts';

/** What the keys move in. */
export interface RowKeysOptions<Row> {
  /** Ids of the rows in their order. */
  readonly ids: readonly string[];
  readonly frame: RefObject<HTMLElement | null>;
  readonly reveal: (index: number) => void;
  readonly selection: Selection<Row> | null;
}

const rowOf = (frame: HTMLElement | null, id: string): HTMLElement | undefined =>
  [...(frame?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])].find((row) => row.dataset['row'] === id);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]') !== null;

/**
 * Moves among the rows of a table by keyboard: arrows, Page Up and Down, Home, End and j and k go, space and x choose, Shift chooses on
 * the way, Ctrl+A chooses what is shown, Escape none, Enter opens. j and k work from anywhere on the page. One row is a tab stop.
 */
export function useRowKeys<Row>({ ids, frame, reveal, selection }: RowKeysOptions<Row>) {
  const [wanted, setActive] = useState<string | null>(null);
  // The row to focus once it is drawn.
  const goal = useRef<string | null>(null);
  const active = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null);
  useEffect(() => {
    const row = goal.current === null ? undefined : rowOf(frame.current, goal.current);
    if (!row) return;
    goal.current = null;
    row.focus();
  });
  function goTo(index: number): void {
    const id = ids[index];
    if (id === undefined) return;
    setActive(id);
    reveal(index);
    const row = rowOf(frame.current, id);
    if (row) row.focus();
    else goal.current = id;
  }
  function choose(from: number, to: number): void {
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    selection?.choose((chosen) => ({ ...chosen, ...Object.fromEntries(range.map((id) => [id, true as const])) }));
  }
  function toggle(id: string): void {
    selection?.choose(({ [id]: isChosen, ...others }) => (isChosen ? others : { ...others, [id]: true }));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = event.target instanceof Element ? event.target.closest('tr[data-row]') : null;
    const id = row?.getAttribute('data-row') ?? null;
    const index = id === null ? -1 : ids.indexOf(id);
    if (!row || id === null || index === -1 || isTyping(event.target)) return;
    const command = rowCommand(event, index, ids.length);
    // Space and Enter belong to the control that has the focus.
    const isOnRow = event.target === row;
    if (!command || (!isOnRow && (command.kind === 'choose' || command.kind === 'open'))) return;
    if (command.kind !== 'go' && command.kind !== 'open' && !selection) return;
    event.preventDefault();
    event.stopPropagation();
    if (command.kind === 'go') {
      if (command.isRange) choose(index, command.to);
      goTo(command.to);
    } else if (command.kind === 'choose') toggle(id);
    else if (command.kind === 'choose-all') choose(0, ids.length - 1);
    else if (command.kind === 'clear') selection?.clear();
    else row.querySelector('a')?.click();
  }
  const enter = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key !== 'j' && event.key !== 'k') return;
    event.preventDefault();
    goTo(active === null ? 0 : ids.indexOf(active));
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => enter(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return { active, setActive, onKeyDown };
}
