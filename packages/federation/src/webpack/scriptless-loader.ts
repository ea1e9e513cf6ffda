import { withoutScriptless } from './scriptless.ts';

/** A webpack loader for components of the browser: leaves out what only browsers without scripts show. */
export default withoutScriptless;
