import styled from '@emotion/styled';
import { down, up } from '@headstock/ui/breakpoints';
import { Backdrop } from '@headstock/ui/backdrop';
import { backdropTones } from '@headstock/ui/backdrop-tone';
import { Picture } from '@headstock/ui/picture';
import { toneOf } from '@headstock/commerce-client/item';
import { monogramOf, type PageView } from './page-view.model.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 24px;
  padding-block: 12px 24px;
  & [data-tone] {
    display: grid;
    place-items: center;
    aspect-ratio: 5 / 4;
    margin-bottom: 18px;
    font: 400 clamp(4.5rem, 3rem + 6vw, 8.25rem) / 1 var(--hs-serif);
    letter-spacing: -0.03em;
    overflow: hidden;
  }
  & [data-tone] > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 40%;
  }
  &:where(:has([data-tone] > img)) [data-tone] {
    aspect-ratio: 1;
  }
  & h2 {
    font-size: var(--hs-t-3);
  }
  & .role {
    margin: 4px 0 10px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & .text {
    max-width: 34em;
    color: var(--hs-ink-2);
  }
  ${up('desktopMedium')} {
    &[data-count='many'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${down('tabletMedium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${down('mobileWide')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    & > li {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      gap: 0 16px;
      align-items: start;
    }
    & [data-tone] {
      aspect-ratio: 4 / 5;
      margin: 4px 0 0;
      font-size: 3rem;
    }
  }
`;

const sizes = '(min-width:1728px) 400px, (min-width:1024px) 24vw, (min-width:600px) 46vw, 96px';

/** People with their portraits, or their initials on backdrops of which no two alike stand side by side. Renders a `<ul>`. */
export function People({ people }: { readonly people: PageView['people'] }) {
  return (
    <div className="hs-wrap">
      <Root data-count={people.length > 6 ? 'many' : undefined}>
        {people.map(({ name, role, text, picture }, at) => (
          <li key={name}>
            {picture ? (
              <Backdrop tone={toneOf(picture.backdrop)}>
                <Picture id={picture.image.id} alt="" sizes={sizes} widths={[160, 320, 480, 640]} />
              </Backdrop>
            ) : (
              <Backdrop tone={backdropTones[at % backdropTones.length] ?? 'fog'} aria-hidden>
                {monogramOf(name)}
              </Backdrop>
            )}
            <div>
              <h2>{name}</h2>
              <p className="role">{role}</p>
              <p className="text">{text}</p>
            </div>
          </li>
        ))}
      </Root>
    </div>
  );
}
