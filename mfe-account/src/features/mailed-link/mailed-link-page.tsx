import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router';

/** What the page says in place of its form. */
export interface LinkOutcome {
  readonly title: ReactNode;
  readonly hint: ReactNode;
  readonly action: ReactNode;
}

export interface MailedLinkPageProps {
  /** Heading and document title. */
  readonly title: string;
  readonly lead: ReactNode;
  /** The form that uses the link's code, which may contain slashes. */
  readonly form: ComponentType<{ readonly code: string; readonly onDone: () => void }>;
  /** Shown once the form is done, and for an address without a code. */
  readonly outcomes: Readonly<Record<'done' | 'invalidLink', LinkOutcome>>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px);
  justify-content: center;
  gap: 24px;
  padding-block: clamp(32px, 6vw, 96px);
`;

/** The target of a mailed link with a code: its form, then the outcome. */
export function MailedLinkPage({ title, lead, form: Form, outcomes }: MailedLinkPageProps): ReactNode {
  const code = useParams()['*'] ?? '';
  const [done, setDone] = useState(false);
  const outcome = outcomes[done ? 'done' : 'invalidLink'];
  return (
    <>
      <PageHead title={title} />
      {done || code === '' ? (
        <div className="hs-wrap" role="status">
          <EmptyState level={1} title={outcome.title} actions={outcome.action}>
            {outcome.hint}
          </EmptyState>
        </div>
      ) : (
        <Root className="hs-wrap">
          <Heading level={1} step="2">
            {title}
          </Heading>
          <p className="hs-mute">{lead}</p>
          <Form code={code} onDone={() => setDone(true)} />
        </Root>
      )}
    </>
  );
}
