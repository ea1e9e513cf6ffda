import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';

/** A navigation shorter than this shows nothing, in ms. */
const delay = 100;

/** Whether a navigation waits for the code of the data router, which knows nothing of it yet. */
export const isActivatingRouterAtom = atom(false);

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Fixed, so that nothing on the page moves. With reduced motion the style sheet ends the animation at once, and the bar is still. */
const Bar = styled.div`
  position: fixed;
  z-index: calc(var(--hs-z-header) + 1);
  inset: 0 0 auto;
  height: 3px;
  background: var(--hs-plush);
  transform-origin: left;
  pointer-events: none;
  animation: ${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards;
  @media print {
    display: none;
  }
`;

/** True once `active` has been true for the delay without interruption. */
function useDelayed(active: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setIsOver(true), delay);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [active]);
  return active && isOver;
}

/** A bar at the top of the window, and a status for screen readers, while a navigation takes longer than 100 ms. */
export function NavigationProgress(): ReactNode {
  const intl = useIntl();
  const isActivating = useAtomValue(isActivatingRouterAtom);
  const isShown = useDelayed(useNavigation().state !== 'idle' || isActivating);
  return (
    <>
      {isShown ? <Bar data-navigating /> : null}
      <div role="status" className="hs-vh">
        {isShown ? intl.formatMessage({ id: 'shell.navigation.loading' }) : null}
      </div>
    </>
  );
}
