import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Markdown } from '@headstock/ui/markdown';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OutcomeBadge } from './outcome-badge.tsx';
import { StatementList } from './statement-list.tsx';
import { outcomeOf, statementsOf } from './trial.model.ts';
import { useTrial } from './use-trial.ts';

const Answer = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > .asked {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & summary {
    min-height: 28px;
    font-size: var(--hs-t-small);
    cursor: pointer;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Asks the saved draft of an assistant by the path that answers in the widget, and shows what supports each sentence. Renders a `<form>`. */
export function TrialPane({ assistantId }: { readonly assistantId: string }): ReactNode {
  const { asked, isAsking, ask, stop, forget } = useTrial(assistantId);
  const [text, setText] = useState('');
  const question = text.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (question !== '' && !isAsking) void ask(question);
  };
  return (
    <form className="hs-stack" onSubmit={submit}>
      <Field label={<FormattedMessage id="assistants.try.question" />}>
        <Textarea rows={3} maxLength={4_000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Acts>
        <Button type="submit" busy={isAsking}>
          <FormattedMessage id="assistants.try.ask" />
        </Button>
        {isAsking && (
          <Button variant="outline" onClick={stop}>
            <FormattedMessage id="assistants.try.stop" />
          </Button>
        )}
        {asked?.reply && !isAsking && (
          <Button variant="quiet" onClick={forget}>
            <FormattedMessage id="assistants.try.forget" />
          </Button>
        )}
      </Acts>
      {asked && (
        <Answer aria-live="polite" aria-busy={isAsking}>
          <p className="asked">{asked.text}</p>
          {(asked.reply?.content ?? asked.partial) !== '' && <Markdown text={asked.reply?.content ?? asked.partial} />}
          {asked.problem && <FormError alert>{asked.problem}</FormError>}
          {asked.reply && (
            <>
              <div>
                <OutcomeBadge outcome={outcomeOf(asked.reply)} />
              </div>
              <details>
                <summary>
                  <FormattedMessage id="assistants.try.sources" values={{ count: asked.reply.statements.length }} />
                </summary>
                <StatementList statements={statementsOf(asked.reply)} />
              </details>
            </>
          )}
        </Answer>
      )}
    </form>
  );
}
