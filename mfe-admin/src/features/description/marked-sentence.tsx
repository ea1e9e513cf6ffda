import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminDescriptionCheckFragment } from './description.generated.ts';

const Root = styled.li`
  display: grid;
  gap: 6px;
  padding: 10px 0;
  border-bottom: 1px solid var(--hs-line);
  & > p {
    overflow-wrap: anywhere;
  }
  & mark {
    padding: 0 2px;
    border-radius: 3px;
    background: var(--hs-warn-wash);
    color: var(--hs-warn);
    text-decoration: underline wavy;
    text-underline-offset: 3px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;

/** A sentence with the facts that it rests on. */
export type CheckedSentence = AdminDescriptionCheckFragment['en'][number];

/** A piece of a sentence, and whether a fact backs it. */
interface Piece {
  readonly start: number;
  readonly text: string;
  readonly isBacked: boolean;
}

/** A sentence cut at the words that no fact backs. */
export function piecesOf({ text, unbacked }: Pick<CheckedSentence, 'text' | 'unbacked'>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of unbacked) {
    if (start > at) pieces.push({ start: at, text: text.slice(at, start), isBacked: true });
    pieces.push({ start, text: text.slice(start, end), isBacked: false });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), isBacked: true });
  return pieces;
}

/** Props of the sentence. */
export interface MarkedSentenceProps {
  readonly sentence: CheckedSentence;
  readonly lang: string;
  /** What a fact is called. */
  readonly labelOf: (key: string) => string;
}

/** A sentence with the words that no fact backs marked, and the facts behind it. Renders an `<li>`. */
export function MarkedSentence({ sentence, lang, labelOf }: MarkedSentenceProps): ReactNode {
  const { facts, unbacked } = sentence;
  return (
    <Root>
      <p lang={lang}>
        {piecesOf(sentence).map(({ start, text, isBacked }) =>
          isBacked ? <span key={start}>{text}</span> : <mark key={start}>{text}</mark>,
        )}
      </p>
      <div>
        {facts.map((key) => (
          <Badge key={key}>{labelOf(key)}</Badge>
        ))}
        {facts.length === 0 && (
          <Badge tone="warn">
            <FormattedMessage id="describe.noFact" />
          </Badge>
        )}
        {unbacked.length > 0 && (
          <Badge tone="warn">
            <FormattedMessage id="describe.unbacked" values={{ count: unbacked.length }} />
          </Badge>
        )}
      </div>
    </Root>
  );
}
