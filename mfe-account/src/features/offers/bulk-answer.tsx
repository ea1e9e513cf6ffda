import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { PanelForm } from '#mfe-account/features/list-page/panel-form.tsx';
import { usePanelFocus } from '#mfe-account/features/list-page/use-panel-focus.ts';
import type { OffersRefusal } from './use-offers-answer.ts';

/** One answer to all chosen offers. */
export interface BulkAnswer {
  readonly action: 'ACCEPT' | 'COUNTER' | 'DECLINE';
  readonly percent: number | null;
  readonly reply: string | null;
}

/** Props of the form. */
export interface BulkAnswerFormProps {
  readonly count: number;
  readonly busy: boolean;
  readonly refusal: OffersRefusal | null;
  /** What the request threw. */
  readonly failure: unknown;
  /** Sends the answer; gives whether any offer took it. */
  readonly onAnswer: (answer: BulkAnswer) => Promise<boolean>;
}

const actions = ['ACCEPT', 'COUNTER', 'DECLINE'] as const satisfies readonly BulkAnswer['action'][];

/** The answers that several offers can be given, each asked about once more. Renders a `<div>`. */
export function BulkAnswerForm({ count, busy, refusal, failure, onAnswer }: BulkAnswerFormProps): ReactNode {
  const [action, setAction] = useState<BulkAnswer['action'] | null>(null);
  const [percent, setPercent] = useState('');
  const [reply, setReply] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const isOpen = action !== null && count > 0;
  useUnsavedForm(isOpen ? { percent, reply } : { percent: '', reply: '' });
  const root = useRef<HTMLDivElement>(null);
  usePanelFocus(root, isOpen ? action : null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (action === null) return;
    const share = Number(percent.replace('%', '').trim());
    const isShare = Number.isInteger(share) && share >= 1 && share <= 100;
    setIsWrong(action === 'COUNTER' && !isShare);
    if (action === 'COUNTER' && !isShare) return root.current?.querySelector('input')?.focus();
    const given = { action, percent: action === 'COUNTER' ? share : null };
    if (await onAnswer({ ...given, reply: action === 'ACCEPT' ? null : reply.trim() || null })) setAction(null);
  };
  if (!isOpen)
    return (
      <div className="do" ref={root}>
        {actions.map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === 'ACCEPT' ? 'plush' : name === 'COUNTER' ? 'outline' : 'quiet'}
            data-opens={name}
            disabled={count === 0}
            onClick={() => setAction(name)}
          >
            <FormattedMessage id={`offers.bulk.do.${name}`} values={{ count }} />
          </Button>
        ))}
      </div>
    );
  return (
    <div ref={root}>
      <PanelForm noValidate aria-labelledby="bulk-ask" onSubmit={(event) => void submit(event)}>
        <p id="bulk-ask">
          <FormattedMessage id={`offers.bulk.ask.${action}`} values={{ count }} />
        </p>
        {action === 'COUNTER' && (
          <Field
            label={<FormattedMessage id="offers.bulk.percent" />}
            hint={<FormattedMessage id="offers.bulk.percentHint" />}
            error={
              isWrong ? (
                <FormattedMessage id="offers.bulk.percentError" />
              ) : refusal?.field === 'PERCENT' ? (
                refusal.message
              ) : undefined
            }
          >
            <TextInput
              numeric
              inputMode="numeric"
              maxLength={4}
              value={percent}
              onChange={({ target }) => setPercent(target.value)}
            />
          </Field>
        )}
        {action !== 'ACCEPT' && (
          <Field
            label={<FormattedMessage id="offers.message" />}
            optionalLabel={<FormattedMessage id="offers.optional" />}
            error={refusal?.field === 'MESSAGE' ? refusal.message : undefined}
          >
            <Textarea rows={2} maxLength={1_000} value={reply} onChange={({ target }) => setReply(target.value)} />
          </Field>
        )}
        {refusal && refusal.field === null && <FormError alert>{refusal.message}</FormError>}
        <FormFailure error={failure} />
        <footer>
          <Button type="submit" size="small" busy={busy}>
            <FormattedMessage id={`offers.bulk.do.${action}`} values={{ count }} />
          </Button>
          <Button variant="quiet" size="small" onClick={() => setAction(null)}>
            <FormattedMessage id="offers.back" />
          </Button>
        </footer>
      </PanelForm>
    </div>
  );
}
