import { Browsing } from './browsing.tsx';
import { Controls } from './controls.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Instruments } from './instruments.tsx';
import { Messages } from './messages.tsx';

/** Props of the gallery. */
export interface KitchenSinkProps {
  /** Ids of a few pictures of the image service, in the crop `card`. */
  pictures: readonly string[];
  /** Id of one in the crop `full`. */
  feature: string;
}

/** Every component of the design system in every state. Needs a router around it. Renders a `<div>`; the page gives `<main>` and `<h1>`. */
export function KitchenSink({ pictures, feature }: KitchenSinkProps) {
  return (
    <div className="hs-wrap">
      <Foundations />
      <Controls />
      <Forms />
      <Browsing />
      <Instruments pictures={pictures} feature={feature} />
      <Messages />
    </div>
  );
}
