import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Markdown } from '@headstock/ui/markdown';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isPassed, type QuestionResult } from './trial.model.ts';
import type { QuestionRunControls } from './use-question-run.ts';

const Root = styled.ol`
  display: grid;
  gap: 10px;
  & > li {
    display: grid;
    gap: 6px;
    padding: 12px 14px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    & > .head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 6px 12px;
      overflow-wrap: anywhere;
    }
  }
  & summary {
    min-height: 28px;
    font-size: var(--hs-t-small);
    cursor: pointer;
  }
`;

function Result({ result }: { readonly result: QuestionResult }): ReactNode {
  const { text, locale, isAnswered, reply, problem } = result;
  const passed = isPassed(result);
  return (
    <li>
      <div className="head">
        <b lang={locale}>{text}</b>
        <Badge tone={passed === undefined ? 'plain' : passed ? 'good' : 'bad'}>
          <FormattedMessage
            id={passed === undefined ? 'assistants.run.waits' : passed ? 'assistants.run.passed' : 'assistants.run.not'}
          />
        </Badge>
      </div>
      <p className="hs-mute hs-small">
        <FormattedMessage id={isAnswered ? 'assistants.run.shouldAnswer' : 'assistants.run.shouldDecline'} />
      </p>
      {problem && <FormError>{problem}</FormError>}
      {reply && (
        <details open={passed === false}>
          <summary>
            <FormattedMessage id="assistants.run.answer" />
          </summary>
          <Markdown text={reply.content} />
        </details>
      )}
    </li>
  );
}

/** Props of the list. */
export interface QuestionRunListProps {
  readonly controls: QuestionRunControls;
  /** Questions in the saved set. */
  readonly count: number;
}

/** Runs the question set, and shows what came of each question. Renders a button and an `<ol>`. */
export function QuestionRunList({ controls, count }: QuestionRunListProps): ReactNode {
  const { run, isRunning, start, stop } = controls;
  if (count === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="assistants.run.none" />
      </p>
    );
  const results = run?.results ?? [];
  const done = results.filter((result) => isPassed(result) !== undefined);
  return (
    <div className="hs-stack">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button variant="outline" busy={isRunning} onClick={() => void start()}>
          <FormattedMessage id="assistants.run.start" values={{ count }} />
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={stop}>
            <FormattedMessage id="assistants.try.stop" />
          </Button>
        )}
      </div>
      {run && (
        <p role="status">
          <FormattedMessage
            id={isRunning ? 'assistants.run.progress' : 'assistants.run.result'}
            values={{
              passed: done.filter((result) => isPassed(result)).length,
              done: done.length,
              count: results.length,
            }}
          />
        </p>
      )}
      <Root>
        {results.map((result, index) => (
          <Result key={`${index} ${result.text}`} result={result} />
        ))}
      </Root>
    </div>
  );
}
