import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';

const Root = styled.section`
  display: grid;
  gap: 10px;
  align-content: start;
  & > ul {
    display: grid;
    & > li {
      display: grid;
      padding: 8px 0;
      border-bottom: 1px solid var(--hs-line);
      overflow-wrap: anywhere;
    }
  }
`;

/** Props of the list. */
export interface LatestQuestionsProps {
  /** The id of its heading's message. */
  readonly title: string;
  /** The list that has all of them. */
  readonly to: string;
  readonly questions: readonly {
    readonly node: { readonly id: string; readonly question: string; readonly askedAt: string };
  }[];
}

/** The latest questions of a kind, each a link to its answer. Renders a `<section>`. */
export function LatestQuestions({ title, to, questions }: LatestQuestionsProps): ReactNode {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Heading level={2} step="3" id={id}>
        <FormattedMessage id={title} />
      </Heading>
      {questions.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="assistants.noneOfThem" />
        </p>
      ) : (
        <>
          <ul>
            {questions.map(({ node }) => (
              <li key={node.id}>
                <Link to={`/admin/ai/questions/${node.id}`}>{node.question}</Link>
                <small className="hs-mute">
                  <Moment iso={node.askedAt} />
                </small>
              </li>
            ))}
          </ul>
          <p>
            <Link to={to}>
              <FormattedMessage id="assistants.allOfThem" />
            </Link>
          </p>
        </>
      )}
    </Root>
  );
}
