import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import type { PageView } from './page-view.model.ts';

const gauges = [1, 1, 1.5, 2, 2.5, 3];
const string = 'linear-gradient(var(--hs-string),var(--hs-string))';
const across = gauges.map((gauge, at) => `${string} 0 ${10 + at * 16}%/100% ${gauge}px no-repeat`).join();
const along = gauges.map((gauge, at) => `${string} ${10 + at * 16}% 0/${gauge}px 100% no-repeat`).join();

const Root = styled.ol`
  --hs-string: color-mix(in srgb, var(--hs-wire) 36%, var(--hs-ebony));
  display: grid;
  grid-template-columns: 1fr 0.891fr 0.794fr 0.707fr;
  & > li {
    display: grid;
    grid-template-rows: 72px 1fr;
    gap: 20px;
  }
  & .fret {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    border-right: 3px solid var(--hs-wire);
    background: ${across}, var(--hs-ebony);
  }
  & > :first-child > .fret {
    border-left: 9px solid var(--hs-pearl);
    border-radius: 3px 0 0 3px;
  }
  & i {
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--hs-pearl);
  }
  & h2 {
    margin-bottom: 8px;
    font-size: var(--hs-t-3);
  }
  & .what {
    padding-right: 24px;
  }
  & p {
    max-width: 30em;
    color: var(--hs-ink-2);
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      grid-template-columns: 64px minmax(0, 1fr);
      grid-template-rows: auto;
      gap: 20px;
    }
    & .fret {
      flex-direction: column;
      border-right: 0;
      border-bottom: 3px solid var(--hs-wire);
      background: ${along}, var(--hs-ebony);
    }
    & > :first-child > .fret {
      border-top: 9px solid var(--hs-pearl);
      border-left: 0;
      border-radius: 3px 3px 0 0;
    }
    & .what {
      padding-block: 12px 28px;
      padding-right: 0;
    }
  }
  @media print {
    & .fret {
      display: none;
    }
  }
`;

/** How something goes, in four steps along the neck: each fret as far as it truly is, the last one with two dots. Renders an `<ol>`. */
export function Steps({ steps }: { readonly steps: PageView['steps'] }) {
  const intl = useIntl();
  return (
    <div className="hs-wrap">
      <Root aria-label={intl.formatMessage({ id: 'content.steps' })}>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <span className="fret" aria-hidden>
              <i />
              {at === steps.length - 1 && <i />}
            </span>
            <div className="what">
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Root>
    </div>
  );
}
