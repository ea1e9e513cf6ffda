import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Loading } from '../brand/loading.tsx';
import { Logo, LogoMark } from '../brand/logo.tsx';
import { Heading } from '../layout/heading.tsx';
import { Lead } from '../layout/lead.tsx';
import { Backdrop } from '../product/backdrop.tsx';
import { Year } from '../product/year.tsx';
import { backdropTones } from '../tokens/backdrop-tone.ts';
import { GallerySection, Row } from './gallery-section.tsx';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  font-size: var(--hs-t-micro);
  & > li {
    overflow: hidden;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    font-weight: 600;
  }
  & i {
    display: block;
    height: 56px;
  }
  & span {
    display: block;
    padding: 8px 10px;
  }
`;

const roles = `
  page surface sunken line line-strong ink ink-2 ink-3 plush plush-hover plush-wash
  tag tag-edge good good-wash warn warn-wash bad bad-wash focus ebony pearl
  wire paper-surf paper-shell paper-sonic paper-butter paper-fog band sold heart steel-hi steel-lo
`
  .trim()
  .split(/\s+/);

const Plush = styled.span`
  color: var(--hs-plush);
`;

const PaperBlock = styled(Backdrop)`
  display: grid;
  place-content: center;
  flex: 1 1 130px;
  min-height: 150px;
`;

/** Logo, colours, type and backdrops. */
export function Foundations({ children }: { children?: ReactNode }) {
  return (
    <>
      <Row>
        <Plush>
          <LogoMark size={128} />
        </Plush>
        <Logo name="Headstock" />
        <Plush>
          <LogoMark size={48} />
        </Plush>
        <Plush>
          <LogoMark size={24} />
        </Plush>
        <Loading label="Loading the gallery’s sign" />
        {children}
      </Row>
      <GallerySection title="Colour">
        <Swatches>
          {roles.map((role) => (
            <li key={role}>
              <i style={{ background: `var(--hs-${role})` }} />
              <span>{role}</span>
            </li>
          ))}
        </Swatches>
      </GallerySection>
      <GallerySection title="Type">
        <Year size="product">1959</Year>
        <div style={{ height: 24 }} />
        <Heading level={3} step="hero">
          Played in.
        </Heading>
        <Heading level={3} step="title">
          Electric guitars
        </Heading>
        <Heading level={3} step="1">
          On the wall this week
        </Heading>
        <Heading level={3} step="2">
          Une guitare d’exception
        </Heading>
        <Heading level={3} step="3">
          Condition report
        </Heading>
        <Lead>Lead. Four luthiers, one fret press and a great deal of patience.</Lead>
        <p>Text. Original lacquer with fine checking across the lower bout.</p>
        <p className="hs-small hs-mute">Small. Three-tone sunburst, 7 lb 8 oz.</p>
        <p className="hs-micro hs-mute">Micro. The smallest we set, 13 px.</p>
      </GallerySection>
      <GallerySection title="Backdrop">
        <Row>
          {backdropTones.map((tone) => (
            <PaperBlock key={tone} tone={tone}>
              {tone}
            </PaperBlock>
          ))}
        </Row>
      </GallerySection>
    </>
  );
}
