import { Button } from '@headstock/ui/button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FeedbackFactsFragment } from './feedback.generated.ts';
import { ReplyForm } from './reply-form.tsx';
import { WrittenFeedback } from './written-feedback.tsx';

interface ReceivedFeedbackProps {
  readonly feedback: FeedbackFactsFragment;
  /** Called when it was answered. */
  readonly onAnswered: () => void;
}

/** What the other side wrote about the viewer, with the ways to answer and to report it. Renders an `<article>`. */
export function ReceivedFeedback({ feedback, onAnswered }: ReceivedFeedbackProps): ReactNode {
  const [open, setOpen] = useState<'answer' | 'report' | null>(null);
  const toggle = (kind: 'answer' | 'report') => () => setOpen(open === kind ? null : kind);
  return (
    <WrittenFeedback feedback={feedback}>
      <div>
        {feedback.answer === null && (
          <Button variant="outline" size="small" aria-expanded={open === 'answer'} onClick={toggle('answer')}>
            <FormattedMessage id="feedback.answer.open" />
          </Button>
        )}{' '}
        <Button variant="quiet" size="small" aria-expanded={open === 'report'} onClick={toggle('report')}>
          <FormattedMessage id="feedback.report.open" />
        </Button>
      </div>
      {open && (
        <ReplyForm
          key={open}
          id={feedback.id}
          kind={open}
          onDone={() => {
            setOpen(null);
            if (open === 'answer') onAnswered();
          }}
        />
      )}
    </WrittenFeedback>
  );
}
