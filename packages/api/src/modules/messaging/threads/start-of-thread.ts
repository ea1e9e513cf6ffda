import { loadAccounts } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { converse, obstacleOf } from './begin-thread.ts';
import { loadSubjects, type SubjectRef } from './subjects.ts';
import {
  type ThreadPerson,
  type ThreadSubjectView,
  type ThreadView,
  toPerson,
  toSubject,
  toThreadViews,
} from './thread-views.ts';

/** With whom somebody would speak, before they write. */
export type ThreadStart = {
  readonly subject: ThreadSubjectView;
  readonly counterpart: ThreadPerson;
  readonly thread: ThreadView | null;
  readonly obstacle: string | null;
};

/** With whom the actor would speak about a subject; null for what does not concern them, or where nobody is to write to. */
export async function startOfThread(actor: ActorContext, ref: SubjectRef): Promise<ThreadStart | null> {
  const found = await attempt(() => converse(actor, ref));
  if (!found.ok) return null;
  const { counterpartId, row } = found.value;
  const [people, subjectOf, obstacle, threads] = await Promise.all([
    loadAccounts(actor.db, [counterpartId]),
    loadSubjects(actor.db, [ref], actor.locale),
    obstacleOf(actor, found.value),
    toThreadViews(actor, row ? [row] : []),
  ]);
  const counterpart = people.get(counterpartId);
  if (!counterpart) return null;
  return {
    subject: toSubject(ref, subjectOf(ref)),
    counterpart: toPerson(counterpart, actor.locale),
    thread: threads[0] ?? null,
    obstacle: obstacle?.message ?? null,
  };
}
