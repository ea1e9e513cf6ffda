import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Backdrop } from '../product/backdrop.tsx';
import { BadNote, QuietNote } from './error-drawings.tsx';

const Root = styled.div`
  display: grid;
  place-items: center;
  padding-block: 56px 96px;
  & > div {
    width: 100%;
    max-width: 600px;
    text-align: center;
  }
  & [data-ground] {
    display: grid;
    place-items: center;
    min-height: 350px;
    max-height: 600px;
    padding: 24px;
  }
  & .status {
    margin: 32px 0 12px;
    font: 600 var(--hs-t-small) / 1 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-3);
  }
  & .said {
    font: 400 clamp(2.5rem, 1.9rem + 2.6vw, 4rem) / 0.96 var(--hs-serif);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & .hint {
    margin-top: 14px;
    color: var(--hs-ink-2);
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    margin-top: 16px;
  }
`;

/** Props of the error card. */
export interface ErrorCardProps {
  /** “404 Error”: the page's `<h1>`. */
  title: ReactNode;
  /** Level of the title where the card is not the whole page. */
  level?: 1 | 2;
  /** What happened, in large letters. */
  said: ReactNode;
  /** “Try one of the links below:” */
  hint?: ReactNode;
  /** Buttons that lead on. */
  links?: ReactNode;
  /** `not-found` is tablature that reads 4–0–4 with a snapped string, `general` a string that came off its post. */
  drawing?: 'not-found' | 'general';
  /** What the drawing shows. */
  drawingLabel: string;
}

/** The page of an error: a drawing, what happened, and where to go. Renders a `<div>`. */
export function ErrorCard({ title, level = 1, said, hint, links, drawing = 'general', drawingLabel }: ErrorCardProps) {
  const Title = `h${level}` as const;
  return (
    <Root>
      <div>
        <Backdrop tone="shell" flat>
          {drawing === 'not-found' ? <BadNote label={drawingLabel} /> : <QuietNote label={drawingLabel} />}
        </Backdrop>
        <Title className="status">{title}</Title>
        <p className="said">{said}</p>
        {hint && <p className="hint">{hint}</p>}
        {links && <div className="links">{links}</div>}
      </div>
    </Root>
  );
}
