import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { lazyWithMessages } from '@headstock/i18n/lazy-with-messages';
import { useAtomValue } from 'jotai';
import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { feedbackReportMessages } from '#mfe-catalog/messages/load-messages.ts';

const ReportDialog = lazyWithMessages(
  async () => (await import(/* webpackChunkName: "feedback-report" */ './report-dialog.tsx')).ReportDialog,
  [feedbackReportMessages],
);

/** Which entry a click is about: its button carries the id. */
function entryOf({ target }: MouseEvent): string | null {
  const button = target instanceof Element ? target.closest('button[data-report]') : null;
  return button?.getAttribute('data-report') ?? null;
}

/**
 * Hears the report buttons of what it stands around, whose markup is the server's alone. Guests sign in first; the dialog is loaded for
 * the first report. Renders a `<div>`.
 */
export function FeedbackReports({ children }: { readonly children: ReactNode }): ReactNode {
  const emit = useEmit();
  const isSignedIn = useAtomValue(sessionAtom).account !== null;
  const [reported, setReported] = useState<string | null>(null);
  const ask = (event: MouseEvent): void => {
    const id = entryOf(event);
    if (id === null) return;
    if (isSignedIn) setReported(id);
    else emit('auth/open', { onSignedIn: () => setReported(id) });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the buttons inside it
    <div onClick={ask}>
      {children}
      {reported !== null && (
        <Suspense>
          <ReportDialog key={reported} feedbackId={reported} onClose={() => setReported(null)} />
        </Suspense>
      )}
    </div>
  );
}
