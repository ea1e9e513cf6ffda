// Replaces the module that the plugin generates to start its own runtime in a container.
import { bundlerRuntime, type WebpackRequire } from './container-runtime.ts';

declare const __webpack_require__: WebpackRequire;

__webpack_require__.federation.bundlerRuntime = bundlerRuntime;
