import { isSameValue } from '@headstock/contracts/content-fields';
import { endOfBlock, type MenuItem } from '@headstock/contracts/menu';
import type { Decision, Side, Versions } from './merge.model.ts';

type Lines = readonly MenuItem[];

/** The deepest level of any menu, from 0 on. */
const DEEPEST = 2;

/** The lines that one stands below, from the nearest one on. */
function above(items: Lines, line: MenuItem): MenuItem[] {
  const found: MenuItem[] = [];
  let { level } = line;
  for (const item of items.slice(0, items.indexOf(line)).toReversed())
    if (item.level < level) {
      found.push(item);
      ({ level } = item);
    }
  return found;
}

/** The lines of one of both that stay: all but those that the other one has taken away, and what was new below them. */
function staying(side: Side, versions: Versions<Lines>, { winner, onConflict }: Decision): Set<string> {
  const [own, rival] = [versions[side], versions[side === 'mine' ? 'theirs' : 'mine']];
  const before = new Map(versions.base.map((item) => [item.id, item]));
  const kept = new Set(rival.map(({ id }) => id));
  const isNew = ({ id }: MenuItem): boolean => !before.has(id);
  const isChanged = ({ id, href, isHidden }: MenuItem): boolean =>
    !isSameValue([href, isHidden], [before.get(id)?.href, before.get(id)?.isHidden]);
  const taken = new Set(own.filter((line) => !isNew(line) && !kept.has(line.id)).map(({ id }) => id));
  // One has taken away what the other one has changed, or put something below.
  for (const line of own.filter((each) => isNew(each) || (taken.has(each.id) && isChanged(each))))
    for (const { id } of [line, ...above(own, line)].filter((each) => taken.has(each.id))) {
      onConflict();
      if (winner === side) taken.delete(id);
    }
  const stays = own.filter(
    (line) => !taken.has(line.id) && !(isNew(line) && above(own, line).some(({ id }) => taken.has(id))),
  );
  return new Set(stays.map(({ id }) => id));
}

/** Puts a line where it stands among other lines: below the same line, behind the nearest one that stands before it there. */
function insert(result: MenuItem[], others: Lines, line: MenuItem): void {
  const [parent] = above(others, line);
  const from = parent ? result.findIndex(({ id }) => id === parent.id) : -1;
  const end = parent ? endOfBlock(result, from) : result.length;
  const level = parent ? Math.min((result[from]?.level ?? 0) + 1, DEEPEST) : 0;
  const before = others.slice(0, others.indexOf(line)).toReversed();
  const behind = before.map(({ id }) => result.findIndex((each) => each.id === id)).find((at) => at > from && at < end);
  let at = (behind ?? from) + 1;
  while (at < end && (result[at]?.level ?? 0) > level) at++;
  result.splice(at, 0, line.level === level ? line : { ...line, level });
}

/**
 * The lines of a menu that two have changed: in the order of whoever has moved some, with what both have added, and without what either
 * has taken away. Both have changed the same where both moved lines, or where one has taken away what the other one has changed or put
 * something below.
 */
export function mergeLines(versions: Versions<Lines>, decision: Decision): MenuItem[] {
  const { base, theirs, mine } = versions;
  const [inTheirs, inMine] = [theirs, mine].map((items) => new Set(items.map(({ id }) => id)));
  const orderOf = (items: Lines): string[] =>
    items.flatMap(({ id, level }) => (inTheirs?.has(id) && inMine?.has(id) ? [`${id} ${level}`] : []));
  const [was, others, own] = [orderOf(base), orderOf(theirs), orderOf(mine)];
  let frame: Side = decision.winner;
  if (isSameValue(own, was)) frame = 'theirs';
  else if (isSameValue(others, was)) frame = 'mine';
  else if (!isSameValue(own, others)) decision.onConflict();
  const rival = frame === 'mine' ? 'theirs' : 'mine';
  const [stays, comes] = [staying(frame, versions, decision), staying(rival, versions, decision)];
  const result = versions[frame].filter(({ id }) => stays.has(id));
  for (const line of versions[rival])
    if (comes.has(line.id) && !result.some(({ id }) => id === line.id)) insert(result, versions[rival], line);
  // What stood below a line that is gone moves up.
  let level = -1;
  return result.map((line) => {
    level = Math.min(line.level, level + 1);
    return level === line.level ? line : { ...line, level };
  });
}
