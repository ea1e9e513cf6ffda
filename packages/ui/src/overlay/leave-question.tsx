import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LeaveDialogProps } from './leave-dialog.tsx';

/** Props of the question. */
export interface LeaveQuestionProps extends LeaveDialogProps {
  /** There is something to lose, so that it may be asked soon: its code is loaded. */
  readonly armed: boolean;
}

type Question = ComponentType<LeaveDialogProps>;

/**
 * Asks before a page is left on which something is not saved. Its code is loaded once there is something to lose; where it does not come, as
 * without a connection, the browser asks in its place. Renders a `<dialog>` while it asks.
 */
export function LeaveQuestion({ armed, ...question }: LeaveQuestionProps): ReactNode {
  const { open, texts, onStay, onLeave } = question;
  const [loaded, setLoaded] = useState<{ readonly Dialog: Question | null } | null>(null);
  const isWanted = armed || open;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const keep = (Dialog: Question | null): void => {
      if (!isOver) setLoaded((before) => (before?.Dialog ? before : { Dialog }));
    };
    import(/* webpackChunkName: "leave-dialog" */ './leave-dialog.tsx').then(
      ({ LeaveDialog }) => keep(LeaveDialog),
      () => keep(null),
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  const isMissing = loaded?.Dialog === null;
  const askPlainly = useEffectEvent(() => (confirm(`${texts.title}\n${texts.text}`) ? onLeave() : onStay()));
  useEffect(() => {
    if (open && isMissing) askPlainly();
  }, [open, isMissing]);
  return loaded?.Dialog ? <loaded.Dialog {...question} /> : null;
}
