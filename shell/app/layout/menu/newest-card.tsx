import styled from '@emotion/styled';
import { Backdrop } from '@headstock/ui/backdrop';
import { Picture } from '@headstock/ui/picture';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { DepartmentPreview } from './department-preview.model.ts';

const Root = styled.div`
  flex: 1.5 1 0;
  min-width: 240px;
  container-type: inline-size;
  & > * {
    display: block;
    min-height: 250px;
    color: inherit;
    text-decoration: none;
  }
  & .said {
    position: relative;
    z-index: 1;
    display: grid;
    gap: 8px;
    width: 58%;
    padding: 24px 0 24px 24px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  & .year {
    font: 400 3.25rem/0.8 var(--hs-serif);
    letter-spacing: -0.03em;
    color: var(--hs-ink);
  }
  & .name {
    font: 400 1.75rem/1.02 var(--hs-serif);
    color: var(--hs-ink);
    text-wrap: balance;
  }
  & img {
    position: absolute;
    top: 0;
    right: -26px;
    width: auto;
    height: 128%;
    max-width: none;
  }
  & img[data-photo] {
    right: 0;
    width: 42%;
    height: 100%;
    object-fit: cover;
  }
  @container (max-width: 330px) {
    & .said {
      width: 50%;
      padding-left: 18px;
    }
    & .year {
      font-size: 2.5rem;
    }
    & .name {
      font-size: 1.375rem;
    }
    & img:not([data-photo]) {
      right: -96px;
    }
  }
  & a:hover .name {
    text-decoration: underline;
    text-decoration-color: var(--hs-plush);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.16em;
  }
`;

/** The newest arrival of a department on its backdrop; the backdrop alone while it is not known. Renders a `<div>`, nothing where there is none. */
export function NewestCard({ facts }: { readonly facts: DepartmentPreview | null }): ReactNode {
  if (!facts)
    return (
      <Root className="newest">
        <Backdrop tone="fog" />
      </Root>
    );
  const { newest } = facts;
  if (!newest) return null;
  return (
    <Root className="newest">
      <Backdrop as={Link} to={newest.to} tone={newest.backdrop}>
        <span className="said">
          <FormattedMessage id="shell.menu.newest" />
          {newest.year ? <span className="year">{newest.year}</span> : null}
          <span className="name">{newest.name}</span>
        </span>
        <Picture
          id={newest.imageId}
          alt=""
          view={newest.isPhoto ? 'photo' : 'card'}
          sizes="260px"
          widths={[320, 480, 640]}
        />
      </Backdrop>
    </Root>
  );
}
